import type { ReactNode } from 'react';
import { usePageTitle } from '#client/shell/page-title.ts';
import { Loading } from '#client/ui/loading.tsx';
import { useSheet } from '#client/ui/use-sheet.ts';
import sheet from './hall.css?url&no-inline';

/** Every screen of the hall stands in it, with the hall's style sheet, which no other page has. There is no frame: nothing leads out of the paper. */
export function HallPage({ children }: { children: ReactNode }) {
  const there = useSheet('hall-sheet', sheet);
  usePageTitle();
  return there ? <div className="hall">{children}</div> : <Loading />;
}
