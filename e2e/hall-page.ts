import type { Page } from '@playwright/test';
import { receiptOf } from '#exam/sitting/chain.ts';
import { staffOf } from '#server/testing/staff-of.ts';
import { expect } from './fixtures.ts';
import type { RunningServer } from './server.ts';

interface Wanted {
  readonly code: string;
  readonly timing?: 'whole' | 'each';
  readonly secondsEach?: number;
  readonly handInAfterMinutes?: number;
  readonly coExaminers?: readonly string[];
  readonly presenceNeeded?: boolean;
  readonly roomLimitMinutes?: number;
}

const subjects = [
  ['Physics', 'physics', 3],
  ['English', 'english', 2],
] as const;

const startsInMs = 600_000;

/** Makes, fills and seals an examination with one candidate, 1001 with the PIN 11111111. It starts in ten minutes, or when a test says so. */
export async function sealedExamination(server: RunningServer, { code, ...rules }: Wanted) {
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
  const csv = 'symbol_number,name,room,seat,pin\n1001,Sita Sharma,A,4,11111111\n';
  await staff.send('POST', `/staff/examinations/${code}/candidates`, { csv });
  await staff.send('POST', `/staff/examinations/${code}/seal`);
  return {
    /**
     * Moves the server's clock to so many ms after the start, by default when nobody waits for the key any more. A candidate's
     * page goes with it, and is loaded anew.
     */
    goTo: async (afterStart: number = jitterMs, page?: Page) => {
      await server.setClock(startsAt + afterStart);
      await page?.context().clock.setSystemTime(server.now());
      await page?.reload();
    },
    /** Choices and what takes them back, in order, as '0a' and '0-'. */
    tapped: async () => {
      const log = await staff.logOf(code, '1001');
      expect(log.map(({ n }) => n)).toEqual(log.map((_, place) => place + 1));
      return log
        .filter(({ kind }) => kind === 'choose' || kind === 'clear' || kind === 'hand-in')
        .map(({ kind, place, option }) => (kind === 'hand-in' ? kind : `${place}${option ?? '-'}`));
    },
    /** What the receipt has to say of the log that the server has. */
    receipt: async () => receiptOf(await staff.headOf(code, '1001')),
    /** Goes on to a state that a person decides. */
    go: (to: string) => staff.send('POST', `/staff/examinations/${code}/state`, { to }),
    /** A new pass of the candidate's room. */
    roomPass: async () => (await staff.send<{ pass: string }>('POST', `/staff/examinations/${code}/rooms/A/pass`)).pass,
    close: staff.close,
  };
}

/** The start is spread over so many ms: not all ask for the key in the same moment. */
const jitterMs = 3000;

/** From the sign-in to the waiting room, or to the paper where that has begun. */
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
