import type { ReactNode } from 'react';
import { RecordTabs } from '#client/student/record/record-tabs.tsx';
import type { Counts } from '#client/student/shell/record-counts.ts';
import { Loading } from '#client/ui/loading.tsx';
import page from '#client/ui/page.module.css';
import { loadSheet, useSheet } from '#client/ui/use-sheet.ts';
import sheet from './record.css?url&no-inline';
import * as m from '#messages/record.ts';
import styles from './record-page.module.css';

const sheetId = 'record-sheet';

/** The style sheet of these pages, which loads during the read of the record. */
export const recordSheet = () => loadSheet(sheetId, sheet);

interface RecordPageProps {
  readonly title: string;
  /** A line under the title. */
  readonly lead?: ReactNode;
  /** The main next step. */
  readonly next?: ReactNode;
  /** The counts beside the names of tabs, by their addresses. */
  readonly counts?: Counts | undefined;
  /** Whether it is one of the tabs. */
  readonly tabs?: boolean;
  readonly children: ReactNode;
}

/** A page of the record: the links to the others, its title, the next step. */
export function RecordPage({ title, lead, next, counts, tabs = true, children }: RecordPageProps) {
  const there = useSheet(sheetId, sheet);
  if (!there) return <Loading />;
  return (
    <div className={`${styles.page} ${page.column}`}>
      {tabs && <RecordTabs counts={counts} />}
      <header className={styles.head}>
        <div>
          <h1 className="h1">{title}</h1>
          {lead !== undefined && <p className="lead">{lead}</p>}
        </div>
        {next}
      </header>
      {children}
    </div>
  );
}

/** Grey bars during the read of the record. */
export function RecordComing() {
  return (
    <div className={styles.coming} role="status" aria-label={m.coming}>
      <i />
      <i />
      <i />
    </div>
  );
}

/** What the account does not have yet; empty if it has all. */
export function NotSent({ papers }: { papers: number }) {
  return papers === 0 ? null : <p className={`small ${styles.note}`}>{m.notSent(papers)}</p>;
}
