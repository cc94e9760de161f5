import { iso } from '#server/platform/iso.ts';
import { readStored } from '#server/platform/database/stored-json.ts';
import type { RoomBoard, BoardState } from '#contract/room.ts';
import { isTriedByOthers } from '#contract/wrong-pins.ts';
import { LocalizedText } from '#contract/examination.ts';
import { endOf } from '#exam/sitting/deadline.ts';
import { lossIn } from '#exam/sitting/outage.ts';
import { divideSilence, silentAfter, type TimeSpan } from '#exam/sitting/silence.ts';
import type { AnnouncementRow, OutageRow } from '#server/platform/database/tables/day.ts';
import type { readDoubtful } from '#server/features/examinations/marking/counted-entries.ts';
import type { StoredExamination } from '#server/features/examinations/examination/examination-rows.ts';
import { contactsOf, type Day, type DayCandidate } from './day.ts';
import { causeOf } from './ledger.ts';

type BoardCandidate = RoomBoard['candidates'][number];

/** The parts of a board. */
export interface BoardParts {
  readonly examination: StoredExamination;
  /** Null means all rooms. */
  readonly room: string | null;
  readonly day: Day;
  readonly answered: ReadonlyMap<string, number>;
  /** How many wrong PINs were tried in the last quarter of an hour, by symbol number. */
  readonly wrongPins: ReadonlyMap<string, number>;
  readonly doubtful: Awaited<ReturnType<typeof readDoubtful>>;
  readonly announcements: readonly AnnouncementRow[];
  /** By announcement: the symbol numbers of the candidates who have closed it. */
  readonly readers: ReadonlyMap<string, ReadonlySet<string>>;
  /** ms since 1970. */
  readonly now: number;
}

/** How long a refused device counts as waiting for its release, in ms. */
const wantsFor = 5 * 60_000;

/** Sorts seats and symbol numbers as people count: 2 before 10. */
const counting = new Intl.Collator('en', { numeric: true });

/** The board of a room, or of all rooms (docs/rules/examination.md, sections 6 and 12). */
export function boardOf(parts: BoardParts): RoomBoard {
  const { examination, room, day, now, announcements, readers } = parts;
  const { code, rules, startsAt, lastEnd, state } = examination;
  const candidates = day.candidates.map((candidate) => candidateOnBoard(candidate, parts));
  const counts = { absent: 0, present: 0, working: 0, notHeard: 0, handedIn: 0 };
  for (const candidate of candidates) counts[candidate.state] += 1;
  return {
    code,
    title: rules.title,
    room,
    now: iso(now),
    startsAt: iso(startsAt),
    endsAt: iso(lastEnd),
    state,
    presenceNeeded: rules.presenceNeeded,
    itemsShuffled: rules.shuffleItems,
    limitMinutes: rules.roomLimitMinutes,
    givesTimeByRule: rules.givesTimeByRule,
    counts,
    candidates: inOrder(candidates, parts),
    outages: day.outages.map((outage) => outageOnBoard(outage, parts)),
    announcements: announcements
      .filter((each) => room === null || each.room === null || each.room === room)
      .map(({ id, made_at, made_by, room: to, text }) => {
        const told = day.candidates.filter((one) => one.device !== null && (to === null || one.room === to));
        const readBy = told.filter(({ symbol_number }) => readers.get(id)?.has(symbol_number)).length;
        const said = {
          id,
          at: iso(made_at),
          by: made_by,
          room: to,
          text: readStored('an announcement', text, (value) => LocalizedText.safeParse(value).data),
        };
        return { ...said, readBy, of: told.length };
      }),
  };
}

/** Candidates who need help come first; then the order is by room, seat and symbol number. */
function inOrder(candidates: readonly BoardCandidate[], parts: BoardParts): BoardCandidate[] {
  const helped = new Set(candidates.filter((candidate) => needsHelp(candidate, parts)));
  // This comparison is slow, and a board of all rooms has three thousand candidates. So each room's name is compared
  // only once.
  const rooms = new Set(candidates.map(({ room }) => room ?? ''));
  const placeOf = new Map([...rooms].toSorted(counting.compare).map((room, place) => [room, place]));
  const place = ({ room }: BoardCandidate) => placeOf.get(room ?? '') ?? 0;
  return candidates.toSorted(
    (one, other) =>
      Number(helped.has(other)) - Number(helped.has(one)) ||
      place(one) - place(other) ||
      counting.compare(one.seat ?? '', other.seat ?? '') ||
      counting.compare(one.symbolNumber, other.symbolNumber),
  );
}

/**
 * A candidate needs help in four cases. A working device is silent, or a device waits for its release. Presence is not
 * confirmed, or dark time is not given.
 */
function needsHelp(candidate: BoardCandidate, { examination: { rules, state } }: BoardParts): boolean {
  const isOn = state === 'open' || state === 'running';
  const waits = rules.presenceNeeded && !candidate.confirmed && candidate.lastHeard !== null;
  const isIn = candidate.state !== 'handedIn';
  return (
    isOn &&
    isIn &&
    (candidate.state === 'notHeard' ||
      candidate.wantsDevice ||
      isTriedByOthers(candidate) ||
      waits ||
      candidate.dark.some(({ given }) => !given))
  );
}

