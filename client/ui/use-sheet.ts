import { useEffect, useState } from 'react';

/** Loads a style sheet that only some pages have, once; true when it is there, or known not to come: a page without it still works. */
export function useSheet(id: string, href: string): boolean {
  const [there, setThere] = useState(() => document.getElementById(id)?.dataset['there'] !== undefined);
  useEffect(() => {
    if (there) return;
    const known = document.getElementById(id);
    const link = (known as HTMLLinkElement | null) ?? document.createElement('link');
    const done = () => {
      link.dataset['there'] = '';
      setThere(true);
    };
    link.addEventListener('load', done);
    link.addEventListener('error', done);
    if (known === null) {
      link.id = id;
      link.rel = 'stylesheet';
      link.href = href;
      document.head.append(link);
    }
    return () => {
      link.removeEventListener('load', done);
      link.removeEventListener('error', done);
    };
  }, [there, id, href]);
  return there;
}
