import type { Page } from '@playwright/test';
import { begun, expectQuestion, next, openAtStandstill, programStarted, settled, skipTo, stored } from './exam-page.ts';
import { expect, missingPage, test } from './fixtures.ts';
import { desk } from './windows.ts';

interface TimedScreen {
  readonly name: string;
  readonly path: string;
  readonly heading: string;
  readonly questions: number;
  readonly seconds: number;
  /** Null if the screen never shows an answer and records nothing. */
  readonly revealMs: number | null;
  readonly end: '/result' | '/thankyou';
  /** The time on the first question, before a second has passed. */
  readonly fullTime: RegExp;
}

const setExam = {
  questions: 50,
  seconds: 60,
  revealMs: null,
  end: '/thankyou',
  fullTime: /Remaining Time.*60.*s/,
} as const;
const minute = { seconds: 60, revealMs: 2000, end: '/result', fullTime: /Remaining Time.*1:00/ } as const;

/** The timed screens whose questions come with the client, as the specification has them. */
const screens: readonly TimedScreen[] = [
  { name: 'science exam', path: '/exam/science/start', heading: '+2 Science', ...setExam },
  { name: 'management exam', path: '/exam/management/start', heading: '+2 Management', ...setExam },
  {
    name: 'entrance quiz',
    path: '/csit/entrance-questions',
    heading: 'B.Sc.CSIT entrance test',
    questions: 100,
    ...minute,
  },
  { name: 'year quiz', path: '/csit-entrance/2076', heading: '2076 Entrance Questions', questions: 100, ...minute },
  {
    name: 'topic practice',
    path: '/entrance-preparation/English/Phrasal%20Verbs',
    heading: 'English: Phrasal Verbs',
    questions: 24,
    ...minute,
  },
];

/** Opens a screen on a clock that stands still at the question's first moment. */
async function open(page: Page, path: string): Promise<void> {
  await openAtStandstill(page, path);
  await expectQuestion(page, 1);
  await begun(page);
}

/** Moves the clock to `ms` after the question's start. */
async function moveTo(page: Page, ms: number): Promise<void> {
  const [startTime, now] = await page.evaluate(() => [Number(localStorage.getItem('startTime')), Date.now()]);
  await page.clock.runFor((startTime ?? 0) + ms - (now ?? 0));
}

for (const screen of screens) {
  test(`the ${screen.name} opens with its heading, its time and its first question; its options are the only radios`, async ({
    page,
  }) => {
    await page.setViewportSize(desk);
    await open(page, screen.path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(screen.heading);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`1 of ${screen.questions}`);
    await expect(page.getByRole('timer')).toContainText(screen.fullTime);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
    const options = page.getByRole('main').getByRole('group').getByRole('radio');
    await expect(page.getByRole('radio')).toHaveCount(await options.count());
  });
}

