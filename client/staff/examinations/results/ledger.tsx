import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import ring from '#client/ui/ring.module.css';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import { Link } from '#client/ui/link.tsx';
import type { ListedResult, ResultRow } from '#contract/merit.ts';
import * as m from '#messages/staff-results.ts';
import { staffCall } from '../../api/staff-call.ts';
import { staffPaths } from '../../lib/paths.ts';
import folding from '../../ui/folding-table.module.css';
import table from '../../ui/staff-table.module.css';
import { asCell, asHead, asRow, asRows, asTable } from '../../ui/table-roles.ts';
import { useKeys } from '../../ui/use-keys.ts';
import { useRowKeys } from '../../ui/use-row-keys.ts';
import { countOf, inText, marksOf } from '../../item/figures.ts';
import { standingOf } from '../shared/standing.ts';
import type { Merit } from '../shared/use-merit.ts';
import { examinationKey } from '../shared/use-examination.ts';
import { bracketAt } from './bracket.ts';
import styles from './ledger.module.css';
import { shortTitle } from './short-title.ts';
import { sectionName } from '../shared/section-name.ts';

interface LedgerProps {
  readonly code: string;
  readonly rows: readonly ListedResult[];
  readonly sections: readonly string[];
  /** Undefined until it has come: no candidate has a place yet. */
  readonly merit: Merit | undefined;
}

/**
 * The results on the screen: marks by section, each candidate's place on the lists, and the end of the open list. The row says why one
 * candidate is above the next with the same total. The files hold the rest.
 */
export function Ledger({ code, rows, sections, merit }: LedgerProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const { current, rowProps } = useRowKeys(rows.map(({ symbolNumber }) => symbolNumber));
  const nextOf = (symbolNumber: string) => {
    const at = merit?.ranking.findIndex((row) => row.symbolNumber === symbolNumber) ?? -1;
    const [row, next] = [merit?.ranking[at], merit?.ranking[at + 1]];
    return row && next && row.total === next.total ? next.symbolNumber : null;
  };
  const ask = (symbolNumber: string) => setAsked((before) => (before === symbolNumber ? null : symbolNumber));
  useKeys({ w: () => current !== null && nextOf(current) !== null && ask(current) });
  const standing = merit && standingOf(merit);
  const lastOpen = merit?.open[merit.open.length - 1];
  const columns = 6 + sections.length;
  return (
    <table className={`${folding.folds} ${table.table} ${styles.ledger}`} {...asTable}>
      <caption className="vh">{m.results}</caption>
      <thead {...asRows}>
        <tr {...asRow}>
          <th {...asHead} className={styles.figure}>
            {m.rank}
          </th>
          <th {...asHead}>{m.number}</th>
          <th {...asHead}>{m.name}</th>
          <th {...asHead} className={styles.figure}>
            {m.total}
          </th>
          {sections.map((title) => (
            <th key={title} {...asHead} className={styles.figure}>
              <abbr title={sectionName(title)}>
                {sections.length > 2 ? shortTitle(sectionName(title)) : sectionName(title)}
              </abbr>
            </th>
          ))}
          <th {...asHead} className={styles.figure}>
            {m.wrong}
          </th>
          <th {...asHead}>{m.list}</th>
        </tr>
      </thead>
      <tbody {...asRows}>
        {rows.map((row, index) => {
          const { symbolNumber, list, late, implausible } = row;
          const next = nextOf(symbolNumber);
          const isOpen = asked === symbolNumber;
          return (
            <Fragment key={symbolNumber}>
              <tr
                {...asRow}
                {...rowProps(symbolNumber)}
                data-bracket={bracketAt(rows, index)}
                data-tinted={index % 10 >= 5 || undefined}
                data-current={current === symbolNumber || undefined}
              >
                <td {...asCell} className={styles.figure}>
                  {countOf(row.rank)}
                </td>
                <td {...asCell} className={styles.number}>
                  <Link to={staffPaths.timeline.to({ code, symbolNumber })} title={m.timelineOf(symbolNumber)}>
                    {symbolNumber}
                  </Link>
                </td>
                <td {...asCell} className={styles.name}>
                  {row.name}
                  {late > 0 && <small>{`${m.lateAnswersHead}: ${inText(late)}`}</small>}
                  {implausible > 0 && <small>{`${m.implausibleHead}: ${inText(implausible)}`}</small>}
                </td>
                <td {...asCell} className={`${styles.figure} ${styles.total}`}>
                  {marksOf(row.total)}
                </td>
                {sections.map((title) => (
                  <td key={title} {...asCell} className={`${styles.figure} ${styles.part}`}>
                    {marksOf(row.sections[title])}
                  </td>
                ))}
                <td {...asCell} className={`${styles.figure} ${styles.part}`}>
                  {row.rank === null ? '–' : row.wrong}
                </td>
                <td {...asCell} className={styles.list}>
                  <span className={`${layout.line} ${styles.standing}`}>
                    <span data-seat={list !== null || undefined}>
                      {standing?.has(symbolNumber) && <i className={ring.ring} aria-hidden="true" />}
                      {standing?.get(symbolNumber) ?? (merit && withoutSeat(row))}
                    </span>
                    {next !== null && (
                      <Button
                        kind="link"
                        className={styles.why}
                        aria-expanded={isOpen}
                        aria-label={m.whyAbove(symbolNumber, next)}
                        onClick={() => ask(symbolNumber)}
                      >
                        {m.why}
                      </Button>
                    )}
                  </span>
                </td>
              </tr>
              {isOpen && next !== null && (
                <tr {...asRow} data-below="" data-current={current === symbolNumber || undefined}>
                  <td {...asCell} colSpan={columns}>
                    <Why code={code} a={symbolNumber} b={next} />
                  </td>
                </tr>
              )}
              {symbolNumber === lastOpen?.symbolNumber && (
                <tr {...asRow} data-below="" className={styles.cut}>
                  <td {...asCell} colSpan={columns}>
                    {m.openEnds(inText(merit?.open.length ?? 0), inText(marksOf(lastOpen.total)))}
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

/** The text for a candidate on no list. */
function withoutSeat({ rank, passed }: ResultRow): string {
  if (rank === null) return m.absent;
  return passed ? m.noSeat : m.fail;
}

function Why({ code, a, b }: { readonly code: string; readonly a: string; readonly b: string }) {
  const { data, error } = useQuery({
    queryKey: examinationKey(code, 'why', { a, b }),
    queryFn: ({ signal }) =>
      staffCall('GET /staff/examinations/:code/merit/why', { params: { code }, query: { a, b }, signal }),
    retry: false,
  });
  return (
    <p role="status" className={styles.sentence}>
      {data?.sentence ?? error?.message}
    </p>
  );
}
