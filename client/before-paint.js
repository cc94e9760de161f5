// Runs before the first paint, inside the page (scripts/inline-first.ts): what was kept of an earlier visit is set on
// <html> for the style sheets. The theme and the hidden navigation are in cookies; an attempt under way at the exam
// whose first question is in the page means that this question is not the one to show.
(function () {
  var root = document.documentElement;
  var theme = /(?:^|; *)theme=(light|dark)(?:;|$)/.exec(document.cookie);
  if (theme) {
    root.setAttribute('data-theme', theme[1]);
    document.querySelectorAll('meta[name=theme-color]').forEach(function (meta) {
      meta.content = theme[1] === 'dark' ? '#111128' : '#FBFAF6';
    });
  }
  if (/(?:^|; *)nav=hidden(?:;|$)/.test(document.cookie)) root.setAttribute('data-nav', 'hidden');
  try {
    var exam = JSON.parse(localStorage.getItem('exam'));
    if (exam && exam.id === root.getAttribute('data-exam') && !exam.ended) root.setAttribute('data-resumes', '');
  } catch {
    // Blocked or unreadable storage holds no attempt.
  }
})();