/** All screens run one engine (exam/practice); a format shows one of two kinds of end of a question. */
for (const screen of screens.filter(({ name }) => ['science exam', 'topic practice'].includes(name))) {
  test.describe(screen.name, () => {
    test('walks to its end, one question after the other', async ({ page }) => {
      await open(page, screen.path);
      for (let number = 1; number <= screen.questions; number += 1) {
        // Of fifty questions the first and the last few show the same as all.
        if (number === 6) {
          number = Math.max(number, screen.questions - 4);
          await skipTo(page, number);
        }
        await expectQuestion(page, number);
        expect(await stored(page, 'currentQuestionIndex')).toBe(number - 1);
        await page.keyboard.press('a');
        await page.keyboard.press('Enter');
        if (screen.revealMs !== null) {
          await expect(page.getByRole('radio').first()).toBeDisabled();
          await page.clock.runFor(screen.revealMs);
        }
      }
      await expect(page).toHaveURL(screen.end);
      expect(await stored(page, 'currentQuestionIndex')).toBeUndefined();
    });

    test('the time is up at its last second and not before', async ({ page }) => {
      await open(page, screen.path);
      await expect(page.getByRole('timer')).toContainText(screen.fullTime);
      await moveTo(page, screen.seconds * 1000 - 1);
      await expectQuestion(page, 1);
      await expect(page.getByRole('radio').first()).toBeEnabled();
      await page.clock.runFor(1);
      if (screen.revealMs === null) {
        await expectQuestion(page, 2);
        await expect(page.getByRole('timer')).toContainText(screen.fullTime);
        return;
      }
      await expect(page.getByRole('radio').first()).toBeDisabled();
      await expect(page.locator('label[data-mark=right]')).toHaveCount(1);
      await page.clock.runFor(screen.revealMs - 1);
      await expectQuestion(page, 1);
      await page.clock.runFor(1);
      await expectQuestion(page, 2);
    });

    test('a reload while answering and after an absence is what it should be', async ({ page }) => {
      await open(page, screen.path);
      const stem = await page.locator('#stem').textContent();
      await page.clock.runFor(5000);
      await page.reload();
      await expectQuestion(page, 1);
      expect(await page.locator('#stem').textContent()).toBe(stem);
      await expect(page.getByRole('timer')).not.toContainText(screen.fullTime);
      await page.evaluate(() => localStorage.setItem('startTime', String(Date.now() - 10_000_000)));
      await page.reload();
      if (screen.revealMs === null) {
        await expectQuestion(page, 2);
        return;
      }
      await expect(page.getByRole('radio').first()).toBeDisabled();
      await page.clock.runFor(screen.revealMs);
      await expectQuestion(page, 2);
      expect(await stored(page, 'score')).toBe(0);
    });

    test('a reload with an option chosen, and during the reveal, changes nothing', async ({ page }) => {
      await open(page, screen.path);
      await page.keyboard.press('b');
      await page.reload();
      await programStarted(page);
      await expectQuestion(page, 1);
      const chosen = page.getByRole('radio', { checked: true });
      await expect(chosen).toHaveCount(screen.revealMs === null ? 0 : 1);
      await page.keyboard.press('b');
      await page.keyboard.press('Enter');
      if (screen.revealMs === null) {
        await expectQuestion(page, 2);
        return;
      }
      const score = await stored(page, 'score');
      await page.clock.runFor(screen.revealMs - 500);
      await page.reload();
      await expect(page.getByRole('radio').first()).toBeDisabled();
      await page.clock.runFor(499);
      await expectQuestion(page, 1);
      await page.clock.runFor(1);
      await expectQuestion(page, 2);
      expect(await stored(page, 'score')).toBe(score);
    });

    test('a reload that comes back after the last question has gone by finds the end', async ({ page }) => {
      await open(page, screen.path);
      await skipTo(page, screen.questions);
      if (screen.revealMs !== null) {
        await page.keyboard.press('a');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('radio').first()).toBeDisabled();
      }
      const score = await stored(page, 'finalScore');
      await page.evaluate(() => {
        const exam = JSON.parse(localStorage.getItem('exam') ?? '');
        const longAgo = Date.now() - 3_600_000;
        localStorage.setItem('startTime', String(longAgo));
        localStorage.setItem('exam', JSON.stringify({ ...exam, settledAt: exam.settledAt && longAgo }));
      });
      await page.reload();
      await expect(page).toHaveURL(screen.end);
      expect(await stored(page, 'finalScore')).toBe(score);
      expect(await stored(page, 'currentQuestionIndex')).toBeUndefined();
    });
  });
}

for (const { name, path, sets } of [
  { name: 'science', path: '/exam/science/start', sets: 4 },
  { name: 'management', path: '/exam/management/start', sets: 2 },
]) {
  test(`the ${name} exam keeps its set, prints its number and the instruction, and records nothing`, async ({
    page,
  }) => {
    await open(page, path);
    const setIndex = await stored<number>(page, 'setIndex');
    expect([...Array(sets).keys()]).toContain(setIndex);
    await expect(page.getByRole('main')).toContainText(`Set ${(setIndex ?? 0) + 1}`);
    await expect(page.getByRole('main')).toContainText(
      'Attempt all the questions and darken your answer in the given answer sheet.',
    );
    const stem = await page.locator('#stem').textContent();
    await page.reload();
    expect(await page.locator('#stem').textContent()).toBe(stem);
    await page.getByRole('radio').first().check();
    await next(page);
    await expectQuestion(page, 2);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    for (const key of ['selectedOptions', 'score', 'finalScore', 'totalQuestions']) {
      expect(await stored(page, key)).toBeUndefined();
    }
  });
}

