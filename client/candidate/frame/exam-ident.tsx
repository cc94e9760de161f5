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

/** What is known of an examination; the college's name only while there is a connection. */
type ShownInfo = Pick<HallInfo, 'title' | 'startsAt'> & Partial<Pick<HallInfo, 'college'>>;

/** The name of the college in the page's language, or else in the other; empty where none is set. */
export function collegeIn(name: { readonly en: string; readonly ne: string } | undefined): string {
  if (name === undefined) return '';
  return language === 'ne' ? name.ne || name.en : name.en || name.ne;
}

/** The identity of the examination: its college, title and date. */
export function ExamIdent({ code, info }: { code: string; info: ShownInfo | null }) {
  return (
    <div className={`${layout.box} ${styles.ident}`}>
      <b>
        <small>{m.code}</small>
        {code}
      </b>
      <div>
        {info !== null && collegeIn(info.college) !== '' && <p>{collegeIn(info.college)}</p>}
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
