import { expect, type Page } from '@playwright/test';
import { prefixes } from '#text/language.ts';
import { begun, settled } from './exam-page.ts';
import { start } from './fixtures.ts';
import { expectAnswersKept } from './offline-page.ts';
import { recordRows } from './record-rows.ts';
import { anyText, languageOnScreen, part, whole, type Words } from './words.ts';
import { staleNote } from './sights.ts';

/** What is done on a page before it is looked at. */
export type Step = (page: Page) => Promise<unknown>;

export const steps =
  (...list: readonly Step[]): Step =>
  async (page) => {
    for (const step of list) await step(page);
  };

export const press =
  (name: Words): Step =>
  (page) =>
    page
      .getByRole('main')
      .getByRole('button', { name: whole(page, name) })
      .first()
      .click();

export const follow =
  (name: Words): Step =>
  (page) =>
    page
      .getByRole('main')
      .getByRole('link', { name: whole(page, name) })
      .click();

export const key =
  (...names: readonly string[]): Step =>
  async (page) => {
    for (const name of names) await page.keyboard.press(name);
  };

export const fill =
  (fields: Readonly<Record<string, string>>): Step =>
  async (page) => {
    for (const [name, text] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(text);
  };

/** Lets this much of the page's own time pass. */
export const pass =
  (ms: number): Step =>
  async (page) => {
    await settled(page);
    await page.clock.runFor(ms);
  };

export const see =
  (text: Words): Step =>
  (page) =>
    page.getByText(part(page, text)).first().waitFor();

/** Goes to the page of this address, in the language of the page on screen. */
export const goTo =
  (path: string): Step =>
  (page) =>
    page.goto(prefixes[languageOnScreen(page)] + path);

export const reload: Step = (page) => page.reload();

/** To be set up before the page is asked for: an answer of the server's, one that never comes, or none. */
export const answered =
  (glob: string, status: number, body: unknown): Step =>
  (page) =>
    page.route(glob, (route) => route.fulfill({ status, json: body }));
export const never =
  (glob: string): Step =>
  (page) =>
    page.route(glob, () => {});
export const failing =
  (glob: string): Step =>
  (page) =>
    page.route(glob, (route) => route.abort());

/** Somebody is signed in. */
export const signedIn: Step = steps(answered('**/api/me', 200, {}), never('**/api/me/*'), (page) =>
  page.addInitScript(() => localStorage.setItem('profile', JSON.stringify({ token: 'a', user: { name: 'Sita' } }))),
);

const radio = (page: Page, place: number) => page.getByRole('main').getByRole('radio').nth(place);

/** Darkens the option of this place, from 0. */
export const darken =
  (place: number): Step =>
  (page) =>
    radio(page, place).check();

/** The keyboard is on the first option. */
export const focusOption: Step = async (page) => {
  await radio(page, 3).focus();
  await page.keyboard.press('ArrowDown');
};

export const next: Step = (page) => page.getByRole('button', { name: whole(page, (t) => t.exam.next) }).click();

async function read<T>(page: Page, name: string): Promise<T> {
  return JSON.parse((await page.evaluate((each) => localStorage.getItem(each), name)) ?? 'null') as T;
}

async function write(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  const texts = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)] as const);
  await page.evaluate((list) => {
    for (const [name, text] of list) localStorage.setItem(name, text);
  }, texts);
}

interface StoredQuestion {
  readonly options: readonly string[];
  readonly answer: string;
}

/** Answers of every kind to the first questions of the stored paper, and what they score. */
async function answers(page: Page, count: number) {
  const drawn = await read<Record<string, readonly StoredQuestion[]>>(page, 'categoryQuestions');
  const questions = Object.values(drawn).flat().slice(0, count);
  const chosen = questions.map(({ options, answer }, place) => {
    if (place % 13 === 8) return null;
    return place % 4 === 2 ? (options.find((option) => option !== answer) ?? null) : answer;
  });
  return {
    chosen,
    late: chosen.flatMap((option, place) => (option === null ? [place] : [])),
    score: chosen.filter((option, place) => option === questions[place]?.answer).length,
  };
}

/** The drawn paper on screen stands at its 37th question. */
export const wellUnderWay: Step = async (page) => {
  await begun(page);
  const { chosen, late, score } = await answers(page, 36);
  await write(page, { currentQuestionIndex: 36, score, exam: { ...(await read<object>(page, 'exam')), chosen, late } });
  await page.reload();
};

