import { useQuery } from '@tanstack/react-query';
import * as m from '#messages/staff-item.ts';
import { language } from '#messages/language.ts';
import { momentIn } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import type { AnswerOf } from '#contract/calls.ts';
import { staffCall } from '../../api/staff-call.ts';
import folding from '../../ui/folding-table.module.css';
import table from '../../ui/staff-table.module.css';
import { asCell, asHead, asRow, asRows, asTable } from '../../ui/table-roles.ts';
import { draftOf } from '../../item/draft.ts';
import styles from './item-versions.module.css';
import { changedFields } from './changed-fields.ts';

type Version = AnswerOf<'GET /staff/items/:id/versions'>['rows'][number];

/** Every save of an item, the newest first, and its changes. */
export function ItemVersions({ id, version }: { id: string; version: number }) {
  const { data } = useQuery({
    queryKey: ['versions', id, version],
    queryFn: ({ signal }) =>
      staffCall('GET /staff/items/:id/versions', { params: { id }, query: { size: 200 }, signal }),
  });
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <section className={`${styles.versions} mt-40`}>
      <h2 className="h2">{m.versions}</h2>
      <p className="small">{m.versionsNote}</p>
      <table className={`${folding.folds} ${table.table} mt-8`} {...asTable}>
        <thead {...asRows}>
          <tr {...asRow}>
            <th {...asHead}>{m.versionHead}</th>
            <th {...asHead}>{m.saved}</th>
            <th {...asHead}>{m.byHead}</th>
            <th {...asHead}>{m.whatChanged}</th>
          </tr>
        </thead>
        <tbody {...asRows}>
          {data.rows.map((row, place) => (
            <tr key={row.version} {...asRow} data-current={row.version === version || undefined}>
              <td {...asCell} className="num">
                {numberIn(language, row.version)}
              </td>
              <td {...asCell}>{momentIn(language, Date.parse(row.savedAt))}</td>
              <td {...asCell}>{row.savedBy?.name ?? m.tayari}</td>
              <td {...asCell}>{whatChanged(row, data.rows[place + 1])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function whatChanged(row: Version, before: Version | undefined): string {
  if (before === undefined) return m.firstVersion;
  const changed = changedFields(draftOf(before), draftOf(row)).map(({ name }) => name);
  return changed.length === 0 ? m.onlyStatus : changed.join(', ');
}
