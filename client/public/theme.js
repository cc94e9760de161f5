// Runs before the first paint: the theme and the hidden navigation, as kept in cookies, are set on <html> for the style
// sheets. A file of its own, since the content security policy allows no script inside the page.
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
})();
