import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OffersAnswer, OwnOffer } from '#contract/offers.ts';
import { readPublished } from '#contract/published-results.ts';
import { isSignedBy } from '#server/features/examinations/publication/signing.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { newExamination, phone, writeItems } from '#server/testing/examinations.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';

const minute = 60_000;
const hour = 60 * minute;
const code = 'SCI-2083';
const path = `/staff/examinations/${code}`;

/**
 * Symbol number, group and right answers of six. Open: 1001 and 1002. Women: 1004. After them wait 1003, and 1005 and 1006
 * with one rank.
 */
const sat = [
  ['1001', '', 6],
  ['1002', '', 5],
  ['1003', '', 4],
  ['1004', 'Women', 3],
  ['1005', 'Women', 2],
  ['1006', 'Women', 2],
  ['1007', '', 0],
] as const;

describe.each(databases)('offers of seats on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let gita: Staff;
  let kamal: Staff;
  const tokens = new Map<string, string>();

  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place);
    gita = await signInStaff(server, 'Gita', ['examiner', 'teacher']);
    const seats = { open: 2, groups: [{ name: 'Women', seats: 1 }], emptyToOpen: false, waiting: 5 };
    const rules = {
      seats,
      passMark: 1,
      namesPublished: true,
      sections: [{ title: 'Physics', subject: 'physics', count: 6, marks: 1, penalty: 0 }],
    };
    await gita.send('POST', '/staff/examinations', newExamination(server, rules));
    await gita.send('PUT', `${path}/paper`, { items: await writeItems(gita, 'physics', 6) });
    const lines = sat.map(
      ([symbolNumber, groups]) => `${symbolNumber},Name ${symbolNumber},${groups},${symbolNumber}9999`,
    );
    await gita.send('POST', `${path}/candidates`, { csv: ['symbol_number,name,groups,pin', ...lines].join('\n') });
    await gita.send('POST', `${path}/seal`);
    server.clock.now += 50 * minute;
    for (const [symbolNumber, , right] of sat) {
      const own = phone(server, code, symbolNumber);
      const { token } = (await own.signIn(symbolNumber, `${symbolNumber}9999`)).json<{ token: string }>();
      tokens.set(symbolNumber, token);
      await own.get('/seal-key', token);
      const chosen = Array.from({ length: right }, (_, at) => ({ kind: 'choose', place: at, option: 'a' }));
      const entries = [...chosen, { kind: 'hand-in' }].map((entry, index) => ({ n: index + 1, at: index, ...entry }));
      await own.send(token, entries);
    }
    for (const to of ['ended', 'key-published', 'final']) await gita.send('POST', `${path}/state`, { to });
    kamal = await signInStaff(server, 'Kamal', ['clerk']);
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });

  const publish = async () => {
    expect((await gita.send('POST', `${path}/state`, { to: 'published' })).statusCode).toBe(200);
    await server.tick();
  };
  const inHours = (hours: number) => new Date(server.clock.now + hours * hour).toISOString();
  const firstRound = { roundHours: 24, movesToOpen: true };
  const begin = async (answerUntil = inHours(48)) =>
    gita.send('POST', `${path}/offers`, { ...firstRound, answerUntil });
  const board = async () => (await kamal.send('GET', `${path}/offers`)).json<OffersAnswer>();
  const own = async (symbolNumber: string) =>
    (await phone(server, code, symbolNumber).get('/offer', tokens.get(symbolNumber) ?? '')).json<OwnOffer>();
  const says = async (symbolNumber: string, answer: 'take' | 'leave', list = 'open') => {
    const url = `/api/hall/${code}/offer`;
    const headers = { authorization: `Bearer ${tokens.get(symbolNumber) ?? ''}` };
    const reply = await server.app.inject({ method: 'POST', url, headers, payload: { list, answer } });
    return [reply.statusCode, reply.json<OwnOffer>().offer?.state ?? reply.json<{ code: string }>().code];
  };
  const statesOf = ({ offers }: OffersAnswer) =>
    offers.map(({ symbolNumber, list, round, state }) => `${round} ${list} ${symbolNumber} ${state}`);

  /** Staff sessions end meanwhile: a head, and a clerk, who sign in then. */
  const later = async (hours: number) => {
    server.clock.now += hours * hour;
    await server.tick();
    gita = await signInStaff(server, `Head ${server.clock.now}`, ['head']);
    kamal = await signInStaff(server, `Clerk ${server.clock.now}`, ['clerk']);
    // The hall's tokens end too.
    for (const [symbolNumber] of sat) {
      const { token } = (await phone(server, code, symbolNumber).signIn(symbolNumber, `${symbolNumber}9999`)).json<{
        token: string;
      }>();
      tokens.set(symbolNumber, token);
    }
  };

  it('wait for the publication, and begin once', async () => {
    expect([(await begin()).statusCode, (await own('1001')).publishedAt]).toEqual([409, null]);
    expect(await board()).toMatchObject({ isPublished: false, rules: null, offers: [] });
    await publish();
    expect(await own('1001')).toMatchObject({ rank: 1, offersSeats: false, offer: null, noOffer: null });
    expect((await begin(new Date(server.clock.now).toISOString())).statusCode).toBe(422);
    expect((await begin()).statusCode).toBe(200);
    expect((await begin()).statusCode).toBe(409);
    expect(statesOf(await board())).toEqual(['1 open 1001 offered', '1 open 1002 offered', '1 Women 1004 offered']);
    expect((await board()).rounds).toMatchObject([{ round: 1, offers: 3, open: 3, taken: 0 }]);
  });

  it('are taken and left by their candidates alone, and what was left goes to nobody before the hour', async () => {
    await publish();
    await begin();
    expect(await own('1002')).toMatchObject({ offer: { list: 'open', state: 'offered' }, lastRank: 2, noOffer: null });
    expect(await says('1001', 'take')).toEqual([200, 'taken']);
    expect(await says('1001', 'take')).toEqual([200, 'taken']);
    expect(await says('1002', 'leave')).toEqual([200, 'left']);
    expect(await says('1002', 'take')).toEqual([409, 'wrong-state']);
    expect(await says('1003', 'take')).toEqual([409, 'wrong-state']);
    expect(await says('1004', 'take', 'open')).toEqual([409, 'wrong-state']);
    expect(await own('1003')).toMatchObject({
      offer: null,
      waits: [{ list: 'open', place: 1 }],
      noOffer: { code: 'waits', list: 'open', place: 1, rank: 3, lastRank: 2 },
    });
    expect((await own('1002')).noOffer).toEqual({ code: 'left', list: 'open' });
    expect((await own('1007')).noOffer).toEqual({ code: 'below-pass-mark', marks: 0, passMark: 1 });
    await server.tick();
    expect((await board()).rounds).toHaveLength(1);
  });

  it('go on by themselves at the hour, also where the server slept, each round with signed lists of its own', async () => {
    await publish();
    await begin();
    await says('1001', 'take');
    await says('1004', 'take', 'Women');
    await later(48);
    // The taker of the reserved seat stands below rank 3, who gets the open one.
    expect(statesOf(await board())).toEqual([
      '1 open 1001 taken',
      '1 open 1002 run-out',
      '1 Women 1004 taken',
      '2 open 1003 offered',
    ]);
    await server.tick();
    const { rounds } = await board();
    expect(rounds).toHaveLength(2);
    expect(rounds[1]).toMatchObject({ answerUntil: inHours(24) });

    const version = async (number?: number) => {
      const url = `/api/results/${code}.json${number === undefined ? '' : `?version=${number}`}`;
      return (await server.app.inject(url)).json<{ signed: string; signature: string }>();
    };
    const publicKey = (await server.app.inject('/api/results/public-key')).body;
    const newest = await version();
    expect(newest).toEqual(await version(3));
    expect(isSignedBy(newest.signed, newest.signature, publicKey)).toBe(true);
    const lists = readPublished(newest.signed);
    expect([lists.version, lists.offers?.round]).toEqual([3, 2]);
    expect(lists.open.map(({ symbolNumber }) => symbolNumber)).toEqual(['1001', '1003']);
    expect(lists.ranking.find(({ symbolNumber }) => symbolNumber === '1002')).toMatchObject({ list: null });
    const first = readPublished((await version(1)).signed);
    expect(first.open.map(({ symbolNumber }) => symbolNumber)).toEqual(['1001', '1002']);
    expect((await server.app.inject(`/api/results/${code}.json?version=4`)).statusCode).toBe(404);

    const one = { symbolNumber: '1003', pin: '10039999' };
    const found = await server.app.inject({ method: 'POST', url: `/api/results/${code}/one`, payload: one });
    expect(found.json()).toMatchObject({ rank: 3, list: 'open', position: 2 });

    // The next deadline passes unseen for three days.
    await later(96);
    expect((await board()).rounds).toHaveLength(3);
    expect((await board()).rounds[2]).toMatchObject({ answerUntil: inHours(24) });
  });

  it('stop at a tie that an examiner settles with the next round', async () => {
    await publish();
    await begin();
    await says('1001', 'take');
    await says('1002', 'take');
    await says('1004', 'leave', 'Women');
    await later(48);
    const { rounds, next } = await board();
    expect([rounds.length, next.offers]).toEqual([1, []]);
    expect(next.ties).toMatchObject([
      { list: 'Women', seats: 1, among: [{ symbolNumber: '1005' }, { symbolNumber: '1006' }] },
    ]);
    expect((await own('1005')).noOffer).toMatchObject({ code: 'waits', place: 1 });

    const round = (body: object) =>
      gita.send('POST', `${path}/offers/rounds`, { round: 2, answerUntil: inHours(24), ...body });
    expect((await round({})).statusCode).toBe(409);
    expect((await round({ round: 3 })).json()).toMatchObject({ code: 'changed-meanwhile' });
    const decided = (admitted: readonly string[]) => ({ decided: [{ list: 'Women', admitted, reason: 'By lot.' }] });
    expect((await round(decided(['1003']))).statusCode).toBe(422);
    expect((await round(decided(['1005', '1006']))).statusCode).toBe(422);
    expect((await round(decided(['1006']))).statusCode).toBe(200);
    expect(statesOf(await board()).at(-1)).toBe('2 Women 1006 offered');
    const signed = (await server.app.inject(`/api/results/${code}.json`)).json<{ signed: string }>().signed;
    expect(readPublished(signed).groups[0]?.candidates).toMatchObject([{ symbolNumber: '1006', byDecision: true }]);
  });

  it('can be answered at the desk by telephone, and are for clerks to see, not to begin', async () => {
    await publish();
    const refused = await kamal.send('POST', `${path}/offers`, { ...firstRound, answerUntil: inHours(48) });
    expect(refused.statusCode).toBe(403);
    await begin();
    const said = { symbolNumber: '1001', list: 'open', answer: 'leave', reason: 'Called us: goes abroad.' };
    const written = await kamal.send('POST', `${path}/offers/answers`, said);
    expect(statesOf(written.json<OffersAnswer>())[0]).toBe('1 open 1001 left');
    expect((await kamal.send('POST', `${path}/offers/answers`, { ...said, symbolNumber: '9999' })).statusCode).toBe(
      404,
    );
    const of = await kamal.send('GET', `${path}/offers/of/1001`);
    expect(of.json<OwnOffer>().noOffer).toEqual({ code: 'left', list: 'open' });
    const csv = (await kamal.send('GET', `${path}/offers.csv`)).body.split('\n');
    expect(csv[1]).toContain('1001,Name 1001,1,open,1,');
    const { rows } = (await gita.send('GET', `${path}/audit?act=offer-answered`)).json<{
      rows: { details: unknown }[];
    }>();
    expect(rows.map(({ details }) => details)).toEqual([{ list: 'open', answer: 'leave', reason: said.reason }]);
  });
});
