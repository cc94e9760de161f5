import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { sum } from '#server/testing/items.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';

/** A picture of one colour, wider than high, with the place where it was taken. */
const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } }).withExif({
    IFD0: { Copyright: 'Hari at home' },
  });

describe.each(databases)('pictures of items on $kind', ({ kind, make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let hari: Staff;
  beforeAll(async () => {
    place = await make();
    server = await createTestApp(place);
    hari = await signInStaff(server, 'Hari');
  });
  afterAll(async () => {
    await server.close();
    await place.remove();
  });
  const folder = () => join(place.settings.dataDir, 'figures');
  const send = async (bytes: Uint8Array, name = 'picture.png', headers: object = hari.headers) => {
    const form = new FormData();
    form.append('file', new Blob([bytes as BlobPart]), name);
    const request = new Request('http://tayari.test', { method: 'POST', body: form });
    return server.app.inject({
      method: 'POST',
      url: '/api/staff/figures',
      headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  };
  const fetchFigure = (id: string, headers: object = hari.headers) =>
    server.app.inject({ url: `/api/figures/${id}`, headers: { ...headers } });

  it.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
  ] as const)('takes a %s, without what it tells besides', async (format, type) => {
    const sent = await picture().toFormat(format).toBuffer();
    expect((await sharp(sent).metadata()).exif?.toString()).toContain('Hari at home');
    const answer = await send(sent);
    expect([answer.statusCode, answer.json()]).toEqual([201, { id: expect.any(String), width: 40, height: 20 }]);
    const got = await fetchFigure(answer.json().id);
    expect([got.statusCode, got.headers['content-type']]).toEqual([200, type]);
    expect(got.headers['cache-control']).toContain('private');
    const metadata = await sharp(got.rawPayload).metadata();
    expect(metadata).toMatchObject({ format, width: 40, height: 20 });
    expect(metadata.exif).toBeUndefined();
    expect(got.rawPayload.includes('Hari at home')).toBe(false);
  });

  it('makes large ones smaller, and turns them upright', async () => {
    const large = await picture(3200, 800).png().toBuffer();
    expect((await send(large)).json()).toMatchObject({ width: 1600, height: 400 });
    const lying = await picture(60, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await send(lying)).json()).toMatchObject({ width: 30, height: 60 });
  });

  it('keeps a picture once, where the installation keeps them', async () => {
    const sent = await picture(33, 44).png().toBuffer();
    const [one, other] = [(await send(sent)).json(), (await send(sent)).json()];
    expect(other).toEqual(one);
    const row = await server.database.db.selectFrom('figure').selectAll().where('id', '=', one.id).execute();
    expect(row).toMatchObject([{ id: one.id, added_by: 'Hari', type: 'image/png' }]);
    if (kind === 'SQLite') expect(readdirSync(folder())).toContain(one.id);
    else expect([existsSync(folder()), (row[0]?.bytes?.length ?? 0) > 0]).toEqual([false, true]);
    const lines = await server.database.db
      .selectFrom('audit_log')
      .select(['act', 'actor'])
      .where('subject', '=', `figure:${one.id}`)
      .execute();
    expect(lines).toEqual([{ act: 'figure-added', actor: 'account:Hari' }]);
  });

  it('refuses what is no such picture, whatever it is called', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const bytes of [svg, Buffer.from('GIF89a'), Buffer.alloc(0)]) {
      const answer = await send(bytes, 'picture.png');
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported-type']);
    }
    const whole = await picture(300, 300).png().toBuffer();
    const broken = await send(whole.subarray(0, 120));
    expect([broken.statusCode, Object.keys(broken.json().fields)]).toEqual([422, ['file']]);
    // The file is complete and small, but its pixels are over the 50 million.
    const bomb = await picture(7100, 7100).toColourspace('b-w').png({ compressionLevel: 1 }).toBuffer();
    expect([bomb.length < 1_000_000, (await send(bomb)).statusCode]).toEqual([true, 422]);
    const large = await send(Buffer.alloc(5_000_001));
    expect([large.statusCode, large.json().code]).toEqual([413, 'too-large']);
    const none = await hari.send('POST', '/staff/figures', {});
    expect([none.statusCode, Object.keys(none.json().fields)]).toEqual([422, ['file']]);
  });

  it('shows them to staff alone', async () => {
    const { id } = (await send(await picture().png().toBuffer())).json();
    expect((await fetchFigure(id, {})).statusCode).toBe(401);
    expect((await send(Buffer.alloc(3), 'x.png', { origin: 'http://tayari.test' })).statusCode).toBe(401);
    expect((await fetchFigure('x'.repeat(22))).statusCode).toBe(404);
    expect((await fetchFigure('..%2Ftayari.sqlite')).statusCode).toBe(404);
  });

  it('stand in an item by their id, with words for who cannot see them', async () => {
    const { id } = (await send(await picture().png().toBuffer())).json();
    const figure = { id, alt: 'A red rectangle, twice as wide as high.' };
    const item = (await hari.send('POST', '/staff/items', sum({ stem: '', figure }))).json();
    expect(item).toMatchObject({ stem: '', figure });
    for (const wrong of [
      { id, alt: ' ' },
      { id: 'x'.repeat(22), alt: 'There is none.' },
    ]) {
      const answer = await hari.send('POST', '/staff/items', sum({ figure: wrong }));
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['figure']]);
      const changed = await hari.send('PUT', `/staff/items/${item.id}`, { ...item, figure: wrong });
      expect(changed.statusCode).toBe(422);
    }
  });

  it('goes after a day where no version of an item shows it', async () => {
    const shown = (await send(await picture(31, 7).png().toBuffer())).json().id;
    const unused = (await send(await picture(37, 7).png().toBuffer())).json().id;
    const figure = { id: shown, alt: 'A red strip.' };
    const item = (await hari.send('POST', '/staff/items', sum({ stem: 'Which strip?', figure }))).json();
    await hari.send('PUT', `/staff/items/${item.id}`, { ...item, figure: null });
    server.clock.now += 23 * 60 * 60_000;
    await server.tick();
    expect((await fetchFigure(unused, (await signInStaff(server, 'Gita')).headers)).statusCode).toBe(200);
    server.clock.now += 60 * 60_000;
    await server.tick();
    const gita = (await signInStaff(server, 'Ram')).headers;
    expect([(await fetchFigure(shown, gita)).statusCode, (await fetchFigure(unused, gita)).statusCode]).toEqual([
      200, 404,
    ]);
    if (existsSync(folder())) expect(readdirSync(folder())).not.toContain(unused);
  });
});
