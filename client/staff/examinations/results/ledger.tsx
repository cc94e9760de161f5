import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResultRow } from '#contract/merit.ts';
import * as m from '#messages/staff-results.ts';
import { staffCall } from '../../api/staff-call.ts';
import act from '../../ui/act.module.css';
import table from '../../ui/staff-table.module.css';
import { asCell, asRow } from '../../ui/table-roles.ts';
import { standingOf } from '../merit/standing.ts';
import { useMerit } from '../merit/use-merit.ts';
import { examinationKey } from '../use-examination.ts';
import styles from './results-tab.module.css';
import { ResultsTable, type OnScreen } from './results-table.tsx';

interface LedgerProps {
  readonly code: string;
  readonly rows: readonly ResultRow[];
  readonly sections: readonly string[];
}

/** The results on the screen: where each stands on the lists, and in the row why one is above the next of the same total. */
export function Ledger({ code, rows, sections }: LedgerProps) {
  const { data: merit } = useMerit(code);
  const [asked, setAsked] = useState<string | null>(null);
  const standing = merit && standingOf(merit);
  const nextOf = (symbolNumber: string) => {
    const at = merit?.ranking.findIndex((row) => row.symbolNumber === symbolNumber) ?? -1;
    const [row, next] = [merit?.ranking[at], merit?.ranking[at + 1]];
    return row && next && row.total === next.total ? next.symbolNumber : null;
  };
  const onScreen: OnScreen = {
    standing: ({ symbolNumber, rank, list }) => {
      const where = standing?.get(symbolNumber) ?? (rank === null || merit === undefined ? '' : m.noSeat);
      const next = nextOf(symbolNumber);
      const isOpen = asked === symbolNumber;
      return (
        <span className={styles.standing}>
          <span data-seat={list !== null || undefined}>
            {standing?.has(symbolNumber) && <i aria-hidden="true" />}
            {where}
          </span>
          {next !== null && (
            <button
              type="button"
              className={`${act.act} ${styles.why}`}
              aria-expanded={isOpen}
              aria-label={m.whyAbove(symbolNumber, next)}
              onClick={() => setAsked(isOpen ? null : symbolNumber)}
            >
              {m.why}
            </button>
          )}
        </span>
      );
    },
    below: ({ symbolNumber }, columns) => {
      const next = asked === symbolNumber ? nextOf(symbolNumber) : null;
      return (
        next !== null && (
          <tr {...asRow} data-below="">
            <td {...asCell} colSpan={columns}>
              <Why code={code} a={symbolNumber} b={next} />
            </td>
          </tr>
        )
      );
    },
  };
  return (
    <ResultsTable className={`${table.table} ${styles.ledger}`} onScreen={onScreen} rows={rows} sections={sections} />
  );
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
