import type { ReactNode } from 'react';
import button from '#client/ui/button.module.css';
import layout from '#client/ui/layout.module.css';
import { apiBase } from '#client/lib/api/call.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { nepalTime } from '#text/dates.ts';
import * as m from '#messages/staff-log.ts';
import { Notice } from '../ui/notice.tsx';
import { Pager } from '../ui/pager.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import folding from '../ui/folding-table.module.css';
import table from '../ui/staff-table.module.css';
import { asCell, asHead, asRow, asRows, asTable } from '../ui/table-roles.ts';
import { TryAgain } from '../ui/try-again.tsx';
import { byDay } from './log-time.ts';
import styles from './log.module.css';
import { pageSize } from '#contract/page-size.ts';

/** The head of a day's lines. Its role stays even where a narrow screen shows rows as grids. */
const asDay = { role: 'rowheader', scope: 'rowgroup' };

interface Row {
  readonly at: string;
}

interface LogPageProps<Of extends Row> {
  readonly title: string;
  /** Whether it is a screen of its own: then it has the screen's heading. */
  readonly isWhole?: boolean;
  readonly note: string;
  /** The text when there is no line. */
  readonly empty: string;
  /** The path of the same log as a file, below the API. */
  readonly file: string;
  /** Links to other places. */
  readonly links?: ReactNode;
  /** The filters of its lines. */
  readonly filter?: ReactNode;
  readonly columns: readonly string[];
  readonly answer: { readonly rows: readonly Of[]; readonly total: number } | undefined;
  readonly error: Error | null;
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly page: number;
  readonly onGo: (page: number) => void;
  /** The cells of a line, one for each column. */
  readonly children: (row: Of) => ReactNode;
}

/** A log, page by page, its lines under their days, with its file. */
export function LogPage<Of extends Row>(props: LogPageProps<Of>) {
  const { title, columns, answer, error, page } = props;
  const Heading = props.isWhole === true ? 'h1' : 'h2';
  const pages = Math.max(1, Math.ceil((answer?.total ?? 0) / pageSize));
  return (
    <section aria-labelledby="log">
      <header className={`${layout.between} ${styles.head}`}>
        <div>
          <Heading className={Heading} id="log">
            {title}
          </Heading>
          <p className="ink-2">{props.note}</p>
        </div>
        <span className={layout.row}>
          {props.links}
          <a className={button.link} href={apiBase + props.file} download>
            {m.exportCsv}
          </a>
        </span>
      </header>
      {props.filter}
      {error !== null && (
        <Notice acts={<TryAgain busy={props.busy} onClick={props.onRetry} />}>
          <b>{m.logNotLoaded}</b> {error.message}
        </Notice>
      )}
      {(answer !== undefined || error === null) && (
        <table
          className={`${folding.folds} ${table.table} ${styles.log}`}
          {...asTable}
          aria-busy={answer === undefined}
        >
          <caption className="vh">{title}</caption>
          <thead {...asRows}>
            <tr {...asRow}>
              {columns.map((name) => (
                <th key={name} {...asHead}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {answer === undefined && (
            <tbody {...asRows}>
              <SkeletonRows columns={columns.length} />
            </tbody>
          )}
          {answer?.total === 0 && (
            <tbody {...asRows}>
              <tr {...asRow}>
                <td {...asCell} colSpan={columns.length}>
                  {props.empty}
                </td>
              </tr>
            </tbody>
          )}
          {byDay(answer?.rows ?? [], timeZone).map(({ day, rows }) => (
            <tbody key={day} {...asRows}>
              <tr {...asRow} className={styles.day}>
                <th {...asDay} colSpan={columns.length}>
                  {day}
                </th>
              </tr>
              {rows.map(props.children)}
            </tbody>
          ))}
        </table>
      )}
      {answer !== undefined && answer.total > pageSize && (
        <Pager page={page} pages={pages} total={answer.total} size={pageSize} onGo={props.onGo} />
      )}
      <p className="small mt-8">{m.timesOf(timeZone === nepalTime ? m.nepal : timeZone)}</p>
    </section>
  );
}