/** So does the set on screen, which records nothing. */
export const setUnderWay: Step = async (page) => {
  await begun(page);
  await write(page, { currentQuestionIndex: 36 });
  await page.reload();
};

/** This many seconds of the question on screen are over. */
export const secondsIn =
  (seconds: number): Step =>
  async (page) => {
    await write(page, { startTime: (await page.evaluate(() => Date.now())) - seconds * 1000 });
    await page.reload();
  };

/** What starts the film waits for the page to have come to rest. */
export const filmPlays: Step = async (page) => {
  const pause = page.getByRole('button', { name: whole(page, (t) => t.parts.pauseFilm) });
  while (!(await pause.isVisible())) await page.clock.runFor(100);
};

/**
 * The drawn paper on screen is finished, and its result is asked for. It has a few questions of each category: a hundred
 * show the same, and take a browser long to go through.
 */
export const finished: Step = async (page) => {
  await begun(page);
  const drawn = await read<Record<string, readonly StoredQuestion[]>>(page, 'categoryQuestions');
  const short = Object.entries(drawn).map(([category, questions]) => [category, questions.slice(0, 5)]);
  await write(page, { categoryQuestions: Object.fromEntries(short) });
  const { chosen, late, score } = await answers(page, Infinity);
  const exam = await read<{ beganAt: number }>(page, 'exam');
  await write(page, {
    score,
    finalScore: score,
    totalQuestions: chosen.length,
    exam: { ...exam, beganAt: exam.beganAt - 2_754_000, chosen, late, settledAt: exam.beganAt, ended: true },
  });
  await steps(
    goTo('/result'),
    see((t) => t.result.youGot),
  )(page);
};

/** A score without the sitting it comes from. */
export const onlyScore: Step = async (page) => {
  await write(page, { finalScore: 78, totalQuestions: 100 });
  await page.reload();
};

/** The program runs in a search, and the first of the questions that it found is there. */
export const foundFirst: Step = async (page) => {
  await page.waitForFunction(() => document.querySelector('#root')?.hasAttribute('data-prerendered') === false);
  await page.locator('[aria-expanded][data-hit]').first().waitFor();
};

/** Types this into the field of a search. */
export const searchFor =
  (query: string): Step =>
  (page) =>
    page.getByRole('searchbox').fill(query);

/** The first question that was found is open. */
export const openFirstFound: Step = async (page) => {
  await foundFirst(page);
  await page.locator('[aria-expanded][data-hit]').first().click();
};

/** Submits an option of the question on screen, the right one or a wrong one. */
export const submit =
  (right: boolean): Step =>
  async (page) => {
    const drawn = await read<Record<string, readonly StoredQuestion[]>>(page, 'categoryQuestions');
    const question = Object.values(drawn).flat()[await read<number>(page, 'currentQuestionIndex')];
    const place = question?.options.findIndex((option) => (option === question.answer) === right) ?? 0;
    await darken(place)(page);
    await next(page);
  };

/** A device of the account, as its profile lists it. */
const device = (id: string, name: string) => ({
  id,
  device: name,
  current: id === 'here',
  createdAt: '2026-11-18T04:15:00Z',
  lastUsedAt: '2026-11-20T11:40:00Z',
});

/** Somebody is signed in here and on another device, by a long name. */
export const withProfile: Step = steps(
  answered('**/api/me', 200, {}),
  answered('**/api/me/sessions', 200, {
    sessions: [device('here', 'Chrome, Android'), device('there', 'Firefox, Windows')],
  }),
  answered('**/api/me/applications', 200, {
    rows: [
      {
        number: '48201739',
        examination: 'BCA-2083',
        title: { en: 'BCA Scholarship Entrance 2083' },
        state: 'returned',
      },
    ],
  }),
  (page) =>
    page.addInitScript(() => {
      const user = { name: 'प्रतिभा लक्ष्मी श्रेष्ठ राजभण्डारी', email: 'pratibha.laxmi.shrestha@example.edu.np' };
      localStorage.setItem('profile', JSON.stringify({ token: 'a', user }));
    }),
);

/** The mock on screen is begun; three of its questions are answered. */
export const mockBegun: Step = async (page) => {
  await press((t) => t.mock.start)(page);
  for (let place = 0; place < 3; place++) {
    await darken(place)(page);
    await page.clock.fastForward(40_000);
    await next(page);
  }
};

