// Runs before the first paint, inside the page (build/inline-first.ts). Sets on <html>, for the style sheets, what the browser knows
// already. Cookies hold the theme, the hidden navigation and the existence of a record or a goal. Storage tells whether a paper is under way. It only
// reads storage: only the program writes there.
(function () {
  var root = document.documentElement;
  document.cookie.split('; ').forEach(function (text) {
    var choice = /^(theme|nav|record)=(light|dark|hidden|here|goal)$/.exec(text);
    if (choice) root.setAttribute('data-' + choice[1], choice[2]);
  });
  var theme = root.getAttribute('data-theme');
  if (theme)
    document.querySelectorAll('meta[name=theme-color]').forEach(function (meta) {
      meta.content = theme === 'dark' ? '#111128' : '#FBFAF6';
    });

  // Until the program is there (client/student/shell/frame.tsx): the menu opens and closes. A submitted form waits for the program
  // (client/student/accounts/account-form.tsx), because the browser would leave the page. The last press of anything else waits too.
  var wide = matchMedia('(min-width: 1024px)');
  function navHere() {
    return wide.matches ? null : root.getAttribute('data-nav-here');
  }
  function setNav(hidden) {
    // Where it starts closed (client/student/shell/side-nav-state.ts) this is not a stored choice.
    if (navHere()) return root.setAttribute('data-nav-here', hidden ? 'closed' : 'open');
    if (hidden) root.setAttribute('data-nav', 'hidden');
    else root.removeAttribute('data-nav');
    document.cookie = 'nav=' + (hidden ? 'hidden; max-age=31536000' : '; max-age=0') + '; path=/; samesite=lax';
  }
  document.addEventListener('click', function (event) {
    if (root.hasAttribute('data-program')) return;
    if (event.target.closest('#nav-toggle')) setNav(navHere() ? navHere() === 'open' : !root.hasAttribute('data-nav'));
    else if (event.target.closest('[data-overlay]')) setNav(true);
    else hold(event);
  });
  // A press on a prerendered page; it takes effect when the program takes the page over (client/student/app/hydrate.tsx). A link waits only
  // while an exam is under way: it may start another exam, and only the program clears the data of the first.
  var held = null;
  function hold(event) {
    var links = root.hasAttribute('data-under-way') && !root.hasAttribute('data-failed') && !event.ctrlKey;
    held = event.target.closest('[data-prerendered] :is([type=button]' + (links ? ',main a' : '') + ')');
    if (held) event.preventDefault();
  }
  function press() {
    var pressed = held;
    held = null;
    // The program may have drawn the page anew.
    if (pressed && !pressed.isConnected)
      pressed = Array.from(document.querySelectorAll(pressed.localName)).find(function (other) {
        return other.innerHTML === pressed.innerHTML;
      });
    if (pressed) pressed.click();
  }
  document.addEventListener('program', press);
  document.addEventListener('keydown', function (event) {
    if (root.hasAttribute('data-program') || event.key !== 'Escape') return;
    if (!wide.matches) setNav(true);
  });
  document.addEventListener('submit', function (event) {
    if (event.defaultPrevented) return;
    event.preventDefault();
    event.target.setAttribute('data-held', '');
  });
  // The program will not come, so the waiting form says so.
  document.addEventListener(
    'error',
    function (event) {
      if (!(event.target instanceof HTMLScriptElement)) return;
      root.setAttribute('data-failed', '');
      press();
    },
    true,
  );

  try {
    var exam = JSON.parse(localStorage.getItem('exam'));
    if (exam && !exam.ended) {
      root.setAttribute('data-under-way', '');
      // The page has the first question of this paper (build/prerender.ts), but the student is further on.
      if (exam.id === root.getAttribute('data-paper')) {
        root.setAttribute('data-resumes', '');
        // A page with a drawn paper (build/drawn-page.ts) does not preload the questions of others.
        var bank = root.getAttribute('data-bank');
        if (bank) {
          var link = document.createElement('link');
          link.rel = 'modulepreload';
          link.crossOrigin = '';
          link.href = bank;
          document.head.append(link);
        }
      }
    }
  } catch {
    // Storage is blocked or unreadable: no paper is under way.
  }
})();
