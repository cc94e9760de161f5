import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf, CallKey } from '#contract/calls.ts';
import type { Bookmark, Goal, ReviewCard, KeptAttempt } from '#exam/record/record.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { keepEntries } from './store.ts';
import { bearer, logIn, post, sita } from '#server/testing/students.ts';

const key = (n: number) => String(n).padStart(11, 'q');
const began = Date.UTC(2026, 10, 20);
/** A day after the test server's clock. */
const tomorrow = Date.UTC(2026, 10, 22, 6);

function attempt(n: number, places = 2): KeptAttempt {
  return {
    id: `device01-${n}`,
    exam: 'year-quiz/2074',
    pace: 60,
    began,
    ended: began + 1000 * places,
    places: Array.from({ length: places }, (_, place) => ({
      question: key(place),
      id: place,
      subject: 'physics',
      topic: null,
      chosen: 1,
      outcome: 'wrong',
      ms: 1000,
    })),
  };
}

function card(n: number, reviewed: number): ReviewCard {
  const memory = { stability: 2.5, difficulty: 5, days: 3, steps: 0, reps: 1, lapses: 0, state: 2, failed: 0 } as const;
  return { question: key(n), due: reviewed + 1000, reviewed, rated: 3, ...memory };
}

const mark = (n: number, changed: number, note = ''): Bookmark => ({ question: key(n), marked: true, note, changed });

const goal = (changed: number, minutes: number | null = 20): Goal => ({
  paper: 'tu-bsc-csit',
  day: 20_810,
  minutes,
  days: 5,
  changed,
});