function stateOf(candidate: DayCandidate, { examination, now }: BoardParts): BoardState {
  const { began_at, ends_at, handed_in_at, last_heard, present_at } = candidate;
  if (began_at !== null) {
    if (handed_in_at !== null || now - examination.startsAt > (ends_at ?? 0)) return 'handedIn';
    return last_heard !== null && now - last_heard < silentAfter ? 'working' : 'notHeard';
  }
  const isHere = present_at !== null || (!examination.rules.presenceNeeded && last_heard !== null);
  return isHere ? 'present' : 'absent';
}

function candidateOnBoard(candidate: DayCandidate, parts: BoardParts): BoardCandidate {
  const { examination, day, answered, wrongPins, doubtful, now } = parts;
  const { rules, startsAt } = examination;
  const { symbol_number, last_heard, ends_at, minutes_given, handed_in_at, wanted_at } = candidate;
  const at = (ms: number) => iso(startsAt + ms);
  const silences = (day.silences.get(symbol_number) ?? []).map((silence) =>
    divideSilence(silence, day.ran.get(symbol_number) ?? []),
  );
  const outages = day.outages.filter(({ room }) => room === candidate.room);
  const dark = silences.flatMap((silence) => silence.dark).flatMap((stretch) => cutAtEnds(stretch, outages));
  const grants = day.grants.get(symbol_number) ?? [];
  const isGiven = ({ from, to }: TimeSpan) =>
    grants.some(({ cause }) => cause === darkCause(from)) ||
    outages.some(
      (outage) =>
        grants.some(({ cause }) => cause === causeOf(outage)) && from < (outage.to_ms ?? to) && to > outage.from_ms,
    );
  return {
    symbolNumber: symbol_number,
    name: candidate.name,
    room: candidate.room,
    seat: candidate.seat,
    state: stateOf(candidate, parts),
    answered: answered.get(symbol_number) ?? 0,
    total: rules.sections.reduce((sum, { count }) => sum + count, 0),
    lastHeard: last_heard === null ? null : iso(last_heard),
    endsAt: at(
      ends_at ??
        endOf({
          ...rules,
          beganAt: now - startsAt,
          extraMinutes: candidate.extra_minutes,
          minutesGiven: minutes_given,
        }),
    ),
    minutesGiven: minutes_given,
    minutesByRoom: grants.reduce((sum, grant) => sum + (grant.given_by.startsWith('room:') ? grant.minutes : 0), 0),
    deviceChanged: day.changedDevice.has(symbol_number),
    released: candidate.released_at !== null && handed_in_at === null,
    wantsDevice: wanted_at !== null && candidate.released_at === null && now - wanted_at < wantsFor,
    wrongPins: wrongPins.get(symbol_number) ?? 0,
    confirmed: candidate.present_at !== null,
    presentAt: candidate.present_at === null ? null : iso(candidate.present_at),
    faceDoubted: candidate.face_doubted_at !== null,
    handedInAt: handed_in_at === null ? null : at(handed_in_at),
    late: doubtful.get(symbol_number)?.late ?? 0,
    implausible: doubtful.get(symbol_number)?.implausible ?? 0,
    leftPage: day.left.get(symbol_number)?.length ?? 0,
    dark: dark.map((stretch) => ({ from: at(stretch.from), to: at(stretch.to), given: isGiven(stretch) })),
    worked: silences.flatMap(({ worked }) => worked).map(({ from, to }) => ({ from: at(from), to: at(to) })),
  };
}

/** The cause of minutes for a single dark time: they are given once. */
export function darkCause(from: number): string {
  return `dark:${from}`;
}

/** Cuts a time at the end of the room's outage. The rest is the candidate's own and is judged by itself. */
function cutAtEnds(stretch: TimeSpan, outages: readonly OutageRow[]): TimeSpan[] {
  const end = outages
    .flatMap(({ from_ms, to_ms }) => (to_ms !== null && stretch.from < to_ms && stretch.to > from_ms ? to_ms : []))
    .find((to) => stretch.to - to >= silentAfter);
  return end === undefined
    ? [stretch]
    : [
        { from: stretch.from, to: end },
        { from: end, to: stretch.to },
      ];
}

function outageOnBoard(outage: OutageRow, { examination, day, now }: BoardParts): RoomBoard['outages'][number] {
  const { startsAt } = examination;
  const { id, room, from_ms, to_ms, given_minutes } = outage;
  const contacts = contactsOf(day, examination, room, now);
  const { dark, worked, silent, minutes } = lossIn({ from: from_ms, to: to_ms }, contacts, now - startsAt);
  const cause = causeOf(outage);
  const givenTo = contacts.filter(({ symbolNumber }) =>
    day.grants.get(symbolNumber)?.some((grant) => grant.cause === cause),
  ).length;
  return {
    id,
    room,
    from: iso(startsAt + from_ms),
    to: to_ms === null ? null : iso(startsAt + to_ms),
    dark: dark.length + (to_ms === null ? silent.length : 0),
    worked: worked.length,
    back: dark.length + worked.length,
    minutes,
    given: given_minutes,
    givenTo,
  };
}
