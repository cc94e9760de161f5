import { timeZone } from '#client/text/time-zone.ts';
import * as m from '#messages/hall.ts';
import { language } from '#messages/language.ts';
import { momentInBoth } from '#text/dates.ts';
import type { HallInfo } from './hall-calls.ts';

/** A title in the language of the page, where it was given in that. */
export function titleIn(title: HallInfo['title']): string {
  return (language === 'ne' ? title.ne : undefined) ?? title.en;
}

/** Which examination it is. */
export function ExamIdent({ code, info }: { code: string; info: Pick<HallInfo, 'title' | 'startsAt'> | null }) {
  return (
    <div className="ident">
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

/** The date by the other calendar, which stands in brackets, is not parted by the end of a line. */
function bound(moment: string): string {
  return moment.replace(/\(.*\)/, (other) => other.replaceAll(' ', '\u00A0'));
}
