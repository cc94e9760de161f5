// Runs before the first paint, inside the page (build/inline-first.ts). Sets on <html>, for the style sheets, what the
// browser knows already: the theme and the hidden navigation from cookies, and whether a paper is under way in storage.
// It only reads storage: the program alone writes there.
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
    if (exam && !exam.ended) {
      root.setAttribute('data-under-way', '');
      // The page has the first question of this paper (build/prerender.ts): the student is further on.
      if (exam.id === root.getAttribute('data-paper')) root.setAttribute('data-resumes', '');
    }
  } catch {
    // Storage is blocked or unreadable: no paper is under way.
  }
})();
