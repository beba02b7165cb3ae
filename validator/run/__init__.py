"""One run: settings, files gathered, filings judged on several processors, answers kept."""
