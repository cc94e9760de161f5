import { createDecipheriv } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { TestApp } from '#server/testing/app.ts';
import type { Staff } from '#server/testing/staff.ts';

const minute = 60_000;

/** An examination that starts fifty minutes from the test's now: three physics and two English items, 30 minutes. */
export function newExamination(server: TestApp, more: object = {}) {
  return {
    code: 'SCI-2083',
    title: { en: 'Entrance of +2 Science', ne: '+२ विज्ञान प्रवेश परीक्षा' },
    startsAt: new Date(server.clock.now + 50 * minute).toISOString(),
    minutes: 30,
    sections: [
      { title: 'Physics', subject: 'physics', count: 3, marks: 1, penalty: 0.25 },
      { title: 'English', subject: 'english', count: 2, marks: 0.5 },
    ],
    passMark: 1,
    reviewedOnly: false,
    shuffleItems: false,
    shuffleOptions: false,
    ...more,
  };
}

/** Writes items, and returns their ids. Each has the options one … four, and the first is right. */
export async function writeItems(staff: Staff, subject: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const stem = `Which ${subject} answer belongs to question ${number}, with $x^${number}$?`;
    const options = ['one', 'two', 'three', 'four'].map((text) => ({ text: `${text} ${subject} ${number}` }));
    const answer = await staff.send('POST', '/staff/items', { subject, stem, options, right: ['a'] });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    ids.push(answer.json<{ id: string }>().id);
  }
  return ids;
}

/**
 * Makes `newExamination` with these rules, draws five new items, imports the candidates of a file, and seals it.
 * Returns the ids of the items.
 */
export async function sealExamination(
  server: TestApp,
  staff: Staff,
  csv: string,
  rules: object = {},
): Promise<readonly string[]> {
  const made = newExamination(server, rules);
  const path = `/staff/examinations/${made.code}`;
  await staff.send('POST', '/staff/examinations', made);
  const items = [...(await writeItems(staff, 'physics', 3)), ...(await writeItems(staff, 'english', 2))];
  await staff.send('PUT', `${path}/paper`, { items });
  await staff.send('POST', `${path}/candidates`, { csv });
  const sealed = await staff.send('POST', `${path}/seal`);
  if (sealed.statusCode !== 200) throw new Error(sealed.body);
  return items;
}

/** The text of a sealed paper. */
export function openSealed(sealed: Buffer, key: string): unknown {
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const gzipped = Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
  return JSON.parse(gunzipSync(gzipped).toString());
}

/** The secrets that phones got from each server, by device and candidate. */
const secrets = new WeakMap<TestApp, Map<string, string>>();

/** A candidate's phone: signs in, with its stored secret, and sends entries. */
export function phone(server: TestApp, code: string, device: string) {
  const kept = secrets.get(server) ?? new Map<string, string>();
  secrets.set(server, kept);
  const call = (method: 'GET' | 'POST', path: string, token: string | null, body?: object) =>
    server.app.inject({
      method,
      url: `/api/hall/${code}${path}`,
      ...(token !== null && { headers: { authorization: `Bearer ${token}` } }),
      ...(body && { payload: body }),
    });
  return {
    signIn: async (symbolNumber: string, pin: string) => {
      const name = `${device} ${code}/${symbolNumber}`;
      const secret = kept.get(name);
      const own = { id: device, label: device, ...(secret !== undefined && { secret }) };
      const answer = await call('POST', '/sign-in', null, { symbolNumber, pin, device: own });
      if (answer.statusCode === 200) kept.set(name, answer.json<{ deviceSecret: string }>().deviceSecret);
      return answer;
    },
    get: (path: string, token: string | null) => call('GET', path, token),
    send: (token: string, entries: readonly object[], more: object = {}) =>
      call('POST', '/entries', token, { device: { id: device, label: device }, entries, ...more }),
  };
}
