(function () {
  "use strict";
  var form = document.getElementById("filter");
  var slice = Array.prototype.slice;
  var items = slice.call(document.querySelectorAll("article.f"));
  var sections = slice.call(document.querySelectorAll("section.doc"));

  // A link may lead into something folded away.
  function unfold() {
    var id = decodeURIComponent(location.hash.slice(1));
    var target = id && id.indexOf("=") < 0 && document.getElementById(id);
    for (var node = target; node; node = node.parentElement) if (node.tagName === "DETAILS") node.open = true;
    if (target) target.scrollIntoView();
  }
  addEventListener("hashchange", unfold);
  unfold();
  if (!form || !items.length) return;
  form.hidden = false;
  var said = form.querySelector("output");
  var texts = items.map(function (item) { return item.textContent.toLowerCase(); });

  function chosen(name) {
    return slice.call(form.elements[name]).filter(function (box) { return box.checked; }).map(function (box) { return box.value; });
  }
  function all(name, values) { return values.length === form.elements[name].length; }
  // What is chosen is kept in the address, so that a link shows the same.
  function keep(state) {
    var words = [];
    if (state.q) words.push("q=" + encodeURIComponent(state.q));
    ["v", "s"].forEach(function (name) { if (!all(name, state[name])) words.push(name + "=" + state[name].join(".")); });
    ["k", "c", "r"].forEach(function (name) { if (state[name]) words.push(name + "=" + state[name]); });
    var address = location.pathname + (words.length ? "?" + words.join("&") : "") + location.hash;
    try { history.replaceState(null, "", address); } catch (refused) { /* a file opened from a disk may not */ }
  }
  function recall() {
    var given = new URLSearchParams(location.search);
    ["v", "s"].forEach(function (name) {
      if (given.has(name)) slice.call(form.elements[name]).forEach(function (box) { box.checked = given.get(name).split(".").indexOf(box.value) >= 0; });
    });
    ["q", "k", "c", "r"].forEach(function (name) { if (given.has(name)) form.elements[name].value = given.get(name); });
  }
  function fits(item, text, state) {
    var data = item.dataset;
    return state.v.indexOf(data.v) >= 0 && state.s.indexOf(data.s) >= 0 && (!state.k || data.k === state.k) && (!state.c || data.c === state.c) &&
      (!state.r || data.r.split(" ").indexOf(state.r) >= 0) && state.q.split(/\s+/).every(function (word) { return text.indexOf(word) >= 0; });
  }
  function apply() {
    var state = { v: chosen("v"), s: chosen("s"), k: form.elements.k.value, c: form.elements.c.value, r: form.elements.r.value, q: form.elements.q.value.trim().toLowerCase() };
    var shown = 0, rules = {};
    items.forEach(function (item, number) {
      var fit = fits(item, texts[number], state);
      item.hidden = !fit;
      if (!fit) return;
      shown += 1;
      item.dataset.r.split(" ").forEach(function (rule) { rules[rule] = true; });
    });
    var every = shown === items.length;
    slice.call(document.querySelectorAll("ul.also li, ol.gravest li")).forEach(function (row) {
      var target = document.getElementById(row.querySelector("a").getAttribute("href").slice(1));
      row.hidden = !!target && target.hidden;
    });
    sections.forEach(function (section) {
      section.hidden = !every && !section.querySelector("article.f:not([hidden]), ul.also li:not([hidden])");
      var link = section.id && document.querySelector('nav a[href="#' + section.id + '"]');
      if (link) link.hidden = section.hidden;
      if (!every && !section.hidden) slice.call(section.querySelectorAll("details.more")).forEach(function (folded) {
        if (folded.querySelector("article.f:not([hidden])")) folded.open = true;
      });
    });
    slice.call(document.querySelectorAll(".mx tr[data-r]")).forEach(function (row) { row.hidden = !every && !rules[row.dataset.r]; });
    said.textContent = every ? items.length + " items" : shown + " of " + items.length + " items";
    keep(state);
  }
  form.addEventListener("change", apply);
  form.elements.q.addEventListener("input", apply);
  form.addEventListener("reset", function () { setTimeout(apply, 0); });
  form.addEventListener("submit", function (event) { event.preventDefault(); });
  recall();
  apply();

  var folded = [];
  addEventListener("beforeprint", function () {
    folded = slice.call(document.querySelectorAll("details:not(.passed):not(.more)")).filter(function (d) { return !d.open; });
    folded.forEach(function (d) { d.open = true; });
  });
  addEventListener("afterprint", function () { folded.forEach(function (d) { d.open = false; }); });
})();
