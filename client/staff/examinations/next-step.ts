import { timeZone } from '#client/lib/time/time-zone.ts';
import type { Examination } from '#contract/examination.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-examinations.ts';
import { dayAt, dayOfYearIn } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';

/** What an examination needs from a person, and in which of its parts (its segment in tabs.ts). */
interface Step {
  readonly title: string;
  readonly segment: string;
  /** The most urgent or missing thing. */
  readonly note?: string;
}

const dayMs = 86_400_000;

export function nextStep({ state, counts, sections, seats, startsAt, now, objectionsUntil }: Examination): Step {
  const left = Math.floor((Date.parse(startsAt) - Date.parse(now)) / dayMs);
  const time = left < 0 ? m.startIsOver : m.daysLeft(numberIn(language, left), left);
  switch (state) {
    case 'draft':
      if (counts.items < sections.reduce((sum, { count }) => sum + count, 0))
        return { title: m.nextDraw, segment: '', note: time };
      if (counts.candidates === 0)
        return { title: m.nextCandidates, segment: 'candidates', note: counts.rooms === 0 ? m.noRoomsYet : time };
      return { title: m.nextSeal, segment: '', note: time };
    case 'sealed':
      return { title: m.nextRooms, segment: 'rooms', note: time };
    case 'open':
    case 'running':
      return { title: m.nextDay, segment: 'day' };
    case 'ended':
      return { title: m.nextKey, segment: 'key' };
    case 'key-published':
      return {
        title: m.nextDecide,
        segment: 'key',
        ...(objectionsUntil !== null && {
          note: m.takenUntil(dayOfYearIn(language, dayAt(Date.parse(objectionsUntil), timeZone))),
        }),
      };
    case 'final':
      return { title: m.nextPublish, segment: 'results' };
    case 'published': {
      const all = seats.groups.reduce((sum, group) => sum + group.seats, seats.open);
      return { title: all === 0 ? m.lists : m.seatsOf(numberIn(language, all)), segment: 'results' };
    }
  }
}
