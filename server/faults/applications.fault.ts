import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, it } from 'vitest';
import type { Application } from '#contract/applications.ts';
import { seededRandom } from '#exam/testing/seeded-random.ts';
import { roundsAtMost, startServer, student } from '#server/faults/start.ts';
import { newNotice } from '#server/testing/applications.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import type { ServerProcess } from '#server/testing/process.ts';
import { smallDisks } from '#server/testing/small-disk.ts';
import { staffOf } from '#server/testing/staff-of.ts';

/** One kill in each round, and on SQLite a full disk in every other one. */
const rounds = roundsAtMost > 5 ? 20 : 2;
const applicants = 5;
const code = 'FAULT-1';
const day = 24 * 60 * 60_000;

/** What the server has acknowledged to an applicant. */
interface AcknowledgedState {
  number: string;
  token: string;
  school: string;
  documents: Map<string, { readonly id: string; readonly bytes: number }>;
  isSubmitted: boolean;
}

describe.concurrent.each(databases)('applicants on $kind', ({ kind, make }) => {
  it('lose nothing that was acknowledged, and are shown nothing half, over kills and a full disk', async ({
    expect,
    onTestFinished,
  }) => {
    const place = await make();
    const disk = kind === 'SQLite' ? (smallDisks[0]?.make(place.settings.dataDir) ?? null) : null;
    onTestFinished(async () => {
      disk?.remove();
      await place.remove();
    });
    const random = seededRandom(7);
    let server: ServerProcess = startServer(place);
    let address = await server.ready;
    await openNotice(address, place.settings);
    const pictures = await Promise.all(
      [60, 120, 240].map((width) =>
        sharp({ create: { width, height: width, channels: 3, background: '#8899aa' } })
          .jpeg()
          .toBuffer(),
      ),
    );

    /** A call of one applicant; undefined where the server was away, or could not keep it now. */
    async function send(n: number, method: string, path: string, body?: object | FormData, token?: string) {
      const isFile = body instanceof FormData;
      try {
        const answer = await fetch(`${address}/api${path}`, {
          method,
          headers: {
            ...student(n).headers,
            ...(body !== undefined && !isFile && { 'content-type': 'application/json' }),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
          ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
          signal: AbortSignal.timeout(30_000),
        });
        if (answer.status === 503) {
          await answer.body?.cancel();
          return undefined;
        }
        expect([path, answer.status]).toEqual([path, expect.toBeOneOf([200, 201])]);
        return (await answer.json()) as Application & { token: string; application: Application };
      } catch (error) {
        if (error instanceof TypeError) return undefined;
        throw error;
      }
    }
    /** Tries again until the server acknowledges. */
    async function until<Answer>(run: () => Promise<Answer | undefined>): Promise<Answer> {
      for (;;) {
        // oxlint-disable-next-line eslint/no-await-in-loop -- a device tries again after its pause
        const answer = await run();
        if (answer !== undefined) return answer;
        // oxlint-disable-next-line eslint/no-await-in-loop
        await pause(50);
      }
    }

    const all: AcknowledgedState[] = [];
    async function goOn(n: number, round: number): Promise<void> {
      let own = all[n];
      if (own === undefined) {
        const form = {
          name: `Applicant ${'abcdefgh'[n]}`,
          dateOfBirth: 'AD 2008-1-1',
          phone: `984100000${n}`,
          previousScore: '3',
        };
        const begun = await until(() => send(n, 'POST', `/notices/${code}/applications`, { language: 'en', form }));
        const { number } = begun.application;
        own = { number, token: begun.token, school: '', documents: new Map(), isSubmitted: false };
        all[n] = own;
      }
      const path = `/applications/${own.number}`;
      const { token } = own;
      const school = `School ${round}`;
      await until(async () => {
        const now = await send(n, 'GET', path, undefined, token);
        const before = { school: now?.form['school'] ?? '' };
        return now && send(n, 'PATCH', path, { language: 'en', form: { school }, before }, token);
      });
      own.school = school;
      for (const which of ['photo', '0'] as const) {
        // oxlint-disable-next-line eslint/no-await-in-loop -- documents go up one by one
        const answer = await until(() => {
          const body = new FormData();
          body.set('name', `${which}-${round}.jpg`);
          const picture = pictures[Math.floor(random() * pictures.length)] ?? Buffer.alloc(0);
          body.set('file', new Blob([new Uint8Array(picture)]), 'file.jpg');
          return send(n, 'PUT', `${path}/documents/${which}`, body, token);
        });
        const kept = answer.documents.find((each) => each.kind === which);
        expect(kept?.name).toBe(`${which}-${round}.jpg`);
        if (kept) own.documents.set(which, kept);
      }
      await until(async () => {
        const now = await send(n, 'GET', path, undefined, token);
        return now && send(n, 'POST', `${path}/submit`, { version: now.version, declared: true }, token);
      });
      own.isSubmitted = true;
    }

    for (let round = 0; round < rounds; round += 1) {
      const going = Promise.all(Array.from({ length: applicants }, (_, n) => goOn(n, round)));
      await pause(random() * 400);
      if (disk && round % 2 === 1) {
        disk.fill(server.pid);
        await pause(300);
        disk.free(server.pid);
      }
      server.signal('SIGKILL');
      await server.ended;
      server = startServer(place);
      address = await server.ready;
      await going;
    }

    for (const [n, own] of all.entries()) {
      const now = await until(() => send(n, 'GET', `/applications/${own.number}`, undefined, own.token));
      expect([now.form['school'], now.submittedAt !== null]).toEqual([own.school, own.isSubmitted]);
      expect(new Map(now.documents.map(({ kind: which, id, bytes }) => [which, { id, bytes }]))).toEqual(
        new Map([...own.documents].map(([which, { id, bytes }]) => [which, { id, bytes }])),
      );
      for (const { id, bytes } of now.documents) {
        const answer = await fetch(`${address}/api/applications/${own.number}/documents/${id}`, {
          headers: { authorization: `Bearer ${own.token}` },
        });
        const read = Buffer.from(await answer.arrayBuffer());
        expect([answer.status, read.length, (await sharp(read).metadata()).format]).toEqual([200, bytes, 'jpeg']);
      }
    }
    server.signal('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });
});

async function openNotice(url: string, settings: TestDatabase['settings']) {
  const staff = await staffOf({ ...settings, url }, 'Clerk');
  const startsAt = new Date(Date.now() + 30 * day).toISOString();
  const sections = [{ title: 'Physics', subject: 'physics', count: 3, marks: 1 }];
  await staff.send('POST', '/staff/examinations', { code, title: { en: 'Faults' }, startsAt, minutes: 60, sections });
  const documents = [{ name: { en: 'Grade sheet' }, neededFor: 'all' }];
  const asks = ['phone', 'school', 'previousScore'].map((field) => ({ field, needed: field === 'phone' }));
  await staff.send('PUT', `/staff/examinations/${code}/notice`, {
    ...newNotice(Date.now(), { documents, asks }),
    version: 0,
  });
  await staff.close();
}
