import type { ReactNode } from 'react';
import { Loading } from '#client/ui/loading.tsx';
import page from '#client/ui/page.module.css';
import { useSheet } from '#client/ui/use-sheet.ts';
import sheet from './own.css?url&no-inline';

/** An account page, with the style sheet of only such pages. */
export function OwnPage({ children }: { children: ReactNode }) {
  const there = useSheet('own-sheet', sheet);
  return there ? <div className={page.column}>{children}</div> : <Loading />;
}
