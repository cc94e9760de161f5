import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { receiptOf } from '#exam/sitting/chain.ts';
import { staffOf } from '#server/testing/staff-of.ts';
import { expect } from './fixtures.ts';
import type { RunningServer } from './server.ts';

interface ExaminationOptions {
  readonly code: string;
  readonly timing?: 'whole' | 'each';
  readonly secondsEach?: number;
  readonly handInAfterMinutes?: number;
  readonly coExaminers?: readonly string[];
  readonly presenceNeeded?: boolean;
  readonly roomLimitMinutes?: number;
  /** When it starts, from now, in ms. */
  readonly startsInMs?: number;
  /** The lines of its candidates' file, below the header. */
  readonly candidates?: readonly string[];
  /** Whether it stays a draft. */
  readonly draft?: boolean;
}

const subjects = [
  ['Physics', 'physics', 3],
  ['English', 'english', 2],
] as const;

const alone = ['1001,Sita Sharma,A,4,11111111'];

/**
 * Makes, fills and seals an examination, by default with one candidate, 1001 with the PIN 11111111. It starts in ten minutes, or at the
 * test's own time.
 */
export async function sealedExamination(
  server: RunningServer,
  { code, startsInMs = 600_000, candidates = alone, draft = false, ...rules }: ExaminationOptions,
) {
  const staff = await staffOf(server, `Staff-${code}`);
  const startsAt = server.now() + startsInMs;
  await staff.send('POST', '/staff/examinations', {
    code,
    title: { en: 'Entrance of +2 Science', ne: '+२ विज्ञान प्रवेश परीक्षा' },
    startsAt: new Date(startsAt).toISOString(),
    minutes: 30,
    timing: 'whole',
    sections: subjects.map(([title, subject, count]) => ({ title, subject, count, marks: 1, penalty: 0.25 })),
    passMark: 1,
    reviewedOnly: false,
    // The head looks at all of these, their papers and keys too.
    coExaminers: ['asha@college.example'],
    shuffleItems: false,
    shuffleOptions: false,
    lateLimitMinutes: 30,
    ...rules,
  });
  const items: string[] = [];
  for (const [, subject, count] of subjects) {
    for (let number = 1; number <= count; number += 1) {
      const stem = `Which ${subject} answer belongs to question ${number} of ${code}, with $x^${number}$?`;
      const options = ['one', 'two', 'three', 'four'].map((text) => ({ text: `${text} ${subject} ${number}` }));
      items.push(
        (await staff.send<{ id: string }>('POST', '/staff/items', { subject, stem, options, right: ['a'] })).id,
      );
    }
  }
  await staff.send('PUT', `/staff/examinations/${code}/paper`, { items });
  const csv = ['symbol_number,name,room,seat,pin', ...candidates].join('\n');
  await staff.send('POST', `/staff/examinations/${code}/candidates`, { csv });
  if (!draft) await staff.send('POST', `/staff/examinations/${code}/seal`);
  return {
    /** ms since 1970. */
    startsAt,
    /**
     * Moves the server's clock to so many ms after the start; by default to a time when no device waits for the key any more. A candidate's
     * page gets the same time and a reload.
     */
    goTo: async (afterStart: number = jitterMs, page?: Page) => {
      await server.setClock(startsAt + afterStart);
      await page?.context().clock.setSystemTime(server.now());
      await page?.reload();
    },
    /** Choices and cleared choices, in order, as '0a' and '0-'. */
    tapped: async () => {
      const log = await staff.logOf(code, '1001');
      expect(log.map(({ n }) => n)).toEqual(log.map((_, place) => place + 1));
      return log
        .filter(({ kind }) => kind === 'choose' || kind === 'clear' || kind === 'hand-in')
        .map(({ kind, place, option }) => (kind === 'hand-in' ? kind : `${place}${option ?? '-'}`));
    },
    /** What the receipt must say of the log that the server has. */
    receipt: async () => receiptOf(await staff.headOf(code, '1001')),
    /** Moves on to a state that a person decides. */
    go: (to: string) => staff.send('POST', `/staff/examinations/${code}/state`, { to }),
    /** A device of a candidate, as the hall knows it. */
    phoneOf: (symbolNumber: string, pin: string) => phoneOf(server, code, symbolNumber, pin),
    /** A command of the day, by staff. */
    act: (act: object) => staff.send('POST', `/staff/examinations/${code}/acts`, { id: randomUUID(), ...act }),
    /** A new pass of the candidate's room. */
    roomPass: async () => (await staff.send<{ pass: string }>('POST', `/staff/examinations/${code}/rooms/A/pass`)).pass,
    close: staff.close,
  };
}

/** A candidate's device: signs in, begins the paper, sends entries. Throws for any answer that is not 2xx. */
export async function phoneOf({ url }: RunningServer, code: string, symbolNumber: string, pin: string) {
  const device = { id: `phone-${symbolNumber}`, label: '' };
  const call = async <T>(way: string, body: object | null, token?: string): Promise<T> => {
    const answer = await fetch(`${url}/api/hall/${code}${way}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${way}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { token } = await call<{ token: string }>('/sign-in', { symbolNumber, pin, device });
  return {
    begin: () => call('/seal-key', null, token),
    send: (entries: readonly object[], more: object = {}) => call('/entries', { device, entries, ...more }, token),
    object: (objection: object) => call('/objections', objection, token),
  };
}

export type HallPhone = Awaited<ReturnType<typeof phoneOf>>;

/** Devices spread the start over so many ms, so that not all ask for the key in the same moment. */
const jitterMs = 3000;

/** From the sign-in to the waiting room, or to the paper if that has begun. */
export async function signIn(page: Page, code: string): Promise<void> {
  await page.goto(`/hall/${code}`);
  await page.getByLabel('Symbol number').fill('1001');
  await page.getByLabel('PIN').fill('11111111');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'To the waiting room' }).click();
}

export const onQuestion = (page: Page, number: number) =>
  expect(page.getByRole('heading', { name: `Question ${number}`, exact: true })).toBeVisible();

export const saved = (page: Page) => expect(page.getByText('All answers saved')).toBeVisible();
