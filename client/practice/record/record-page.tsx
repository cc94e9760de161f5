import type { ReactNode } from 'react';
import { ownPaths } from '#client/shell/own-paths.ts';
import { Link } from '#client/ui/link.tsx';
import { Loading } from '#client/ui/loading.tsx';
import page from '#client/ui/page.module.css';
import { useSheet } from '#client/ui/use-sheet.ts';
import sheet from './record.css?url&no-inline';
import * as m from '#messages/record.ts';
import * as titles from '#messages/record-titles.ts';

/** The pages of the record, in the order of their tabs. */
const tabs = [
  { name: titles.progress, to: ownPaths.progress.to() },
  { name: titles.mistakes, to: ownPaths.mistakes.to() },
  { name: titles.review, to: ownPaths.review.to() },
];

interface RecordPageProps {
  readonly title: string;
  /** A line under the title. */
  readonly lead?: ReactNode;
  /** The one thing to do next. */
  readonly next?: ReactNode;
  /** What stands beside the name of a tab, by its address. */
  readonly counts?: Readonly<Record<string, number>>;
  readonly children: ReactNode;
}

/** A page of the record: its title, what to do next, the way to the others. */
export function RecordPage({ title, lead, next, counts = {}, children }: RecordPageProps) {
  const there = useSheet('record-sheet', sheet);
  if (!there) return <Loading />;
  return (
    <div className={`rec ${page.column}`}>
      <header className="rh">
        <div>
          <h1 className="h1">{title}</h1>
          {lead !== undefined && <p className="lead">{lead}</p>}
        </div>
        {next}
      </header>
      <nav className="rtabs" aria-label={m.yourRecord}>
        <ul>
          {tabs.map(({ name, to }) => (
            <li key={to}>
              <Link to={to} aria-current={name === title ? 'page' : undefined}>
                <i aria-hidden="true" />
                {name}
                {counts[to] !== undefined && counts[to] > 0 && <span className="n mono">{counts[to]}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}

/** Grey bars while the record is read. */
export function RecordComing() {
  return (
    <div className="rcoming" role="status" aria-label={m.coming}>
      <i />
      <i />
      <i />
    </div>
  );
}

/** What the account does not have yet; nothing where it has all. */
export function NotSent({ papers }: { papers: number }) {
  return papers === 0 ? null : <p className="small rnote">{m.notSent(papers)}</p>;
}
