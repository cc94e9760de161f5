import type { Card } from '#contract/applications.ts';
import type { TestApp } from '#server/testing/app.ts';
import type { Applicant } from '#server/testing/applications.ts';
import { phone, writeItems } from '#server/testing/examinations.ts';
import type { Staff } from '#server/testing/staff.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Accepts a submitted application of an examination in thirty days, and lets its applicant sit the paper of five
 * questions: one right, one wrong, one more right, two missed. Returns the start in ms; the clock stands two minutes later.
 */
export async function sitAsApplicant(server: TestApp, staff: Staff, code: string, own: Applicant): Promise<number> {
  const path = (rest: string) => `/staff/examinations/${code}${rest}`;
  const { version } = (await staff.send('GET', path(`/applications/${own.number}`))).json<{ version: number }>();
  await staff.send('POST', path(`/applications/${own.number}/decision`), { version, decision: 'accept' });
  await staff.send('POST', path('/numbers'), { first: '620117', order: 'application' });
  const { pin } = (await own.send('GET', '/card')).json<Card>();
  const items = [...(await writeItems(staff, 'physics', 3)), ...(await writeItems(staff, 'english', 2))];
  await staff.send('PUT', path('/paper'), { items });
  await staff.send('POST', path('/seal'));

  const startsAt = server.clock.now + 30 * day;
  server.clock.now = startsAt - 5 * minute;
  const device = phone(server, code, 'phone');
  const hall = (await device.signIn('620117', pin ?? '')).json<{ token: string }>().token;
  server.clock.now = startsAt;
  await device.get('/seal-key', hall);
  server.clock.now = startsAt + 2 * minute;
  const log = [
    { kind: 'see', place: 0, at: 0 },
    { kind: 'choose', place: 0, option: 'a', at: 40_000 },
    { kind: 'see', place: 1, at: 60_000 },
    { kind: 'choose', place: 1, option: 'b', at: 70_000 },
    { kind: 'choose', place: 3, option: 'a', at: 80_000 },
    { kind: 'hand-in', at: 90_000 },
  ];
  const entries = log.map((entry, at) => ({ n: at + 1, ...entry }));
  const sent = await device.send(hall, entries);
  if (sent.statusCode !== 200) throw new Error(sent.body);
  return startsAt;
}
