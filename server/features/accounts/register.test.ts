import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorBody } from '#contract/error.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { logIn, post, sita } from '#server/testing/students.ts';

describe.each(databases)('POST /register on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  beforeAll(async () => {
    place = await make();
    server = await createTestApp(place);
  });
  afterAll(async () => {
    await server.close();
    await place.remove();
  });
  const register = (body: object) => post(server.app, '/register', body);

  it('makes a student and says where to go', async () => {
    const answer = await register({ ...sita, name: '  Sita Sharma ' });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      message: 'Register Successfully.Go to login.',
      user: { id: expect.any(String), name: 'Sita Sharma', email: 'Sita@Example.com', role: 'student' },
    });
  });

  it('refuses a second account with the e-mail in another case', async () => {
    const answer = await register({ ...sita, email: 'SITA@example.COM' });
    expect(answer.statusCode).toBe(409);
    expect(ErrorBody.parse(answer.json())).toMatchObject({
      code: 'email-taken',
      fields: { email: expect.any(String) },
    });
  });

  it('makes one account of two that come at the same moment', async () => {
    const both = await Promise.all([1, 2].map(() => register({ ...sita, email: 'hari@example.com' })));
    expect(both.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([201, 409]);
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'n'.repeat(101) }],
    ['name', { name: 'a\u0000b' }],
    ['name', { name: 7 }],
    ['name', { name: 'visit http://evil.example' }],
    ['name', { name: 'Call WWW.evil.example' }],
    ['name', { name: 'Sita\u202Eamrahs' }],
    ['name', { name: 'Sita\u2066Sharma' }],
    ['name', { name: 'Sita\u2028Sharma' }],
    ['name', { name: 'Sita\u2029Sharma' }],
    ['name', { name: 'Call ＷＷＷ.evil.example' }],
    ['name', { name: 'visit https：／／evil' }],
    ['name', { name: 'win at evil.example/x' }],
    ['name', { name: 'Si\u200Bta' }],
    ['name', { name: 'Si\uFEFFta' }],
    ['name', { name: '\u200D' }],
    ['name', { name: '\u2800' }],
    ['name', { name: '\u3164' }],
    ['email', { email: 'sita' }],
    ['email', { email: `${'s'.repeat(250)}@x.np` }],
    ['email', { email: undefined }],
    ['password', { password: '1234567' }],
    ['password', { password: 'p'.repeat(129) }],
    ['password', { password: ['namaste-2082'] }],
    ['role', { role: 'admin' }],
  ])('says what is wrong with %s: %o', async (field, wrong) => {
    const answer = await register({ ...sita, email: 'wrong@example.com', ...wrong });
    expect(answer.statusCode).toBe(422);
    const { code, fields } = ErrorBody.parse(answer.json());
    expect([code, Object.keys(fields ?? {})]).toEqual(['invalid', [field]]);
  });

  it.each([
    ['visit http://evil.example', 'A name holds no web address. Write your name alone.'],
    ['Go to evil.com now', 'A name holds no web address. Write your name alone.'],
    [
      'Sita\u202Eamrahs',
      'There are invisible characters in this name, as copied text sometimes has them. Type it instead.',
    ],
  ])('says kindly why %o is no name', async (name, sentence) => {
    const answer = await register({ ...sita, email: 'wrong@example.com', name });
    expect(ErrorBody.parse(answer.json()).fields).toEqual({ name: sentence });
  });

  it.each([
    'क्ष्मा ज्ञवाली',
    'श्री\u200Dमती गुरुङ',
    "Ram D'Souza-K.C.",
    'Dr. Sita/Gita',
    'wwwara',
    'Ram K.Thapa',
    'Md.Comal',
  ])('takes the name %o', async (name) => {
    const answer = await register({ ...sita, email: `${name.length}-${name.codePointAt(0)}@example.com`, name });
    expect([answer.statusCode, answer.json().user?.name]).toEqual([201, name]);
  });

  it('counts characters, not bytes', async () => {
    const account = { name: 'सी'.repeat(50), email: 'long@example.com', password: '🙂'.repeat(128) };
    expect((await register(account)).statusCode).toBe(201);
    expect((await logIn(server.app, account)).user.name).toBe(account.name);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'name=Gita+R&email=form%40example.com&password=namaste%202082'],
    [
      'multipart/form-data; boundary=x',
      ['name', 'Gita R', 'email', 'parts@example.com', 'password', 'namaste 2082']
        .map((text, i) => (i % 2 ? `${text}\r\n` : `--x\r\nContent-Disposition: form-data; name="${text}"\r\n\r\n`))
        .join('') + '--x--\r\n',
    ],
  ])('takes a form as %s', async (type, payload) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/register',
      headers: { 'content-type': type },
      payload,
    });
    expect([answer.statusCode, answer.json().user?.name]).toEqual([201, 'Gita R']);
  });

  const file = '--x\r\nContent-Disposition: form-data; name="name"; filename="a.txt"\r\n\r\nabc\r\n--x--\r\n';
  it.each([
    ['broken JSON', 'application/json', '{"name":', 400, 'broken-json'],
    ['a poisoned prototype', 'application/json', '{"__proto__": {"a": 1}}', 400, 'broken-json'],
    ['JSON that is no object', 'application/json', '[]', 422, 'invalid'],
    ['nothing', 'application/json', '', 422, 'invalid'],
    ['another type', 'text/plain', 'hello', 415, 'unsupported-type'],
    ['a type that is none', 'nonsense', 'hello', 415, 'unsupported-type'],
    ['more than 100 kB', 'application/json', `"${'x'.repeat(100_001)}"`, 413, 'too-large'],
    [
      'a form of more than 100 kB',
      'application/x-www-form-urlencoded',
      `name=${'x'.repeat(100_001)}`,
      413,
      'too-large',
    ],
    ['parts of more than 100 kB', 'multipart/form-data; boundary=x', 'x'.repeat(100_001), 413, 'too-large'],
    ['a file', 'multipart/form-data; boundary=x', file, 413, 'too-large'],
    [
      'parts that break off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a',
      400,
      'bad-request',
    ],
    ['parts without a boundary', 'multipart/form-data', 'x', 400, 'bad-request'],
  ])('refuses %s in our words', async (_, type, payload, status, code) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/register',
      headers: { 'content-type': type },
      payload,
    });
    expect([answer.statusCode, ErrorBody.parse(answer.json()).code]).toEqual([status, code]);
  });
});
