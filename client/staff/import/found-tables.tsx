import type { ReactNode } from 'react';
import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/staff-import.ts';
import { staffPaths } from '../lib/paths.ts';
import folding from '../ui/folding-table.module.css';
import table from '../ui/staff-table.module.css';
import { asCell, asHead, asRow, asRows, asTable } from '../ui/table-roles.ts';
import type { FileQuestion } from './file-questions.ts';
import { partOf } from './file-strip.tsx';
import styles from './found-tables.module.css';

/** The problems by question, the questions that stay out with their reasons, and those that the bank has already. */
export function FoundTables({ questions }: { questions: readonly FileQuestion[] }) {
  const problems = questions.filter(({ fate }) => fate === 'problem');
  const skipped = questions.filter(({ fate }) => fate === 'skipped');
  const known = questions.filter(({ fate }) => fate === 'known');
  return (
    <>
      <FoundTable id={partOf.problem} title={m.problems(problems.length)} note={m.problemsNote} head={m.whatIsWrong}>
        {problems.flatMap(({ order, number, come }) =>
          (come?.problems ?? []).map(({ where, code, message }) => (
            <FoundRow key={`${order}${code}${message}`} where={where} number={number}>
              {message}
            </FoundRow>
          )),
        )}
      </FoundTable>
      <FoundTable id={partOf.skipped} title={m.skipped(skipped.length)} note={m.skippedNote} head={m.why}>
        {skipped.map(({ order, number, where, why }) => (
          <FoundRow key={order} where={where} number={number}>
            {why}
          </FoundRow>
        ))}
      </FoundTable>
      <FoundTable id={partOf.known} title={m.known(known.length)} note={m.knownNote} head={m.isItem}>
        {known.map(({ order, number, where, come }) => (
          <FoundRow key={order} where={where} number={number}>
            <Link className={button.link} to={staffPaths.item.to({ id: come?.known ?? '' })}>
              {come?.known}
            </Link>{' '}
            {come?.start}
          </FoundRow>
        ))}
      </FoundTable>
    </>
  );
}

interface FoundTableProps {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly head: string;
  readonly children: readonly ReactNode[];
}

function FoundTable({ id, title, note, head, children }: FoundTableProps) {
  if (children.length === 0) return null;
  return (
    <section className="mt-32" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <header className={`${layout.baseline} mb-16`}>
        <h2 className="h2" id={`${id}-title`}>
          {title}
        </h2>
        <p className="small">{note}</p>
      </header>
      <table className={`${folding.folds} ${table.table} ${styles.found}`} {...asTable} aria-labelledby={`${id}-title`}>
        <thead {...asRows}>
          <tr {...asRow}>
            <th {...asHead} className={styles.where}>
              {m.where}
            </th>
            <th {...asHead} className={styles.number}>
              {m.question}
            </th>
            <th {...asHead}>{head}</th>
          </tr>
        </thead>
        <tbody {...asRows}>{children}</tbody>
      </table>
    </section>
  );
}

/** If the question comes in, the row's link shows it. */
function FoundRow({ where, number, children }: { where: string; number: number | null; children: ReactNode }) {
  return (
    <tr {...asRow} data-found tabIndex={-1}>
      <td {...asCell} className={styles.where}>
        {where}
      </td>
      <td {...asCell} className={`num ${styles.number}`} data-label={m.question}>
        {number ?? '–'}
      </td>
      <td {...asCell} className={styles.said}>
        {children}
      </td>
    </tr>
  );
}
