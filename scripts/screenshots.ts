// `npm run screenshots [name …]`: pictures of every screen and state, at four sizes and in both themes, into screenshots/.
// The built product is served from a database of its own; time stands still, and chance is the same each time.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { startServer } from '../e2e/server.ts';

const folder = join(dirname(import.meta.dirname), 'screenshots');
const now = new Date('2026-11-21T10:00:00+05:45');

const sizes = [
  { name: '360', width: 360, height: 740 },
  { name: '768', width: 768, height: 1024 },
  { name: '1280', width: 1280, height: 800 },
  { name: '1920', width: 1920, height: 1080 },
] as const;

interface Shot {
  readonly name: string;
  readonly path: string;
  /** What is done on the page before the picture is taken. */
  readonly before?: (page: Page) => Promise<void>;
  /** The whole page instead of what fits the window. */
  readonly whole?: boolean;
  readonly navShown?: boolean;
}

const choose = (page: Page) => page.keyboard.press('c');
const reveal = async (page: Page) => {
  await choose(page);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByText('Next question in').waitFor();
};
const urgent = async (page: Page) => {
  await page.evaluate(() => localStorage.setItem('startTime', String(Date.now() - 23_000)));
  await page.reload();
};
const result = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('finalScore', '78');
    localStorage.setItem('totalQuestions', '100');
  });

const shots: readonly Shot[] = [
  { name: 'home', path: '/', whole: true },
  { name: 'home-navigation', path: '/', navShown: true },
  { name: 'login', path: '/login' },
  { name: 'login-errors', path: '/login', before: (page) => page.getByRole('button', { name: 'Log in' }).click() },
  { name: 'register', path: '/register' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'school-level', path: '/school/grade-x', whole: true },
  { name: 'school-category', path: '/school/grade-x-mathematics/chapter-quiz', whole: true },
  { name: 'unit-quiz-start', path: '/school/grade-x-mathematics/chapter-quiz/201' },
  { name: 'mcq-subject', path: '/mcq/subject/Mathematics/1', whole: true },
  { name: 'csit-preparation', path: '/csit/entrance-preparation', whole: true },
  { name: 'science-preparation', path: '/plus-2-science/entrance-preparation', whole: true },
  { name: 'bca', path: '/bca', whole: true },
  { name: 'exam-landing', path: '/exam/science' },
  { name: 'exam-answering', path: '/exam-questions' },
  { name: 'exam-chosen', path: '/exam-questions', before: choose },
  { name: 'exam-revealed', path: '/exam-questions', before: reveal },
  { name: 'exam-urgent', path: '/exam-questions', before: urgent },
  { name: 'science-exam', path: '/exam/science/start' },
  { name: 'year-quiz', path: '/csit-entrance/2076' },
  {
    name: 'result',
    path: '/result',
    before: async (page) => {
      await result(page);
      await page.reload();
    },
  },
  { name: 'no-result', path: '/result' },
  { name: 'thankyou', path: '/thankyou' },
  { name: 'not-found', path: '/no/such/page' },
];

async function take(browser: Browser, url: string, shot: Shot): Promise<void> {
  for (const size of sizes) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        viewport: { width: size.width, height: size.height },
        colorScheme,
        reducedMotion: 'reduce',
        baseURL: url,
        serviceWorkers: 'block',
      });
      if (!shot.navShown && size.width < 1024) await context.addCookies([{ name: 'nav', value: 'hidden', url }]);
      await context.addInitScript(() => {
        Math.random = () => 0.42;
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(now);
      await page.goto(shot.path, { waitUntil: 'networkidle' });
      await shot.before?.(page);
      await page.waitForLoadState('networkidle');
      const path = join(folder, `${shot.name}-${size.name}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: shot.whole ?? false, animations: 'disabled' });
      await context.close();
    }
  }
  console.log(shot.name);
}

const asked = process.argv.slice(2);
const wanted = shots.filter((shot) => asked.length === 0 || asked.includes(shot.name));
mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const shot of wanted) await take(browser, server.url, shot);
await browser.close();
await server.stop();