describe.each(databases)('the record of an account on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let people = 0;
  beforeAll(async () => {
    place = await make();
    server = await createTestApp(place);
  });
  afterAll(async () => {
    await server.close();
    await place.remove();
  });

  /** A new student who is logged in, with the calls of that student. */
  async function student() {
    people += 1;
    const who = { ...sita, email: `student-${people}@example.com` };
    await post(server.app, '/register', who);
    const { token, user } = await logIn(server.app, who);
    const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
      server.app.inject({ method, url: `/api${path}`, headers: bearer(token), ...(body && { payload: body }) });
    const get = async <Key extends CallKey>(_key: Key, path: string) => (await call('GET', path)).json<AnswerOf<Key>>();
    return { who, token, user, call, get };
  }

  it('keeps an attempt once, however often it is sent', async () => {
    const { call, get } = await student();
    const send = async (...attempts: KeptAttempt[]) => (await call('POST', '/me/attempts', { attempts })).json();
    expect(await send(attempt(1), attempt(2))).toEqual({ stored: 2, known: 0 });
    expect(await send(attempt(2), attempt(3))).toEqual({ stored: 1, known: 1 });
    expect(await send(attempt(4), attempt(4))).toEqual({ stored: 1, known: 1 });
    expect(await send()).toEqual({ stored: 0, known: 0 });
    const { attempts } = await get('GET /me/attempts', '/me/attempts');
    expect(attempts).toEqual([attempt(1), attempt(2), attempt(3), attempt(4)]);
  });

  it('keeps the later state of a sitting that has grown, never an earlier one', async () => {
    const { call, get } = await student();
    for (const places of [2, 5, 3]) await call('POST', '/me/attempts', { attempts: [attempt(1, places)] });
    expect((await get('GET /me/attempts', '/me/attempts')).attempts).toEqual([attempt(1, 5)]);
  });

  it('brings another device up to date, page by page, and then only what is new', async () => {
    const { call, get } = await student();
    for (const from of [0, 50, 100]) {
      const attempts = Array.from({ length: from === 100 ? 20 : 50 }, (_, n) => attempt(from + n, 1));
      await call('POST', '/me/attempts', { attempts });
    }
    const seen: string[] = [];
    let cursor = '0';
    for (;;) {
      const page = await get('GET /me/attempts', `/me/attempts?since=${cursor}`);
      if (page.attempts.length === 0) break;
      seen.push(...page.attempts.map(({ id }) => id));
      cursor = page.cursor;
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, n) => `device01-${n}`));
    await call('POST', '/me/attempts', { attempts: [attempt(5, 9)] });
    const news = await get('GET /me/attempts', `/me/attempts?since=${cursor}`);
    expect(news.attempts).toEqual([attempt(5, 9)]);
    expect((await get('GET /me/attempts', `/me/attempts?since=${news.cursor}`)).cursor).toBe(news.cursor);
  });

  it('loses nothing of devices that send at the same moment', async () => {
    const { call, get } = await student();
    const sent = Array.from({ length: 12 }, (_, n) => [attempt(n, 1), attempt(n + 1, 1)]);
    const answers = await Promise.all(sent.map((attempts) => call('POST', '/me/attempts', { attempts })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(sent.map(() => 200));
    const stored = answers.reduce((sum, answer) => sum + answer.json<{ stored: number }>().stored, 0);
    const { attempts } = await get('GET /me/attempts', '/me/attempts');
    expect([stored, new Set(attempts.map(({ id }) => id)).size]).toEqual([13, 13]);
  });

  it('keeps of each question the later review and the later mark', async () => {
    const { call, get } = await student();
    await call('PUT', '/me/cards', { cards: [card(1, began + 5), card(2, began)] });
    expect((await call('PUT', '/me/cards', { cards: [card(1, began), card(2, began + 9)] })).json()).toEqual({
      stored: 1,
      known: 1,
    });
    const { cards } = await get('GET /me/cards', '/me/cards');
    expect(cards).toEqual([card(1, began + 5), card(2, began + 9)]);
    await call('PUT', '/me/bookmarks', { bookmarks: [mark(1, began, 'त्रिकोणमिति')] });
    await call('PUT', '/me/bookmarks', { bookmarks: [{ ...mark(1, began + 1), marked: false }] });
    const { bookmarks } = await get('GET /me/bookmarks', '/me/bookmarks');
    expect(bookmarks).toEqual([{ ...mark(1, began + 1), marked: false }]);
  });

  it('keeps one goal, the one that was changed last, and brings it to another device', async () => {
    const { call, get } = await student();
    expect(await get('GET /me/goals', '/me/goals')).toEqual({ goals: [], cursor: '0' });
    expect((await call('PUT', '/me/goals', { goals: [goal(began + 5)] })).json()).toEqual({ stored: 1, known: 0 });
    expect((await call('PUT', '/me/goals', { goals: [goal(began, 40)] })).json()).toEqual({ stored: 0, known: 1 });
    const { goals, cursor } = await get('GET /me/goals', '/me/goals');
    expect(goals).toEqual([goal(began + 5)]);
    // Its owner wants none any more.
    await call('PUT', '/me/goals', { goals: [goal(began + 6, null)] });
    expect((await get('GET /me/goals', `/me/goals?since=${cursor}`)).goals).toEqual([goal(began + 6, null)]);
  });

  it('is nobody else’s', async () => {
    const [one, other] = [await student(), await student()];
    await one.call('POST', '/me/attempts', { attempts: [attempt(1)] });
    await one.call('PUT', '/me/bookmarks', { bookmarks: [mark(1, began, 'private')] });
    expect(await other.get('GET /me/attempts', '/me/attempts')).toEqual({ attempts: [], cursor: '0' });
    expect((await other.call('GET', '/me/export')).body).not.toContain('private');
    // The same id on another account is another attempt.
    expect((await other.call('POST', '/me/attempts', { attempts: [attempt(1, 7)] })).json()).toEqual({
      stored: 1,
      known: 0,
    });
    expect((await one.get('GET /me/attempts', '/me/attempts')).attempts).toEqual([attempt(1)]);
  });

  it.each([
    ['POST', '/me/attempts', { attempts: Array.from({ length: 51 }, (_, n) => attempt(n, 1)) }],
    ['POST', '/me/attempts', { attempts: [{ ...attempt(1), id: 'short' }] }],
    ['POST', '/me/attempts', { attempts: [{ ...attempt(1), exam: 'a\u0000b' }] }],
    ['POST', '/me/attempts', { attempts: [attempt(1, 301)] }],
    ['POST', '/me/attempts', { attempts: [attempt(1), { ...attempt(2), ended: began - 1 }] }],
    ['POST', '/me/attempts', { attempts: [{ ...attempt(1), ended: tomorrow + 1 }] }],
    ['PUT', '/me/cards', { cards: [{ ...card(1, began), rated: 5 }] }],
    ['PUT', '/me/cards', { cards: [card(1, tomorrow + 1)] }],
    ['PUT', '/me/bookmarks', { bookmarks: [mark(1, tomorrow + 1)] }],
    ['PUT', '/me/bookmarks', { bookmarks: [mark(1, began, 'n'.repeat(501))] }],
    ['PUT', '/me/goals', { goals: [goal(tomorrow + 1)] }],
    ['PUT', '/me/goals', { goals: [goal(began, 0)] }],
    ['PUT', '/me/goals', { goals: [goal(began), goal(began)] }],
    ['GET', '/me/attempts?since=yesterday', undefined],
  ] as const)('refuses %s %s with what is none of it', async (method, path, body) => {
    const { call } = await student();
    expect((await call(method, path, body)).statusCode).toBe(422);
    expect((await call('GET', '/me/export')).json()).toMatchObject({
      attempts: [],
      cards: [],
      bookmarks: [],
      goals: [],
    });
  });

  it('takes what a phone has whose clock is a day ahead, and a paper that ended as it began', async () => {
    const { call } = await student();
    const at = { began: tomorrow, ended: tomorrow };
    const answers = [
      await call('POST', '/me/attempts', { attempts: [{ ...attempt(1), ...at }] }),
      await call('PUT', '/me/cards', { cards: [card(1, tomorrow)] }),
      await call('PUT', '/me/bookmarks', { bookmarks: [mark(1, tomorrow)] }),
    ];
    expect(answers.map((answer) => answer.json().stored)).toEqual([1, 1, 1]);
  });

  it('takes fifty papers of a hundred questions at once, and a note of 500 letters in Nepali', async () => {
    const { call } = await student();
    const attempts = Array.from({ length: 50 }, (_, n) => attempt(n, 100));
    expect((await call('POST', '/me/attempts', { attempts })).json()).toEqual({ stored: 50, known: 0 });
    expect((await call('PUT', '/me/bookmarks', { bookmarks: [mark(1, began, 'क'.repeat(500))] })).statusCode).toBe(200);
  });

  it('has an end: what would not fit is refused whole', async () => {
    const { user, get } = await student();
    const { db } = server.database;
    const room = JSON.stringify(attempt(1)).length + 10;
    await keepEntries(db, user.id, 'attempts', [attempt(1)], room);
    await expect(keepEntries(db, user.id, 'attempts', [attempt(2), attempt(3)], room)).rejects.toMatchObject({
      code: 'record-full',
    });
    // An entry that replaces another counts only by the difference.
    await keepEntries(db, user.id, 'attempts', [{ ...attempt(1), ended: began + 9000 }], room);
    expect((await get('GET /me/attempts', '/me/attempts')).attempts).toHaveLength(1);
  });

  it('is exported whole', async () => {
    const { call, who } = await student();
    await call('POST', '/me/attempts', { attempts: [attempt(1)] });
    await call('PUT', '/me/cards', { cards: [card(1, began)] });
    await call('PUT', '/me/bookmarks', { bookmarks: [mark(1, began, 'once more')] });
    await call('PUT', '/me/goals', { goals: [goal(began)] });
    const answer = await call('GET', '/me/export');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      account: { email: who.email, name: who.name },
      language: 'en',
      registered: new Date(server.clock.now).toISOString(),
      attempts: [attempt(1)],
      cards: [card(1, began)],
      bookmarks: [mark(1, began, 'once more')],
      goals: [goal(began)],
    });
  });

  it('goes with the account, and its sessions, for who knows the password', async () => {
    const { call, who, user, token } = await student();
    const second = await logIn(server.app, who);
    await call('POST', '/me/attempts', { attempts: [attempt(1)] });
    const wrong = await call('DELETE', '/me', { password: 'another one' });
    expect([wrong.statusCode, wrong.json().fields]).toEqual([422, { password: 'This is not your current password.' }]);
    expect((await call('GET', '/me')).statusCode).toBe(200);

    expect((await call('DELETE', '/me', { password: who.password })).statusCode).toBe(200);
    for (const each of [token, second.token]) {
      expect((await server.app.inject({ url: '/api/me', headers: bearer(each) })).statusCode).toBe(401);
    }
    const { email, password } = who;
    expect((await post(server.app, '/login', { email, password })).statusCode).toBe(401);
    const { db } = server.database;
    const left = await db.selectFrom('record_entry').select('key').where('account_id', '=', user.id).execute();
    expect(left).toEqual([]);
    // The e-mail is free again, and the new account has nothing of the old one.
    await post(server.app, '/register', who);
    const anew = await logIn(server.app, who);
    const answer = await server.app.inject({ url: '/api/me/attempts', headers: bearer(anew.token) });
    expect(answer.json()).toEqual({ attempts: [], cursor: '0' });
  });

  it('is not guessed at: after ten wrong passwords an account is not deleted for a while', async () => {
    const { call, who } = await student();
    for (let tries = 0; tries < 10; tries += 1) await call('DELETE', '/me', { password: 'wrong one' });
    expect((await call('DELETE', '/me', { password: who.password })).statusCode).toBe(429);
  });

  it('stays where somebody helps at the college: their account is a student’s first', async () => {
    const { call, who, user } = await student();
    await server.database.db.updateTable('account').set({ duties: 'teacher' }).where('id', '=', user.id).execute();
    expect((await call('DELETE', '/me', { password: who.password })).statusCode).toBe(403);
  });
});
