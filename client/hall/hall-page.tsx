import { useEffect, useState, type ReactNode } from 'react';
import { usePageTitle } from '#client/shell/page-title.ts';
import { Loading } from '#client/ui/loading.tsx';
import sheet from './hall.css?url&no-inline';

const id = 'hall-sheet';

/** Loads the hall's style sheet, which no other page has; a page without it still works. */
function useHallSheet(): boolean {
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
      link.href = sheet;
      document.head.append(link);
    }
    return () => {
      link.removeEventListener('load', done);
      link.removeEventListener('error', done);
    };
  }, [there]);
  return there;
}

/** Every screen of the hall stands in it. There is no frame: nothing leads out of the paper. */
export function HallPage({ children }: { children: ReactNode }) {
  const there = useHallSheet();
  usePageTitle();
  return there ? <div className="hall">{children}</div> : <Loading />;
}
