import { Fragment, useState } from 'react';
import type { ListedAccount } from '#contract/staff-accounts.ts';
import * as m from '#messages/staff-college.ts';
import { Button } from '#client/ui/button.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import folding from '../ui/folding-table.module.css';
import table from '../ui/staff-table.module.css';
import { asCell, asHead, asRow, asRows, asTable } from '../ui/table-roles.ts';
import { shortDay } from '../lib/short-day.ts';
import { ManagedAccount } from './managed-account.tsx';
import { namesOf } from '../ui/duty-names.ts';

interface AccountsTableProps {
  /** Undefined until they have come. */
  readonly rows: readonly ListedAccount[] | undefined;
  readonly busy: boolean;
}

/** A page of accounts as a ledger. The actions for an account open below its row. */
export function AccountsTable({ rows, busy }: AccountsTableProps) {
  const [managed, setManaged] = useState<string | null>(null);
  return (
    <table className={`${folding.folds} ${table.table}`} {...asTable} aria-busy={busy}>
      <caption className="vh">{m.accounts}</caption>
      <thead {...asRows}>
        <tr {...asRow}>
          {[m.name, m.duty, m.lastSeen, ''].map((title) => (
            <th key={title} {...asHead}>
              {title === '' ? <span className="vh">{m.manageShort}</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...asRows}>
        {rows === undefined && busy && <SkeletonRows columns={4} />}
        {rows?.map((row, place) => (
          <Fragment key={row.id}>
            <tr {...asRow} data-tinted={place % 10 > 4 || undefined} data-current={managed === row.id || undefined}>
              <td {...asCell}>
                <b>{row.name}</b>
                <small>{row.email}</small>
              </td>
              <td {...asCell}>
                {namesOf(row.duties)}
                <small>
                  {row.emailProven ? m.proven : m.unproven}
                  {row.secondFactor && `, ${m.withSecondFactor}`}
                </small>
              </td>
              <td {...asCell} data-label={m.lastSeen}>
                {row.seenAt === null ? m.never : shortDay(row.seenAt)}
                <small>{m.sessions(row.sessions)}</small>
              </td>
              <td {...asCell}>
                <Button
                  kind="link"
                  aria-expanded={managed === row.id}
                  aria-label={m.manage(row.name)}
                  onClick={() => setManaged((shown) => (shown === row.id ? null : row.id))}
                >
                  {managed === row.id ? m.close : m.manageShort}
                </Button>
              </td>
            </tr>
            {managed === row.id && (
              <tr {...asRow} data-below="" data-current="">
                <td {...asCell} colSpan={4}>
                  <ManagedAccount account={row} onGone={() => setManaged(null)} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