/** The time of the mock on screen is over, and its marks are shown. */
export const mockOver: Step = async (page) => {
  await mockBegun(page);
  await page.clock.fastForward(90 * 60_000);
  await see((t) => t.result.byQuestion)(page);
};

/** The paper on screen has one answer, and the record of this device has it among those put aside. */
export const putAside: Step = async (page) => {
  await begun(page);
  await steps(darken(0), next)(page);
  await expect.poll(() => recordRows(page, 'asides')).toBe(1);
};

/** A record of some days with a goal, as this device holds it; the page has made its tables. */
export const withGoal: Step = async (page) => {
  const now = start.getTime();
  const topics = ['Heat', 'Wave Optics', 'Kinematics'];
  const attempts = [9, 3, 1].map((ago, n) => {
    const began = now - ago * 86_400_000;
    const places = Array.from({ length: 12 }, (_, place) => ({
      question: `goal${n}seeds${String.fromCodePoint(97 + place)}`,
      id: place,
      subject: 'physics',
      topic: topics[n],
      chosen: 0,
      outcome: place % 3 === 0 ? 'right' : 'wrong',
      ms: 80_000,
    }));
    return { id: `goaldevice-${n}`, exam: 'year-quiz/2074', pace: 60, began, ended: began + 960_000, places };
  });
  const paperDay = Math.floor(now / 86_400_000) + 59;
  const goal = { paper: 'tu-bsc-csit', day: paperDay, minutes: 20, days: 5, changed: now - 1 };
  await page.evaluate(
    async ([kept, chosen]) => {
      const opening = indexedDB.open('tayari-record');
      await new Promise((resolve) => {
        opening.addEventListener('success', resolve);
      });
      const writing = opening.result.transaction(['attempts', 'facts'], 'readwrite');
      for (const attempt of kept) writing.objectStore('attempts').put(attempt, attempt.id);
      writing.objectStore('facts').put(chosen, 'goal');
      writing.objectStore('facts').put('99', 'changes');
      await new Promise((resolve) => {
        writing.addEventListener('complete', resolve);
      });
      opening.result.close();
      document.cookie = 'record=goal; path=/';
    },
    [attempts, goal] as const,
  );
};

/** From the start sheet to the end of a unit quiz of ten, with answers of every kind. */
export const playThrough: Step = async (page) => {
  await press((t) => t.units.startQuiz)(page);
  for (let place = 0; place < 10; place++) {
    if (place === 3) await page.clock.runFor(30_000);
    else {
      await darken(place % 3 === 0 ? 1 : 0)(page);
      await next(page);
    }
    await page.clock.runFor(1000);
  }
  await see((t) => t.units.completed)(page);
};

/** A catalogue page that was seen before, without a connection. */
export const seenBefore: Step = async (page) => {
  await expectAnswersKept(page, '/levels', '/subjects/grade-x');
  await page.getByRole('link', { name: whole(page, (t) => t.frame.tayariHome) }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: part(page, (t) => t.nameOf('Grade X')) })
    .first()
    .waitFor();
  // A page whose calls are watched asks no cache of the browser: the catalogue's answers may be used from there for a minute.
  await page.route('**/api/**', (route) => route.continue());
  await page.context().setOffline(true);
  await page.goBack();
  await staleNote(page).waitFor();
};

const offlineFoot = (page: Page) => page.getByRole('region', { name: whole(page, (t) => t.offline.withoutNetwork) });

/** The program is kept on this device. */
const installed: Step = (page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated' || undefined);

/** The menu's foot, once the service worker has the program. */
export const offlinePart: Step = steps(installed, (page) => offlineFoot(page).scrollIntoViewIfNeeded());

/** Every paper and chapter is on this device. */
export const keepAll: Step = async (page) => {
  await offlineFoot(page)
    .getByRole('button', { name: whole(page, (t) => t.offline.keep) })
    .click();
  await offlineFoot(page)
    .getByText(part(page, (t) => t.offline.kept(anyText)))
    .waitFor();
};

/** A service worker by another address is another version of it. */
export const newVersion: Step = steps(installed, async (page) => {
  await page.evaluate(async () => {
    const { active, scope } = await navigator.serviceWorker.ready;
    await navigator.serviceWorker.register(`${active?.scriptURL}?next`, { scope, updateViaCache: 'none' });
  });
  const offer = page.getByText(part(page, (t) => t.offline.newVersion));
  while (!(await offer.isVisible())) await page.clock.runFor(100);
});
