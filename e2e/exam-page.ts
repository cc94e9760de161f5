import type { Page } from '@playwright/test';
import { expect, start } from './fixtures.ts';

interface StoredQuestion {
  readonly id: number;
  readonly options: readonly string[];
  readonly answer: string;
}

/** Stops the clock of a page before it opens, until a test moves it. */
export async function standStill(page: Page): Promise<void> {
  // The clock runs until it is stopped, and only stops at a future time, however long that takes.
  await page.clock.install({ time: start.getTime() - 3_600_000 });
  await page.clock.pauseAt(start.getTime() + 1000);
}

declare global {
  var letEffectsCome: () => void;
}

/**
 * Holds back React's effects after the program has taken a prerendered page over, like a busy phone. The page can be pressed by then.
 * Returns the function that lets the effects run.
 */
export async function holdEffects(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    let isOver = false;
    globalThis.letEffectsCome = () => {
      isOver = true;
      for (const send of held) send();
    };
    // React takes its turns by this.
    globalThis.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        const post = this.port2.postMessage.bind(this.port2);
        this.port2.postMessage = (message: unknown) => {
          if (isOver || !document.querySelector('#root:not([data-prerendered])')) post(message);
          else held.push(() => post(message));
        };
      }
    };
  });
  return () => page.evaluate(() => globalThis.letEffectsCome());
}

/** Opens a page on a clock that stands still until a test moves it. */
export async function openAtStandstill(page: Page, path: string): Promise<void> {
  await standStill(page);
  await page.goto(path);
}

/**
 * Waits until the visible page also reacts. React starts listeners and timers after it has drawn, in a message to itself. It draws what is
 * not urgent in the same way. The messages of a page arrive in the order in which they were sent.
 */
export async function settled(page: Page): Promise<void> {
  // Also if the page reloads itself meanwhile.
  await page.waitForFunction(async () => {
    // A test holds these back.
    if ('letEffectsCome' in globalThis) return true;
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve);
        port1.start();
        port2.postMessage(null);
      });
    }
    return true;
  });
}

/** Waits until the program runs in the page: React has marked its root, and the prerendered part is hydrated. */
export async function programStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return (
      root !== null &&
      !root.hasAttribute('data-prerendered') &&
      Object.keys(root).some((key) => key.startsWith('__reactContainer'))
    );
  });
  await settled(page);
}

/** The browser's stored value of a key, parsed; undefined when there is none. */
export async function stored<T = unknown>(page: Page, key: string): Promise<T | undefined> {
  const text = await page.evaluate((name) => localStorage.getItem(name), key);
  return text === null ? undefined : (JSON.parse(text) as T);
}

/** Waits until the exam on screen has begun: its first question is visible a moment before it is stored. */
export async function begun(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('exam') !== null);
}

/** The drawn paper of the exam on screen, in its order. */
export async function storedPaper(page: Page): Promise<StoredQuestion[]> {
  await begun(page);
  const byCategory = await stored<Record<string, StoredQuestion[]>>(page, 'categoryQuestions');
  return Object.values(byCategory ?? {}).flat();
}

/** The place of the right option, or of a wrong one, of a question of the stored paper. */
function placeOf(question: StoredQuestion | undefined, right: boolean): number {
  if (question === undefined) throw new Error('The paper has no such question.');
  return question.options.findIndex((option) => (option === question.answer) === right);
}

/** Darkens the right option, or a wrong one, of a question of the stored paper. */
export async function darken(page: Page, question: StoredQuestion | undefined, right: boolean): Promise<void> {
  await page.getByRole('radio').nth(placeOf(question, right)).check();
}

/** Darkens the right option, or a wrong one, and goes on by keyboard, which is fastest for a whole paper. */
export async function answer(page: Page, question: StoredQuestion | undefined, right: boolean): Promise<void> {
  await page.keyboard.press('abcde'.charAt(placeOf(question, right)));
  await page.keyboard.press('Enter');
}

/** Presses Next. */
export async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
}

/** Waits until the screen shows the question of this number (from 1), and reacts. */
export async function expectQuestion(page: Page, number: number): Promise<void> {
  await programStarted(page);
  await expectQuestionSeen(page, number);
  await settled(page);
}

/** Brings the exam on screen to its question of this number, once it has begun. Storage before that is not of this exam. */
export async function skipTo(page: Page, number: number): Promise<void> {
  await begun(page);
  await page.evaluate((index) => localStorage.setItem('currentQuestionIndex', String(index)), number - 1);
  await page.reload();
  await expectQuestion(page, number);
}

/** The same in either language, for a page that may still be a prerendered one without its program. */
export async function expectQuestionSeen(page: Page, number: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(`\\b${number} (of|/) `));
}
