import { OptionId } from '#contract/items.ts';
import { CallError, type SendCall } from './calls.ts';
import type { Hall } from './hall.ts';

/** The reason of who is admitted where candidates are equal. */
const drawn = 'Drawn by lot before the candidates.';

/** Goes on to a state that a person decides. */
export async function goTo(
  staff: SendCall,
  code: string,
  to: 'ended' | 'key-published' | 'final' | 'published',
  keeps = false,
): Promise<void> {
  const params = { code };
  const body = { to, ...(keeps && { undecided: 'keep-all' as const, reason: 'The key is right.' }) };
  try {
    await staff('POST /staff/examinations/:code/state', { params, body });
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'late-open') throw error;
    // Answers that were given in time and came late count.
    const late = { all: 'late' as const, take: true, reason: 'Given in time; the link was lost.' };
    await staff('POST /staff/examinations/:code/held', { params, body: late });
    await staff('POST /staff/examinations/:code/state', { params, body });
  }
}

/** The place of an item in the paper, by its stem. */
export async function placeOf(staff: SendCall, code: string, stem: string): Promise<number> {
  const { sections } = await staff('GET /staff/examinations/:code/paper', { params: { code } });
  const found = sections.flatMap(({ items }) => items).find((item) => item.stem === stem);
  if (!found) throw new Error(`${code} does not ask “${stem}”`);
  return found.place;
}

/** What candidates say of a key. */
interface Claim {
  readonly place: number;
  readonly reason: string;
  /** How many of them say so. */
  readonly by: number;
}

/** Candidates who sat object; of each claim so many. */
export async function objectTo({ sitters }: Hall, claims: readonly Claim[]): Promise<void> {
  const sat = sitters.filter(({ sitter }) => sitter.hasBegun());
  for (const { place, reason, by } of claims)
    for (const { sitter } of sat.slice(0, by)) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- a handful, one after the other
      await sitter.object({ place, reason });
    }
}

/** Decides on the key at one place: `text` is the option that is right; null keeps the key. */
export async function decideKey(
  staff: SendCall,
  code: string,
  place: number,
  text: string | null,
  reason: string,
): Promise<void> {
  const params = { code };
  const { sections } = await staff('GET /staff/examinations/:code/paper', { params });
  const item = sections.flatMap(({ items }) => items).find((each) => each.place === place);
  const right = item?.options.filter((option) => option.text === text).map(({ id }) => OptionId.parse(id));
  const decision = text === null ? { place, keep: true as const, reason } : { place, right: right ?? [], reason };
  await staff('POST /staff/examinations/:code/key', { params, body: { decisions: [decision] } });
}

/** Decides each tie at a last seat by lot, and publishes. */
export async function publish(staff: SendCall, code: string): Promise<void> {
  const params = { code };
  for (;;) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- a decided tie can make the next one
    const { ties } = await staff('GET /staff/examinations/:code/merit', { params });
    const tie = ties[0];
    if (tie === undefined) break;
    const body = {
      list: tie.list,
      admitted: tie.among.slice(0, tie.seats),
      reason: drawn,
    };
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
    await staff('POST /staff/examinations/:code/merit/ties', { params, body });
  }
  await goTo(staff, code, 'published');
}

/** Candidates answer the offers that wait: these answers in turn. Null says nothing. */
export async function answerOffers(
  staff: SendCall,
  { examination: { code }, sitters }: Hall,
  answers: readonly ('take' | 'leave' | null)[],
): Promise<void> {
  const { offers } = await staff('GET /staff/examinations/:code/offers', { params: { code } });
  const waiting = offers.filter(({ state }) => state === 'offered');
  for (const [n, { symbolNumber }] of waiting.entries()) {
    const answer = answers[n % answers.length] ?? null;
    const found = sitters.find((each) => each.symbolNumber === symbolNumber);
    // oxlint-disable-next-line eslint/no-await-in-loop -- in the order of the offers
    if (answer !== null) await found?.sitter.answerOffer(answer);
  }
}

/** Waits until the server has begun a round of offers by itself, as it does after a deadline. */
export async function untilRound(
  staff: SendCall,
  code: string,
  round: number,
  wait: () => Promise<void>,
): Promise<void> {
  for (;;) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- the server looks every ten seconds
    const { rounds } = await staff('GET /staff/examinations/:code/offers', { params: { code } });
    if (rounds.length >= round) return;
    // oxlint-disable-next-line eslint/no-await-in-loop -- the same
    await wait();
  }
}
