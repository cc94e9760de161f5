import { timeZone } from '#client/lib/time/time-zone.ts';
import * as m from '#messages/hall.ts';
import { language } from '#messages/language.ts';
import { momentInBoth } from '#text/dates.ts';
import type { AttemptRecord } from '#client/candidate/attempt/attempt-record.ts';
import type { HallInfo } from '#client/candidate/attempt/hall-calls.ts';
import layout from '#client/ui/layout.module.css';
import styles from './exam-ident.module.css';

/** A title in the page's language, if the college gave it in that language. */
export function titleIn(title: HallInfo['title']): string {
  return (language === 'ne' ? title.ne : undefined) ?? title.en;
}

/** Where a candidate sits, as far as the college has said so. */
export function seatIn({ room, seat }: AttemptRecord['candidate']): string {
  if (room === null) return '';
  return seat === null ? m.roomAlone(room) : m.roomAndSeat(room, seat);
}

/** The identity of the examination: its title, date and place. */
export function ExamIdent({ code, info }: { code: string; info: Pick<HallInfo, 'title' | 'startsAt'> | null }) {
  return (
    <div className={`${layout.box} ${styles.ident}`}>
      <b>
        <small>{m.code}</small>
        {code}
      </b>
      <div>
        <h1>{info ? titleIn(info.title) : m.hall}</h1>
        {info && <p>{bound(momentInBoth(language, Date.parse(info.startsAt), timeZone))}</p>}
      </div>
    </div>
  );
}

/** The date by the other calendar stands in brackets, and no line end splits it. */
function bound(moment: string): string {
  return moment.replace(/\(.*\)/, (other) => other.replaceAll(' ', '\u00A0'));
}
