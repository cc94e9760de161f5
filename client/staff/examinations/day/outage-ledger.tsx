import layout from '#client/ui/layout.module.css';
import { timeZone } from '#client/lib/time/time-zone.ts';
import type { RoomBoard } from '#contract/room.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-day.ts';
import { timeAt } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import folding from '../../ui/folding-table.module.css';
import table from '../../ui/staff-table.module.css';
import { asCell, asHead, asRow, asRows, asTable } from '../../ui/table-roles.ts';
import styles from './day-tab.module.css';
import type { Outage } from './rooms-of.ts';

/** Every outage: its cost, its evidence, and the minutes given for it. */
export function OutageLedger({ outages }: Pick<RoomBoard, 'outages'>) {
  const at = (moment: string) => timeAt(Date.parse(moment), timeZone);
  const number = (value: number) => numberIn(language, value);
  const heads = [m.room, m.from, m.to, m.darkDevices, m.workedOn, m.proposed, m.given];
  return (
    <section className={`${styles.table} mt-40`} aria-labelledby="ledger">
      <header className={`${layout.between} mb-16`}>
        <h2 className="h2" id="ledger">
          {m.ledger}
        </h2>
        <p className="small">{m.ledgerNote}</p>
      </header>
      {outages.length === 0 && <p>{m.noOutages}</p>}
      {outages.length > 0 && (
        <table className={`${folding.folds} ${table.table}`} {...asTable}>
          <caption className="vh">{m.ledger}</caption>
          <thead {...asRows}>
            <tr {...asRow}>
              {heads.map((head) => (
                <th key={head} {...asHead}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...asRows}>
            {outages.map((outage) => (
              <tr key={outage.id} {...asRow}>
                <td {...asCell}>{outage.room}</td>
                <td {...asCell} data-label={m.from}>
                  {at(outage.from)}
                </td>
                <td {...asCell} data-label={m.to}>
                  {outage.to === null ? m.isOpen : at(outage.to)}
                </td>
                <td {...asCell} data-label={m.darkDevices}>
                  {number(outage.dark)}
                </td>
                <td {...asCell} data-label={m.workedOn}>
                  {number(outage.worked)}
                </td>
                <td {...asCell} data-label={m.proposed}>
                  {outage.to === null ? '–' : number(outage.minutes)}
                </td>
                <td {...asCell} data-label={m.given}>
                  {givenIn(outage)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function givenIn({ to, minutes, given, givenTo }: Outage): string {
  if (given !== null) return m.givenTo(given, givenTo);
  if (to === null) return '–';
  return minutes === 0 ? m.nothingLost : m.waits;
}
