import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { openDatabase } from '#server/platform/database/open.ts';
import { optionIdsOf } from '#server/features/examinations/paper/option-ids.ts';
import type { TestDatabase } from '#server/testing/databases.ts';
import { launchOptions } from '../../e2e/chromium.ts';
import { addFrameShown } from '../client/frame-shown.ts';
import type { Child } from '../server/child.ts';
import { candidate, code, questions, sealExamination } from './hall.ts';
import { part } from './plot.ts';

/**
 * A tap that a phone's page has shown: the position of the question in the paper, the option's id, and the ms until the frame was handed
 * over.
 */
interface Tap {
  readonly place: number;
  readonly option: string;
  readonly ms: number;
}

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
/** The options as the bank words them; the paper has other ids. */
const optionIds: Readonly<Record<string, string>> = { one: 'a', two: 'b', three: 'c', four: 'd' };
/** How long two cores take to load and sign in so many pages, in ms. */
const toSignIn = 90_000;

/**
 * So many candidates with a page each in one Chromium, who sign in, start and tap every question together. Fails when the server has
 * anything else than these taps. Then one page with its CPU slowed 4×, with and without a network. Returns the text to print.
 */
export async function phones(place: TestDatabase, server: Child, count: number): Promise<readonly string[]> {
  const startsAt = Date.now() + toSignIn;
  await sealExamination(server.url, place, { candidates: count + 1, startsAt, minutes: 30 });
  const browser = await chromium.launch(launchOptions);
  try {
    const pages = await Promise.all(Array.from({ length: count + 1 }, (_, n) => waiting(browser, server.url, n)));
    await Promise.all(
      pages.map((page) =>
        page
          .getByRole('radio')
          .first()
          .waitFor({ timeout: 2 * toSignIn }),
      ),
    );
    const [slow, ...others] = pages;
    if (!slow) return [];
    const taps = await Promise.all(others.map((page, n) => sit(page, n, questions)));
    await Promise.all(others.map((page) => page.getByText('All answers saved').first().waitFor({ timeout: 60_000 })));
    for (const [n, tapped] of taps.entries()) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one connection is enough for so few
      await expectStored(place, candidate(n + 1).symbolNumber, tapped);
    }
    await Promise.all(others.map((page) => page.context().close()));
    const devtools = await slow.context().newCDPSession(slow);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const connected = await sit(slow, 0, questions / 2);
    await slow.context().setOffline(true);
    const cut = await sit(slow, 0, questions / 2);
    return [
      `${count} phones in one Chromium: ${taps.flat().length} taps, each with the server; tap to frame ${told(taps.flat())}`,
      `one phone, CPU slowed 4×: tap to frame ${told(connected)}; without a network ${told(cut)}`,
    ];
  } finally {
    await browser.close();
  }
}

/** A page of the nth candidate in the waiting room. */
async function waiting(browser: Browser, url: string, n: number): Promise<Page> {
  const page = await (await browser.newContext(phone)).newPage();
  page.setDefaultTimeout(2 * toSignIn);
  const { symbolNumber, pin } = candidate(n);
  await page.addInitScript(addFrameShown);
  await page.addInitScript(timeTaps);
  await page.goto(`${url}/hall/${code}`);
  await page.getByLabel('Symbol number').fill(symbolNumber);
  await page.getByLabel('PIN').fill(pin);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'To the waiting room' }).click();
  return page;
}

declare global {
  var tapToFrame: number;
}

/** Runs in the page: measures from each click on an option to the frame that shows it. */
function timeTaps(): void {
  document.addEventListener(
    'change',
    ({ timeStamp }) => {
      requestAnimationFrame(() =>
        globalThis.frameShown(() => {
          globalThis.tapToFrame = performance.now() - timeStamp;
        }),
      );
    },
    { capture: true },
  );
}

/** Taps an option of each of so many questions, one after the other. */
async function sit(page: Page, n: number, count: number): Promise<readonly Tap[]> {
  const taps: Tap[] = [];
  for (let question = 0; question < count; question += 1) {
    const option = page.getByRole('radio').nth((n + question) % 4);
    const label = option.locator('xpath=..');
    /* oxlint-disable eslint/no-await-in-loop -- a candidate taps one question after the other */
    const [word = '', number] = (await label.locator('[lang]').innerText()).trim().split(' ');
    await page.evaluate(() => {
      globalThis.tapToFrame = 0;
    });
    await label.click();
    await page.waitForFunction(() => globalThis.tapToFrame > 0);
    const ms = await page.evaluate(() => globalThis.tapToFrame);
    taps.push({ place: Number(number) - 1, option: optionIds[word] ?? '', ms });
    const next = page.getByRole('button', { name: 'Next', exact: true });
    if ((await next.count()) > 0) await next.click();
    await pause(50);
    /* oxlint-enable eslint/no-await-in-loop */
  }
  return taps;
}

async function expectStored(place: TestDatabase, symbolNumber: string, tapped: readonly Tap[]): Promise<void> {
  const { db, close } = await openDatabase(place.settings);
  const entries = await db
    .selectFrom('entry')
    .select(['place', 'option'])
    .where('symbol_number', '=', symbolNumber)
    .where('kind', '=', 'choose')
    .orderBy('n')
    .execute();
  const ids = await optionIdsOf(db, code);
  await close();
  const wanted = JSON.stringify(tapped.map(({ place: at, option }) => ({ place: at, option })));
  const found = JSON.stringify(
    entries.map(({ place: at, option }) => ({ place: at, option: ids[at ?? 0]?.[option ?? ''] })),
  );
  if (wanted !== found) throw new Error(`${symbolNumber} tapped ${wanted}, the server has ${found}.`);
}

function told(taps: readonly Tap[]): string {
  return `p50 ${part(taps, 0.5).toFixed(0)} ms, p98 ${part(taps, 0.98).toFixed(0)} ms`;
}
