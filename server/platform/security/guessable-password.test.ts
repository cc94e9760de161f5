import { argon2Sync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refuseGuessable } from './guessable-password.ts';
import { argon2id } from './password.ts';
import type { AppError } from '#server/platform/errors/app-error.ts';
import { errorTexts } from '#server/platform/errors/catalogue.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { bearer, logIn, post, sita } from '#server/testing/students.ts';

const { passwordCommon: common, passwordPersonal: personal, passwordTooShort: tooShort } = errorTexts.en;

/** The sentence that refuses a password of Sita's; null if it is allowed. */
function refusalOf(
  password: string,
  owner = { name: 'Sita Sharma', email: 'gurung.s+exam@example.com' },
): string | null {
  try {
    refuseGuessable(password, owner);
    return null;
  } catch (error) {
    return (error as AppError).fields?.['password']?.(errorTexts.en) ?? null;
  }
}

describe('a password', () => {
  it.each(['password', 'Password1', 'QWERTY123', '1234567890', 'iloveyou', 'ｐａｓｓｗｏｒｄ', 'secret123'])(
    'that very many people use is refused: %s',
    (password) => expect(refusalOf(password)).toBe(common),
  );

  it.each([
    'my-sita-sharma-pass',
    'SitaSharma-and-more',
    'xx gurung.s+exam xx',
    'gurungsexam-2082',
    'i-love-tayari-so-much',
    'तयारी-को-लागि-राम्रो',
    'sita1234',
    'Sharma-2082',
    'GURUNG 2082',
  ])('that holds who it is of, or the product, is refused: %s', (password) =>
    expect(refusalOf(password)).toBe(personal),
  );

  it.each(['namaste-2082', 'correct horse battery', 'sita-climbs-seventeen-peaks', 'निलो हिमाल 2082'])(
    'may be any other: %s',
    (password) => expect(refusalOf(password)).toBeNull(),
  );

  it.each([
    ['ram', 'programming-late'],
    ['R', 'rrrrr-and-more'],
  ])('may hold what a name as short as %s has in common with words', (name, password) => {
    expect(refusalOf(password, { name, email: 'a@example.com' })).toBeNull();
  });
});

describe.each(databases)('passwords on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place, { hashing: argon2id });
    await post(server.app, '/register', sita);
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });
  const login = { email: sita.email, password: sita.password };

  it('that are guessed early are refused wherever one is chosen, after the rule of its length; a link is not used up', async () => {
    const { token } = await logIn(server.app);
    await post(server.app, '/send-link', { email: sita.email });
    await server.tick();
    const [, link] = /reset-password\/([\w-]{43})/.exec(server.mails.at(-1)?.text ?? '') ?? [];
    const choose = {
      '/register': (password: string) =>
        post(server.app, '/register', { ...sita, email: 'gita@example.com', password }),
      '/reset-password': (password: string) => post(server.app, '/reset-password', { token: link, password }),
      '/change-password': (password: string) =>
        post(server.app, '/change-password', { currentPassword: sita.password, password }, bearer(token)),
    };
    for (const [path, act] of Object.entries(choose)) {
      for (const [password, sentence] of [
        ['dragon', tooShort],
        ['password123', common],
        ['sita-2082', personal],
      ] as const) {
        const answer = await act(password);
        expect([path, answer.statusCode, answer.json()]).toEqual([
          path,
          422,
          { code: 'invalid', message: expect.any(String), fields: { password: sentence } },
        ]);
      }
    }
    expect((await choose['/reset-password']('a-new-password')).statusCode).toBe(200);
  });

  it('are hashed anew at the next login where that was done at less than the present cost, also by two at once', async () => {
    const { db } = server.database;
    const [nonce, message] = [Buffer.alloc(16, 7), Buffer.from(sita.password)];
    const tag = argon2Sync('argon2id', { message, nonce, memory: 1024, passes: 1, parallelism: 1, tagLength: 32 });
    const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
    const cheap = `$argon2id$v=19$m=1024,t=1,p=1$${text(nonce)}$${text(tag)}`;
    await db.updateTable('account').set({ password_hash: cheap }).execute();
    const wrong = await post(server.app, '/login', { ...login, password: 'not-hers-at-all' });
    expect(wrong.statusCode).toBe(401);
    const hash = async () =>
      (await db.selectFrom('account').select('password_hash').executeTakeFirstOrThrow()).password_hash;
    expect(await hash()).toBe(cheap);
    const both = await Promise.all([logIn(server.app), logIn(server.app)]);
    for (const { token } of both)
      expect((await server.app.inject({ url: '/api/me', headers: bearer(token) })).statusCode).toBe(200);
    const renewed = await hash();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await logIn(server.app);
    expect(await hash()).toBe(renewed);
  });
});
