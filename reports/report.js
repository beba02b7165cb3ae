(function () {
  "use strict";
  // A link may lead into something folded away.
  function unfold() {
    var id = decodeURIComponent(location.hash.slice(1));
    var target = id && document.getElementById(id);
    for (var node = target; node; node = node.parentElement) if (node.tagName === "DETAILS") node.open = true;
    if (target) target.scrollIntoView();
  }
  addEventListener("hashchange", unfold);
  unfold();

  var form = document.getElementById("filter");
  var findings = Array.prototype.slice.call(document.querySelectorAll("article.f"));
  var sections = Array.prototype.slice.call(document.querySelectorAll("section.doc"));
  if (!form || !findings.length) return;
  form.hidden = false;
  var said = form.querySelector("output");

  function chosen(name) {
    return Array.prototype.filter.call(form.elements[name], function (box) { return box.checked; }).map(function (box) { return box.value; });
  }
  function apply() {
    var verdicts = chosen("v"), severities = chosen("s"), rule = form.elements.r.value, shown = 0;
    findings.forEach(function (finding) {
      var data = finding.dataset;
      // A settled finding is no longer of the three verdicts one filters by; it stays while all three are shown.
      var known = verdicts.indexOf(data.v) >= 0 || (verdicts.length === 3 && ["violated", "not-stated", "unclear"].indexOf(data.v) < 0);
      var fits = known && severities.indexOf(data.s) >= 0 && (!rule || data.r.split(" ").indexOf(rule) >= 0);
      finding.hidden = !fits;
      if (fits) shown += 1;
    });
    var all = shown === findings.length;
    sections.forEach(function (section) { section.hidden = !all && !section.querySelector("article.f:not([hidden])"); });
    said.textContent = all ? findings.length + " findings" : shown + " of " + findings.length + " findings";
  }
  form.addEventListener("change", apply);
  form.addEventListener("reset", function () { setTimeout(apply, 0); });
  form.addEventListener("submit", function (event) { event.preventDefault(); });
  apply();

  var folded = [];
  addEventListener("beforeprint", function () {
    folded = Array.prototype.filter.call(document.querySelectorAll("details:not(.passed)"), function (d) { return !d.open; });
    folded.forEach(function (d) { d.open = true; });
  });
  addEventListener("afterprint", function () { folded.forEach(function (d) { d.open = false; }); });
})();
