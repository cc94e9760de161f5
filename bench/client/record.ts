import type { Browser, CDPSession, Page } from '@playwright/test';
import type { RunningServer } from '../../e2e/server.ts';
import { finger } from './finger.ts';
import { addFrameShown } from './frame-shown.ts';
import { cheapPhone } from './load.ts';
import { longRecord } from './long-record.ts';

/** The limits of the record: its number of answers, and the ms until something is drawn at a slowed CPU. */
export const recordGoals = { answers: 20_000, progress: 300, card: 50 } as const;

/** The time of each press, in ms: on the clock, and on the page's own thread. */
export interface DrawTimes {
  readonly name: string;
  readonly goal: number;
  readonly clock: readonly number[];
  readonly thread: readonly number[];
}

declare global {
  /** When a control was pressed and when the element of `awaited` was painted, in ms; 0 until then. */
  var pressed: { at: number; painted: number; awaited: string; done?: (ms: number) => void };
}

/**
 * Fills the device with a long record as the product does, from an account that has it. Then it measures how long /progress takes from the
 * press of its tab, and a review card from each press. It repeats both `rounds` times.
 */
export async function measureRecord(
  browser: Browser,
  server: RunningServer,
  content: string,
  rounds: number,
): Promise<readonly DrawTimes[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    await context.addCookies([{ name: 'nav', value: 'hidden', url: server.url }]);
    const page = await context.newPage();
    await page.addInitScript(addFrameShown);
    await page.addInitScript(noteTimes);
    await signIn(page, server, longRecord(content, recordGoals.answers, Date.now()));
    await page.goto(`${server.url}/progress`);
    await page.getByText(`${recordGoals.answers} questions answered`).waitFor({ timeout: 120_000 });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cheapPhone.cpuSlowedBy });

    // The pauses let the page come to rest, as when a student reads. So only the press is timed.
    const [progress, again]: [PressTimes[], PressTimes[]] = [[], []];
    const tab = page.getByRole('navigation', { name: 'Your record' }).getByRole('link', { name: 'Progress' });
    for (let round = 0; round < rounds; round += 1) {
      // A new program: it reads ahead for this page while the old program is at rest.
      await page.goto(`${server.url}/history`);
      await page.getByRole('heading', { level: 1, name: 'History' }).waitFor();
      await page.waitForTimeout(3000);
      progress.push(await timed(page, devtools, 'main li [aria-hidden] > i', await finger(tab)));
      await page.waitForTimeout(500);
      await page.getByRole('navigation', { name: 'Your record' }).getByRole('link', { name: 'History' }).click();
      await page.getByRole('heading', { level: 1, name: 'History' }).waitFor();
      await page.waitForTimeout(500);
      again.push(await timed(page, devtools, 'main li [aria-hidden] > i', await finger(tab)));
    }

    await page.getByRole('navigation', { name: 'Your record' }).getByRole('link', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    const [checked, turned]: [PressTimes[], PressTimes[]] = [[], []];
    for (let round = 0; round < rounds * 3; round += 1) {
      await page.getByRole('radio').first().check({ force: true });
      await page.waitForTimeout(300);
      checked.push(
        await timed(
          page,
          devtools,
          'main label[data-mark=right]',
          await finger(page.getByRole('button', { name: 'Check' })),
        ),
      );
      await page.waitForTimeout(300);
      const next = page.getByRole('main').getByRole('button', { name: 'Next' });
      turned.push(await timed(page, devtools, 'main button:disabled', await finger(next)));
    }
    const rows = [
      ['/progress, from the press of its tab', recordGoals.progress, progress],
      ['/progress, once more', recordGoals.progress, again],
      ['a card shows its answer', recordGoals.card, checked],
      ['a card turns to the next', recordGoals.card, turned],
    ] as const;
    return rows.map(([name, goal, times]) => ({
      name,
      goal,
      clock: times.map(({ clock }) => clock),
      thread: times.map(({ thread }) => thread),
    }));
  } finally {
    await context.close();
  }
}

async function signIn(page: Page, { url }: RunningServer, attempts: ReturnType<typeof longRecord>): Promise<void> {
  const login = { email: 'sita@example.com', password: 'seventeen-peaks' };
  await page.request.post(`${url}/api/register`, { data: { ...login, name: 'Sita Gurung' } });
  const profile = (await (await page.request.post(`${url}/api/login`, { data: login })).json()) as { token: string };
  const headers = { authorization: `Bearer ${profile.token}` };
  for (let from = 0; from < attempts.length; from += 50) {
    const sent = await page.request.post(`${url}/api/me/attempts`, {
      headers,
      data: { attempts: attempts.slice(from, from + 50) },
    });
    if (!sent.ok()) throw new Error(`The record was not taken: ${await sent.text()}`);
  }
  await page.goto(`${url}/contact`);
  await page.evaluate((text) => localStorage.setItem('profile', text), JSON.stringify(profile));
}

interface PressTimes {
  readonly clock: number;
  readonly thread: number;
}

/** From a press until its result has been painted. */
async function timed(
  page: Page,
  devtools: CDPSession,
  awaited: string,
  press: () => Promise<void>,
): Promise<PressTimes> {
  await page.evaluate((selector) => {
    globalThis.pressed = { at: 0, painted: 0, awaited: selector };
  }, awaited);
  const before = await threadTime(devtools);
  await press();
  // Asked once, so that the question itself costs the page no time.
  const clock = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { pressed } = globalThis;
        if (pressed.painted > 0) resolve(pressed.painted - pressed.at);
        else pressed.done = resolve;
      }),
  );
  return { clock, thread: (await threadTime(devtools)) - before };
}

async function threadTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Runs in the page, before the page's own code. */
function noteTimes(): void {
  globalThis.pressed = { at: 0, painted: 0, awaited: '' };
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      const { pressed } = globalThis;
      if (pressed.awaited === '' || pressed.at > 0) return;
      pressed.at = timeStamp;
      const look = () => {
        if (document.querySelector(pressed.awaited) === null) {
          requestAnimationFrame(look);
          return;
        }
        globalThis.frameShown(() => {
          pressed.painted = performance.now();
          pressed.done?.(pressed.painted - pressed.at);
        });
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}
