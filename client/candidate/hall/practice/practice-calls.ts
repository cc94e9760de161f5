import { ApiError } from '#client/lib/api/api-error.ts';
import { firstHead, headOf } from '#exam/sitting/chain.ts';
import { parseEntry, type LogEntry } from '#exam/sitting/entry.ts';
import { receive } from '#exam/sitting/log.ts';
import { isRecord, listOf, wholeNumber } from '#exam/parse.ts';
import * as m from '#messages/hall.ts';
import type { HallCalls, SignedIn } from '#client/candidate/attempt/hall-calls.ts';
import type { StorageCell } from '#client/candidate/attempt/entry-store.ts';
import { practiceText } from './practice-text.ts';

/** In ms: long enough to see the waiting room. */
const waitMs = 10_000;
const paperMinutes = 10;

/** What the practice hall keeps in place of a server. */
interface PracticeSitting {
  readonly startsAt: number;
  readonly log: readonly LogEntry[];
}

const parseLog = listOf(parseEntry);

function readHeld(cell: StorageCell): PracticeSitting | null {
  try {
    const held: unknown = JSON.parse(cell.read() ?? 'null');
    if (!isRecord(held)) return null;
    const [startsAt, log] = [wholeNumber(held['startsAt']), parseLog(held['log'])];
    return startsAt === undefined || log === undefined ? null : { startsAt, log };
  } catch {
    return null;
  }
}

const iso = (time: number) => new Date(time).toISOString();

/** The hall's calls, answered on this device: ten built-in questions that begin `waitMs` after the sign-in. `now` in ms since 1970. */
export function practiceCalls(cell: StorageCell, now: () => number): HallCalls {
  let held = readHeld(cell);
  const hold = (next: PracticeSitting): PracticeSitting => {
    held = next;
    cell.write(JSON.stringify(next));
    return next;
  };
  const there = () => held ?? hold({ startsAt: now() + waitMs, log: [] });
  const title = { en: m.practiceExamination };
  const times = () => ({ now: iso(now()), endsAt: iso(there().startsAt + paperMinutes * 60_000) });
  const state = () => (now() < there().startsAt ? 'open' : 'running');

  return {
    info: async () => {
      const startsAt = iso(held?.startsAt ?? now() + waitMs);
      const college = { en: '', ne: '' };
      return { code: practiceText.code, title, college, startsAt, opensAt: startsAt, state: 'open', now: iso(now()) };
    },
    signIn: async (symbolNumber) => {
      const { startsAt } = hold({ startsAt: now() + waitMs, log: [] });
      const examination: SignedIn['examination'] = {
        code: practiceText.code,
        title,
        instructions: { en: m.practiceInstructions },
        startsAt: iso(startsAt),
        minutes: paperMinutes,
        timing: practiceText.timing,
        state: state(),
        sections: practiceText.sections.map((section) => ({
          title: section.title,
          count: section.items.length,
          marks: section.marks / 100,
          penalty: section.penalty / 100,
        })),
        handInAfterMinutes: 0,
        presenceNeeded: false,
        lateLimitMinutes: paperMinutes,
        isTrial: true,
        // Each time is a new attempt.
        paper: { hash: `practice-${startsAt.toString(36)}`, bytes: 0 },
      };
      const candidate = {
        symbolNumber,
        name: m.practiceCandidate,
        room: null,
        seat: null,
        extraMinutes: 0,
        present: true,
      };
      return {
        token: 'practice',
        deviceSecret: '',
        candidate,
        examination,
        log: { n: 0, head: firstHead },
        now: iso(now()),
      };
    },
    paper: async () => new Uint8Array(),
    open: () => practiceText,
    sealKey: async () => {
      const { startsAt } = there();
      if (now() < startsAt)
        throw new ApiError(425, { code: 'too-early', message: '' }, { retryAfter: (startsAt - now()) / 1000 });
      return { key: '', seed: 'practice', startsAt: iso(startsAt), ...times() };
    },
    log: async (_token, after) => {
      const { log } = there();
      return { entries: log.slice(after), n: log.length, head: headOf(log), ...times() };
    },
    send: async (_token, { entries }) => {
      const { log } = there();
      const received = receive(log.length, (n) => log[n - 1], entries);
      if (received.kind === 'gap') throw new ApiError(409, { code: 'gap', message: '', detail: { n: received.n } });
      const next = hold({ ...there(), log: [...log, ...received.added] }).log;
      return { n: next.length, head: headOf(next), notices: [], ...times() };
    },
  };
}
