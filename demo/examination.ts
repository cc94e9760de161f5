import type { AnswerOf, BodyOf } from '#contract/calls.ts';
import { openSealed } from '#client/candidate/attempt/open-sealed.ts';
import type { SendCall } from './calls.ts';
import { inventedPerson } from './people.ts';
import type { PaperPlace } from './answers.ts';
import type { DemoCandidate, DemoExamination } from './state.ts';

export const minute = 60_000;

/** What an examination is made from. */
export interface ExaminationPlan {
  readonly rules: Omit<BodyOf<'POST /staff/examinations'>, 'code' | 'startsAt' | 'minutes'>;
  readonly code: string;
  readonly startsAt: number;
  readonly minutes: number;
  readonly rooms: readonly string[];
  /** How many invented candidates come, and how many places are left for visitors. */
  readonly candidates: number;
  readonly visitors?: number;
  /** The groups of the nth candidate. */
  readonly groupsOf?: (n: number) => readonly string[];
  /** Items of the college that take a place of their section, by the section's subject. */
  readonly own?: ReadonlyMap<string, string>;
  /** The number of the first candidate, and of the invented person who it is. */
  readonly firstSymbol: number;
  readonly firstPerson: number;
}

/** Makes an examination with its paper, candidates and room passes, and seals it, by the calls of its examiner. */
export async function makeExamination(staff: SendCall, plan: ExaminationPlan): Promise<DemoExamination> {
  const { code, startsAt, minutes, rules, candidates: coming, visitors = 0, firstSymbol, firstPerson } = plan;
  const params = { code };
  const body = { ...rules, code, minutes, startsAt: new Date(startsAt).toISOString() };
  await staff('POST /staff/examinations', { body });
  const drawn = await staff('POST /staff/examinations/:code/paper/draw', { params });
  await staff('PUT /staff/examinations/:code/paper', { params, body: { items: withOwn(drawn, plan.own) } });
  const perRoom = Math.ceil(coming / Math.max(1, plan.rooms.length));
  const candidates = Array.from({ length: coming + visitors }, (_, n): DemoCandidate => {
    const symbolNumber = String(firstSymbol + n);
    const room = plan.rooms[Math.min(plan.rooms.length - 1, Math.floor(n / perRoom))] ?? null;
    return { symbolNumber, pin: pinOf(symbolNumber), room, isVisitor: n >= coming };
  });
  const lines = candidates.map(({ symbolNumber, pin, room, isVisitor }, n) => {
    const { name, gender } = inventedPerson(firstPerson + n);
    const groups = isVisitor ? [] : (plan.groupsOf?.(n) ?? []);
    return [symbolNumber, isVisitor ? 'Visitor' : name, room ?? '', (n % perRoom) + 1, groups.join(';'), gender, pin];
  });
  const csv = ['symbol_number,name,room,seat,groups,gender,pin', ...lines.map((line) => line.join(','))].join('\n');
  const imported = await staff('POST /staff/examinations/:code/candidates', { params, body: { csv } });
  if (imported.errors.length > 0) throw new Error(`${code}: ${JSON.stringify(imported.errors.slice(0, 3))}`);
  const rooms: DemoExamination['rooms'][number][] = [];
  for (const name of plan.rooms) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- there are three at most
    const { pass } = await staff('POST /staff/examinations/:code/rooms/:room/pass', { params: { code, room: name } });
    rooms.push({ name, pass });
  }
  await staff('POST /staff/examinations/:code/seal', { params });
  return { code, startsAt, minutes, rooms, candidates };
}

/** Eight digits that do not follow from a neighbour's: the product of two primes spreads them. */
function pinOf(symbolNumber: string): string {
  return String(10_000_000 + ((Number(symbolNumber) * 48_271 * 7919) % 89_999_999));
}

/** The drawn items, with the college's own ones in the last place of their sections. */
function withOwn(
  { sections }: AnswerOf<'POST /staff/examinations/:code/paper/draw'>,
  own: ReadonlyMap<string, string> = new Map(),
): string[] {
  return sections.flatMap(({ subject, items }) => {
    const ids = items.map(({ id }) => id);
    const other = own.get(subject);
    return other === undefined || ids.includes(other) ? ids : [...ids.slice(0, -1), other];
  });
}

/**
 * Reads the sealed paper of an examination as a device does, once. Which option is right it learns from the staff's
 * paper, by the texts: the ids on the sealed one are others. `truths` are the right texts of items whose key is wrong,
 * by their stems.
 */
export function paperReader(
  staff: SendCall,
  code: string,
  truths: ReadonlyMap<string, string>,
  difficulty: () => number,
): (read: (hash: string) => Promise<Buffer>, hash: string, key: string) => Promise<readonly PaperPlace[]> {
  let places: Promise<readonly PaperPlace[]> | null = null;
  return (read, hash, key) =>
    (places ??= (async () => {
      const sealed = openSealed(await read(hash), key);
      const known = await staff('GET /staff/examinations/:code/paper', { params: { code } });
      const items = known.sections.flatMap((section) => section.items);
      return sealed.sections
        .flatMap((section) => section.items)
        .map(({ options }, place) => {
          const item = items[place];
          const key0 = item?.options.find(({ id }) => id === item.right[0])?.text;
          const truth = truths.get(item?.stem ?? '');
          const text = truth ?? key0;
          const right = options.find((option) => option.text === text)?.id;
          if (right === undefined) throw new Error(`${code}: place ${place + 1} of the paper is another item.`);
          const drawn = difficulty();
          // An item of mean difficulty tells good and weak candidates apart best: statistics must find the wrong key.
          return { options: options.map(({ id }) => id), right, difficulty: truth === undefined ? drawn : 0 };
        });
    })());
}
