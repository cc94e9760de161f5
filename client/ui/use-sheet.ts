import { useEffect, useState } from 'react';

/** Loads a style sheet of only some pages, once. Resolves when it is there or has failed: a page without it still works. */
export function loadSheet(id: string, href: string): Promise<void> {
  const known = document.getElementById(id);
  const link = (known as HTMLLinkElement | null) ?? document.createElement('link');
  if (link.dataset['there'] !== undefined) return Promise.resolve();
  if (known === null) {
    link.id = id;
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }
  return new Promise((resolve) => {
    const done = () => {
      link.dataset['there'] = '';
      resolve();
    };
    link.addEventListener('load', done);
    link.addEventListener('error', done);
  });
}

/** Whether a style sheet of only some pages is there (see `loadSheet`). It loads the sheet. */
export function useSheet(id: string, href: string): boolean {
  const [there, setThere] = useState(() => document.getElementById(id)?.dataset['there'] !== undefined);
  useEffect(() => {
    if (there) return;
    let shown = true;
    void loadSheet(id, href).then(() => shown && setThere(true));
    return () => {
      shown = false;
    };
  }, [there, id, href]);
  return there;
}
