import { randomUUID } from 'node:crypto';
import type { AnswerOf, BodyOf } from '#contract/calls.ts';
import type { DemoCalls, SendCall } from './calls.ts';
import { minute } from './examination.ts';
import type { DemoExamination } from './state.ts';

type Board = AnswerOf<'GET /room/:code/board'>;
type WithoutId<Body> = Body extends unknown ? Omit<Body, 'id'> : never;
type Command = WithoutId<BodyOf<'POST /room/:code/acts'>>;

/** How often an invigilator looks at the board, in ms. */
const lookMs = 10_000;

/** After so many refusals in a row an invigilator leaves. */
const mostRefusals = 3;

/** An announcement and its minute. */
const announcements = [
  { at: 2, text: { en: 'Put your phones on silent.', ne: 'फोन मौन राख्नुहोस्।' } },
  { at: 20, text: { en: 'Water stands at the door.', ne: 'पानी ढोकामा छ।' } },
] as const;

/**
 * The invigilators of an examination. They leave the visitor something to do: not every dark time gets its minutes. One
 * whose pass has ended, because a visitor made another one, leaves.
 */
export function createRoomStaff(
  calls: DemoCalls,
  now: () => number,
  { code, rooms, startsAt }: DemoExamination,
  refused: (what: string) => void,
): { readonly turn: () => Promise<void> } {
  const desks = rooms.map(({ name, pass }) => ({
    name,
    pass,
    send: null as SendCall | null,
    lookedAt: -Infinity,
    refusals: 0,
    announced: announcements.filter(({ at }) => now() > startsAt + (at + 1) * minute).length,
  }));
  type Desk = (typeof desks)[number];

  async function turn(desk: Desk): Promise<void> {
    if (now() - desk.lookedAt < lookMs || desk.refusals >= mostRefusals) return;
    desk.lookedAt = now();
    try {
      await look(desk);
      desk.refusals = 0;
    } catch (error) {
      desk.refusals += 1;
      desk.send = null;
      refused(String(error));
    }
  }

  async function look(desk: Desk): Promise<void> {
    const params = { code };
    if (desk.send === null) {
      const { token } = await calls.visitor('POST /room/:code/sign-in', { params, body: { pass: desk.pass } });
      desk.send = calls.bearer(token);
    }
    const { send } = desk;
    const act = (command: Command) => send('POST /room/:code/acts', { params, body: { id: randomUUID(), ...command } });
    const board = await send('GET /room/:code/board', { params });
    for (const command of [...confirmed(board), ...givenFor(board)].slice(0, 4)) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- a person does one thing after the other
      await act(command);
    }
    const next = announcements[desk.announced];
    if (next === undefined || now() < startsAt + next.at * minute) return;
    desk.announced += 1;
    await act({ kind: 'announce', to: { room: desk.name }, text: next.text });
  }

  return {
    turn: async () => {
      if (now() < startsAt - 15 * minute) return;
      await Promise.all(desks.map(turn));
    },
  };
}

function confirmed({ candidates }: Board): Command[] {
  return candidates
    .filter((each) => !each.confirmed && (each.state === 'present' || each.state === 'working'))
    .map(({ symbolNumber }) => ({ kind: 'present', symbolNumber, present: true }));
}

/** Minutes for dark times that are over. Every other candidate is left to the visitor. */
function givenFor({ candidates, now }: Board): Command[] {
  return candidates
    .filter((each) => each.state === 'working' && Number(each.symbolNumber) % 2 === 0)
    .flatMap(({ symbolNumber, dark }) =>
      dark
        .filter(({ given, to }) => !given && Date.parse(to) < Date.parse(now) - minute)
        .map(({ from, to }): Command => {
          const minutes = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / minute));
          const reason = 'The device was off.';
          return {
            kind: 'minutes',
            to: { symbolNumber },
            minutes: Math.min(minutes, 5),
            reason,
            dark: from,
            since: now,
          };
        }),
    );
}
