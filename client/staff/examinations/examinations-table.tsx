import { timeZone } from '#client/lib/time/time-zone.ts';
import type { Examination } from '#contract/examination.ts';
import { Link } from '#client/ui/link.tsx';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-examinations.ts';
import { momentTwice } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import { staffPaths } from '../lib/paths.ts';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import folding from '../ui/folding-table.module.css';
import table from '../ui/staff-table.module.css';
import type { useRowKeys } from '../ui/use-row-keys.ts';
import { asCell, asHead, asRow, asRows, asTable } from '../ui/table-roles.ts';
import { SmallCourse } from './course.tsx';
import styles from './examinations-table.module.css';
import { nextStep } from './next-step.ts';
import { tabAddress } from './shared/tab-address.ts';
import { titleOf } from './shared/title-of.ts';

interface ExaminationsTableProps {
  readonly title: string;
  /** The content of the last column. */
  readonly last: string;
  /** Undefined until they have come. */
  readonly rows: readonly Examination[] | undefined;
  /** The text when there is none. */
  readonly none: string;
  /** The keyboard's way through the rows of all tables of the screen. */
  readonly cursor: ReturnType<typeof useRowKeys>;
}

/** Examinations with their start, their state and their next step. */
export function ExaminationsTable({ title, last, rows, none, cursor }: ExaminationsTableProps) {
  const { current, rowProps } = cursor;
  return (
    <table
      className={`${folding.folds} ${table.table} ${styles.examinations}`}
      {...asTable}
      aria-busy={rows === undefined}
    >
      <caption className="vh">{title}</caption>
      <thead {...asRows}>
        <tr {...asRow}>
          <th {...asHead} className={styles.code}>
            {m.code}
          </th>
          <th {...asHead}>{m.examination}</th>
          <th {...asHead} className={styles.start}>
            {m.start}
          </th>
          <th {...asHead} className={`${styles.count} text-right`}>
            {m.candidates}
          </th>
          <th {...asHead} className={styles.state}>
            {m.state}
          </th>
          <th {...asHead} className={styles.next}>
            {last}
          </th>
        </tr>
      </thead>
      <tbody {...asRows}>
        {rows === undefined && <SkeletonRows columns={6} />}
        {rows?.length === 0 && (
          <tr {...asRow}>
            <td {...asCell} colSpan={6}>
              {none}
            </td>
          </tr>
        )}
        {rows?.map((each) => {
          const { title: step, segment, note } = nextStep(each);
          return (
            <tr key={each.code} {...asRow} {...rowProps(each.code)} data-current={current === each.code || undefined}>
              <td {...asCell} className={styles.code}>
                <Link to={staffPaths.examination.to({ code: each.code })}>{each.code}</Link>
              </td>
              <td {...asCell} className={`${styles.title} semibold anywhere`}>
                {titleOf(each.title)}
              </td>
              <td {...asCell} className={`${styles.start} whitespace-nowrap`}>
                <Start moment={Date.parse(each.startsAt)} />
              </td>
              <td {...asCell} className={`${styles.count} text-right`} data-label={m.candidates}>
                {numberIn(language, each.counts.candidates)}
              </td>
              <td {...asCell} className={styles.state}>
                <SmallCourse state={each.state} />
              </td>
              <td {...asCell} className={styles.next}>
                <Link to={tabAddress(each.code, segment)}>{step}</Link>
                {note !== undefined && <small>{note}</small>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The start: with the weekday by the calendar of the language, and below it the day by the other one. */
function Start({ moment }: { readonly moment: number }) {
  const [own, other] = momentTwice(language, moment, timeZone);
  return (
    <>
      {own}
      {other !== undefined && <small>{other}</small>}
    </>
  );
}
