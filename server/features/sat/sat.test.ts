import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AnswerOf } from '#contract/calls.ts';
import { questionKey } from '#exam/question-key.ts';
import { apply, openNotice, wholeForm } from '#server/testing/applications.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { sitAsApplicant } from '#server/testing/sit-as-applicant.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';
import { bearer, logIn, post, sita } from '#server/testing/students.ts';

const minute = 60_000;

describe.each(databases)('an examination that a student has sat, on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let gita: Staff;
  let code: string;

  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place);
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });

  const path = (rest: string) => `/staff/examinations/${code}${rest}`;
  const ask = async <T>(token: string, url: string) =>
    (await server.app.inject({ url: `/api${url}`, headers: bearer(token) })).json<T>();
  const attempts = async (token: string) => (await ask<AnswerOf<'GET /me/attempts'>>(token, '/me/attempts')).attempts;
  const questions = (token: string) =>
    ask<AnswerOf<'GET /me/examinations/:code/questions'> & { readonly code?: string }>(
      token,
      `/me/examinations/${code}/questions`,
    );

  it('comes into the record with the publication, without what the key cancelled, and is nothing to another account', async () => {
    await post(server.app, '/register', sita);
    const { token } = await logIn(server.app, sita);
    gita = await signInStaff(server, 'Gita', ['examiner', 'teacher']);
    code = await openNotice(server, gita, { cardsFrom: new Date(server.clock.now).toISOString() });
    const own = await apply(server, code, wholeForm(1), token);
    const startsAt = await sitAsApplicant(server, gita, code, own);
    server.clock.now = startsAt + 300 * minute;
    gita = await signInStaff(server, 'Head', ['head']);
    await gita.send('POST', path('/state'), { to: 'key-published' });
    const again = (await logIn(server.app, sita)).token;
    expect([await attempts(again), (await questions(again)).code]).toEqual([[], 'not-found']);
    const cancelled = { place: 3, cancelled: 'to-all', reason: 'Two options are right.' };
    expect((await gita.send('POST', path('/key'), { decisions: [cancelled] })).statusCode).toBe(200);
    await gita.send('POST', path('/state'), { to: 'final' });
    await gita.send('POST', path('/state'), { to: 'published' });

    const [kept, ...others] = await attempts(again);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({
      id: `examination-${code}`,
      exam: `examination/${code}`,
      began: startsAt,
      ended: startsAt + 90_000,
    });
    expect(kept?.places.map(({ outcome, chosen, ms }) => [outcome, chosen, ms])).toEqual([
      ['right', 0, 60_000],
      ['wrong', 1, 30_000],
      ['missed', null, 0],
      ['missed', null, 0],
    ]);
    expect(await attempts(again)).toHaveLength(1);
    const { questions: asked } = await questions(again);
    expect(asked.map((question) => questionKey(question))).toEqual(kept?.places.map(({ question }) => question));

    const hari = { ...sita, email: 'hari@example.com' };
    await post(server.app, '/register', hari);
    const other = (await logIn(server.app, hari)).token;
    expect([await attempts(other), (await questions(other)).code]).toEqual([[], 'not-found']);
  });
});