test('a reload while the result is on its way finds the result', async ({ page }) => {
  const chunk = Promise.withResolvers<void>();
  await page.route('**/assets/result-route-*.js', async (route) => {
    await chunk.promise;
    await route.continue();
  });
  await open(page, '/csit-entrance/2074');
  await skipTo(page, 100);
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio').first()).toBeDisabled();
  const score = await stored(page, 'finalScore');
  await page.clock.runFor(2000);
  await page.reload({ waitUntil: 'commit' });
  chunk.resolve();
  await expect(page).toHaveURL('/result');
  await expect(page.getByRole('main')).toContainText(`You got : ${String(score)} / 100`);
});

test('the thank-you screen leads home after exactly seven seconds', async ({ page }) => {
  await openAtStandstill(page, '/thankyou');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await settled(page);
  await page.clock.runFor(6999);
  await expect(page).toHaveURL('/thankyou');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/');
});

test('the entrance quiz draws 25, 25, 25, 15 and 10 in that order', async ({ page }) => {
  await open(page, '/csit/entrance-questions');
  const drawn = await stored<Record<string, { id: number }[]>>(page, 'categoryQuestions');
  expect(Object.entries(drawn ?? {}).map(([category, questions]) => [category, questions.length])).toEqual([
    ['mathematics', 25],
    ['physics', 25],
    ['chemistry', 25],
    ['english', 15],
    ['computer', 10],
  ]);
});

test('a year paper is the slice of its year, loads no other year, and says that it is a practice paper', async ({
  page,
}) => {
  const papers: string[] = [];
  page.on('request', (request) => papers.push(...(/block-\d+/.exec(request.url()) ?? [])));
  await open(page, '/csit-entrance/2077');
  await page.getByRole('radio').first().check();
  expect(Object.keys((await stored<object>(page, 'selectedOptions')) ?? {})).toEqual(['301']);
  await expect(page.getByText('A practice paper in this year’s pattern.')).toBeVisible();
  expect(new Set(papers)).toEqual(new Set(['block-04']));
});

test.describe('a year without a paper', () => {
  test.use({ expectedErrors: [missingPage] });

  test('is answered with 404, and the page says that there is no paper for it', async ({ page }) => {
    for (const year of ['2073', '2080', 'soon', '2074.0']) {
      const answer = await page.goto(`/csit-entrance/${year}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: `No paper for ${year}` })).toBeVisible();
    }
  });
});

test('a topic is found by its title in any case and with hyphens; an unknown one has no questions', async ({
  page,
}) => {
  await page.goto('/entrance-preparation/english/subject-verb-agreement');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('English: Subject-verb Agreement');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1 of 70');
  await page.goto('/entrance-preparation/English/Spelling');
  await expect(page.getByText('No questions available for this subject and section.')).toBeVisible();
});

test.describe('a subject that is missing', () => {
  test.use({ expectedErrors: [/^There is no subject History\.$/] });

  test('is written to the console, and has no questions', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text() === 'There is no subject History.');
    await page.goto('/entrance-preparation/History/Malla%20kings');
    await logged;
    await expect(page.getByText('No questions available for this subject and section.')).toBeVisible();
  });
});

test('another exam by its address never shows what the first has stored', async ({ page }) => {
  await open(page, '/csit-entrance/2074');
  await page.keyboard.press('a');
  await next(page);
  await page.clock.runFor(2000);
  await expectQuestion(page, 2);
  await page.goto('/csit-entrance/2075');
  await expectQuestion(page, 1);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  expect(await stored(page, 'score')).toBe(0);
  await page.goto('/exam/science/start');
  await expectQuestion(page, 1);
  expect(await stored(page, 'selectedOptions')).toBeUndefined();
});
