import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formFields } from '#contract/application-form.ts';
import { pickIndex } from '#exam/random.ts';
import { seededRandom } from '#exam/testing/seeded-random.ts';
import { applicant, begin, openNotice, type Applicant } from '#server/testing/applications.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { migratedSqlite, type TestDatabase } from '#server/testing/databases.ts';
import { signInStaff } from '#server/testing/staff.ts';

let place: TestDatabase;
let server: TestApp;
let own: Applicant;
beforeAll(async () => {
  place = await migratedSqlite();
  server = await createTestApp(place);
  const code = await openNotice(server, await signInStaff(server, 'Gita', ['examiner']));
  own = await begin(server, code, {});
});
afterAll(async () => {
  await server.close();
  await place.remove();
});

const random = seededRandom(2083);
const pick = <T>(of: readonly T[]) => of[pickIndex(of.length, random)] as T;

/** Bytes that begin as something else than they are, or are cut, or have one bit turned. */
async function oddFiles(): Promise<readonly Buffer[]> {
  const image = () => sharp({ create: { width: 90, height: 120, channels: 3, background: '#246' } });
  const whole = await Promise.all([
    image().jpeg({ progressive: true }).toBuffer(),
    image().png().toBuffer(),
    image().webp().toBuffer(),
    image().gif().toBuffer(),
    image().tiff().toBuffer(),
    image().avif().toBuffer(),
  ]);
  const texts = [
    '',
    '%PDF-',
    '%PDF-1.7<script>alert(1)</script>',
    'GIF89a<script>alert(1)</script>',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'RIFF\xFF\xFF\xFF\xFFWEBPVP8X',
    '\xFF\xD8\xFF\xE1\xFF\xFFExif\0\0MM\0*\xFF\xFF\xFF\xFF',
    '\x89PNG\r\n\x1A\n\0\0\0\rIHDR\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x08\x06\0\0\0',
  ].map((text) => Buffer.from(text, 'latin1'));
  const broken = whole.flatMap((bytes) =>
    Array.from({ length: 12 }, () => {
      const other = Buffer.from(bytes.subarray(0, pick([bytes.length, pickIndex(bytes.length, random)])));
      if (other.length > 0) other[pickIndex(other.length, random)] = pickIndex(256, random);
      return other;
    }),
  );
  return [...whole, ...texts, ...broken, randomBytes(2000)];
}

it('odd files get an answer that is no failure, and nothing but pictures and PDFs is kept', async () => {
  for (const file of await oddFiles()) {
    const kind = pick(['photo', '0', '1', 'voucher', '19']);
    const { statusCode } = await own.sendFile(
      kind,
      file,
      pick(['a.jpg', '../../etc/passwd', 'फोटो.png', '\u202Egpj.exe']),
    );
    expect([200, 404, 415, 422]).toContain(statusCode);
  }
  for (const { id, type } of (await own.read()).documents) {
    const { headers, rawPayload } = await own.send('GET', `/documents/${id}`);
    expect(headers['content-type']).toBe(type);
    const begins = type === 'image/jpeg' ? '\xFF\xD8\xFF' : '%PDF-';
    expect(rawPayload.subarray(0, begins.length).toString('latin1')).toBe(begins);
  }
});

it('odd fields and addresses get an answer that is no failure, and show nothing of another', async () => {
  const odd = [
    "'; drop table application; --",
    '{{7*7}}',
    '\u202E',
    '\uD800',
    '\0',
    '＜script＞',
    'क्‍ष'.repeat(500),
    '1e999',
  ];
  const values = [...odd, null, 7, [], {}, true];
  for (let n = 0; n < 300; n += 1) {
    const field = pick([...formFields, 'answer-0', 'answer-11', '__proto__', 'constructor', 'version']);
    const { statusCode } = await own.send('PATCH', '', {
      form: { [field]: pick(values) },
      ...(n % 3 === 0 && { before: { [field]: pick(values) } }),
      ...(n % 7 === 0 && { language: pick(['ne', 'xx', 1]) }),
    });
    expect([200, 400, 409, 422]).toContain(statusCode);
  }
  for (const number of ['0', '%00', '..%2f..', '१२३४५६७८', own.number.replace(/.$/, 'x'), ' '.repeat(30)]) {
    const stranger = applicant(server, encodeURIComponent(number), own.token);
    for (const path of ['', '/documents/x', '/file.zip'])
      expect([400, 404, 422]).toContain((await stranger.send('GET', path)).statusCode);
  }
  for (const body of [{}, { version: 'x' }, { version: 1e99, declared: true }, { version: 1, declared: false }, []])
    expect((await own.send('POST', '/submit', body)).statusCode).toBe(422);
});
