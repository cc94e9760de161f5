// Runs before the first paint, inside the page (build/inline-first.ts). Sets on <html> for the style sheets what was
// kept in cookies: the theme and the hidden navigation. What is typed until the program is there is kept for a timed page
// (client/app/take-over.tsx).
//
// A page that comes with the first question of its paper (build/prerender.ts) says in data-begins what a fresh attempt
// stores, its times as 0: the attempt begins here, where the question is first seen. One that is further on in this exam
// does not see it.
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

  window.earlyKeys = [];
  document.addEventListener('keydown', function (event) {
    if (!window.earlyKeys || event.ctrlKey || event.altKey || event.metaKey) return;
    // An option's letter or number darkens it at once where the question is there.
    var place = event.key.length === 1 ? 'abcde12345'.indexOf(event.key.toLowerCase()) % 5 : -1;
    var option =
      place < 0 ? null : document.querySelectorAll('html:not([data-resumes]) [data-stands-in] main input')[place];
    if (option) option.click();
    else window.earlyKeys.push(event.key);
  });

  var begins = root.getAttribute('data-begins');
  if (!begins) return;
  try {
    var values = JSON.parse(begins.replace(/"(startTime|beganAt)":0/g, '"$1":' + Date.now()));
    var stored = JSON.parse(localStorage.getItem('exam')) || {};
    if (stored.id === values.exam.id && !stored.ended) root.setAttribute('data-resumes', '');
    else
      Object.keys(values).forEach(function (key) {
        if (values[key] === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(values[key]));
      });
    // What is darkened outlives a reload that comes before the program.
    document.addEventListener('change', function (event) {
      if (!window.earlyKeys || root.hasAttribute('data-resumes')) return;
      values.exam.chosen = [event.target.value];
      localStorage.setItem('exam', JSON.stringify(values.exam));
    });
  } catch {
    // Storage is blocked, full or unreadable: the program begins the attempt, as it does without this.
  }
})();
