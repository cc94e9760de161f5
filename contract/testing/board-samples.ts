import type { RoomBoard } from '#contract/room.ts';

type BoardCandidate = RoomBoard['candidates'][number];

const start = Date.UTC(2026, 10, 22, 5, 15);
/** The moment so many minutes after the start, as ISO text. */
export const iso = (minutes: number) => new Date(start + minutes * 60_000).toISOString();

/** A working candidate in a seat, heard from a moment ago. */
export const candidate = (seat: string, more: Partial<BoardCandidate> = {}): BoardCandidate => ({
  symbolNumber: `10${seat}`,
  name: `Candidate ${seat}`,
  room: 'A',
  seat,
  state: 'working',
  answered: 3,
  total: 100,
  lastHeard: iso(30),
  endsAt: iso(120),
  minutesGiven: 0,
  minutesByRoom: 0,
  deviceChanged: false,
  released: false,
  wantsDevice: false,
  wrongPins: 0,
  confirmed: true,
  presentAt: null,
  faceDoubted: false,
  handedInAt: null,
  late: 0,
  implausible: 0,
  leftPage: 0,
  dark: [],
  worked: [],
  ...more,
});

/** The room board of these candidates, half an hour after the start. */
export const boardOf = (candidates: BoardCandidate[], more: Partial<RoomBoard> = {}): RoomBoard => ({
  code: 'SCI-1',
  title: { en: '+2' },
  room: 'A',
  now: iso(30),
  startsAt: iso(0),
  endsAt: iso(120),
  state: 'running',
  presenceNeeded: false,
  itemsShuffled: true,
  limitMinutes: 15,
  givesTimeByRule: false,
  counts: { absent: 0, present: 0, working: candidates.length, notHeard: 0, handedIn: 0 },
  candidates,
  outages: [],
  announcements: [],
  ...more,
});
