import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { College } from '#contract/college.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';

const himchuli = {
  name: { en: 'Himchuli College', ne: 'हिमचुली कलेज' },
  address: { en: 'Kupondole, Lalitpur', ne: 'कुपण्डोल, ललितपुर' },
  phone: '01-5526417',
  email: 'info@himchuli.example',
  website: 'https://himchuli.example',
  signatory: { en: 'Dr. Rajendra Man Shrestha', ne: 'डा. राजेन्द्रमान श्रेष्ठ' },
  signsAs: { en: 'Controller of Examinations', ne: 'परीक्षा नियन्त्रक' },
};

describe.each(databases)('the college on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let head: Staff;
  beforeEach(async () => {
    place = await make();
    server = await createTestApp(place);
    head = await signInStaff(server, 'Binita', ['head']);
  });
  afterEach(async () => {
    await server.close();
    await place.remove();
  });
  const read = async () => (await server.app.inject('/api/college')).json<College>();

  it('is nothing that anyone invented until a head says who it is', async () => {
    expect(await read()).toMatchObject({ name: { en: '', ne: '' }, signatory: { en: '', ne: '' }, logo: null });
    expect((await head.send('PUT', '/staff/college', himchuli)).json()).toEqual({ ...himchuli, logo: null });
    expect(await read()).toEqual({ ...himchuli, logo: null });
    const lines = await server.database.db
      .selectFrom('audit_log')
      .select('act')
      .where('subject', '=', 'college')
      .execute();
    expect(lines).toEqual([{ act: 'college-changed' }]);
  });

  it('takes an address of the web and an e-mail only in their form', async () => {
    const fieldsOf = async (more: object) =>
      Object.keys((await head.send('PUT', '/staff/college', { ...himchuli, ...more })).json().fields ?? {});
    expect(await fieldsOf({ website: 'javascript:alert(1)' })).toEqual(['website']);
    expect(await fieldsOf({ email: 'nowhere' })).toEqual(['email']);
    expect(await fieldsOf({ name: { en: 'A\u0000', ne: '' } })).not.toEqual([]);
  });

  it('shows a logo that was made anew, and forgets it when it is taken away', async () => {
    const put = (file: Buffer) => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'logo.png');
      return server.app.inject({ method: 'PUT', url: '/api/staff/college/logo', headers: head.headers, payload: form });
    };
    const square = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 3, background: '#1b1a4b' } })
        .withExif({ IFD0: { Copyright: 'a secret place' } })
        .png()
        .toBuffer();
    expect((await put(await square(199))).json()).toMatchObject({
      code: 'invalid',
      fields: { file: expect.any(String) },
    });
    const { logo } = (await put(await square(240))).json<College>();
    expect(logo).toMatchObject({ width: 240, height: 240 });
    const shown = await server.app.inject(`/api/college/logo/${logo?.id}`);
    expect([shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
    expect(shown.rawPayload.includes('a secret place')).toBe(false);
    await head.send('DELETE', '/staff/college/logo');
    expect((await read()).logo).toBeNull();
    expect((await server.app.inject(`/api/college/logo/${logo?.id}`)).statusCode).toBe(404);
  });
});
