import type { NoOffer } from '#contract/offers.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { openList } from '#messages/hall-result.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/offer.ts';
import { momentInBoth } from '#text/dates.ts';
import { marksIn } from '#text/marks.ts';

const openName = 'open';

/** What a list is called for its candidates. */
export const listName = (list: string) => (list === openName ? openList : list);

/** Why a candidate has no offer, in one sentence to the candidate. */
export function reasonSentence(reason: NoOffer): string {
  switch (reason.code) {
    case 'below-pass-mark':
      return m.reasons[reason.code](marksIn(language, reason.marks), marksIn(language, reason.passMark));
    case 'left':
      return m.reasons.left(listName(reason.list));
    case 'run-out':
      return m.reasons[reason.code](listName(reason.list), momentInBoth(language, Date.parse(reason.until), timeZone));
    case 'tie':
      return m.reasons.tie(listName(reason.list), reason.among, reason.seats);
    case 'waits':
      return m.reasons.waits(listName(reason.list), reason.place, reason.rank, reason.lastRank);
    case 'beyond-waiting':
      return m.reasons[reason.code](reason.rank, reason.lastRank);
    case 'absent':
    case 'not-begun':
    case 'withheld':
      return m.reasons[reason.code];
  }
}
