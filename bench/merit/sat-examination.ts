import type { TestApp } from '#server/testing/app.ts';
import { phone, writeItems } from '#server/testing/examinations.ts';
import type { Staff } from '#server/testing/staff.ts';

const minute = 60_000;
const items = 100;

export const code = 'BENCH-2083';
export const symbolOf = (index: number) => String(10_000 + index);
export const pinOf = (symbolNumber: string) => symbolNumber + symbolNumber;

/** A candidate's choices, derived from one number, so that totals, ties and every option occur. */
function entriesOf(index: number): object[] {
  const ability = (index * 37) % items;
  const chosen = Array.from({ length: items }, (_, place) => {
    const isRight = (place * 61 + index) % items < ability;
    return { kind: 'choose', place, option: isRight ? 'a' : 'bcd'.charAt((place + index) % 3) };
  }).filter((_, place) => (place + index) % 9 !== 0);
  const at = 100 + index;
  return [...chosen, { kind: 'hand-in' }].map((entry, place) => ({ n: place + 1, at, ...entry }));
}

async function ok<Answer extends { statusCode: number; body: string }>(answer: Promise<Answer>): Promise<Answer> {
  const given = await answer;
  if (given.statusCode >= 300) throw new Error(`${given.statusCode}: ${given.body.slice(0, 300)}`);
  return given;
}

/** An examination of 100 items with all its candidates' answers. */
export interface Submissions {
  /** For the staff's calls. */
  readonly path: string;
  /** For the candidates' devices. */
  readonly tokens: readonly string[];
}

/** An examination that so many candidates have sat, in its state `ended`. */
export async function satExamination(server: TestApp, staff: Staff, candidates: number): Promise<Submissions> {
  const path = `/staff/examinations/${code}`;
  const startsAt = server.clock.now + 50 * minute;
  await ok(
    staff.send('POST', '/staff/examinations', {
      code,
      title: { en: 'Scholarship examination 2083' },
      startsAt: new Date(startsAt).toISOString(),
      minutes: 60,
      sections: [{ title: 'Physics', subject: 'physics', count: items, marks: 1, penalty: 0.25 }],
      passMark: 20,
      tieBreaks: ['fewer-wrong', 'hand-in'],
      seats: { open: 300, groups: [{ name: 'Women', seats: 100 }], emptyToOpen: true, waiting: 50 },
      namesPublished: true,
      reviewedOnly: false,
      shuffleItems: false,
      shuffleOptions: false,
    }),
  );
  await ok(staff.send('PUT', `${path}/paper`, { items: await writeItems(staff, 'physics', items) }));
  const symbols = Array.from({ length: candidates }, (_, index) => symbolOf(index));
  const lines = symbols.map(
    (symbol, index) => `${symbol},Candidate ${symbol} Sharma,${index % 3 === 0 ? 'Women' : ''},${pinOf(symbol)}`,
  );
  await ok(staff.send('POST', `${path}/candidates`, { csv: ['symbol_number,name,groups,pin', ...lines].join('\n') }));
  await ok(staff.send('POST', `${path}/seal`));
  server.clock.now = startsAt - 10 * minute;
  const tokens: string[] = [];
  for (const symbol of symbols) {
    const { signIn } = phone(server, code, symbol);
    tokens.push((await ok(signIn(symbol, pinOf(symbol)))).json<{ token: string }>().token);
  }
  server.clock.now = startsAt + minute;
  for (const [index, symbol] of symbols.entries()) {
    const headers = { authorization: `Bearer ${tokens[index]}` };
    await ok(server.app.inject({ method: 'GET', url: `/api/hall/${code}/seal-key`, headers }));
    const payload = { device: { id: symbol, label: symbol }, entries: entriesOf(index) };
    await ok(server.app.inject({ method: 'POST', url: `/api/hall/${code}/entries`, headers, payload }));
  }
  await ok(staff.send('POST', `${path}/state`, { to: 'ended' }));
  return { path, tokens };
}
