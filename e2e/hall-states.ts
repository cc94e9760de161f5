import type { Page } from '@playwright/test';
import { examinations } from './college.ts';
import { cut, status } from './console-errors.ts';
import { pinOf } from './merit-examination.ts';
import { answered, darken, fill, key, next, pass, press, see, steps } from './reach.ts';
import { anyNumber, anyText, part, whole } from './words.ts';
import { button, heading, text, type Sight } from './sights.ts';
import type { CollegeStep, State } from './state.ts';

const atHall = (code: string) => `/hall/${code}`;

const write = (symbolNumber: string, pin: string) =>
  steps(
    fill({ symbolNumber, pin }),
    press((t) => t.hall.signIn),
  );

/** A candidate comes in for the first time. */
const signIn: CollegeStep = async (page, { newCandidate }) => {
  const { symbolNumber, pin } = newCandidate();
  await write(symbolNumber, pin)(page);
};

const inOrder =
  (...list: readonly CollegeStep[]): CollegeStep =>
  async (page, college) => {
    for (const step of list) await step(page, college);
  };

const waits = inOrder(
  signIn,
  press((t) => t.hall.toWaitingRoom),
);
const onPaper = inOrder(
  waits,
  see('Question 1'),
  darken(1),
  see((t) => t.hall.saved),
);
/** With an answer in each of the places that show one: answered, flagged, seen. */
const wellOnPaper = inOrder(
  onPaper,
  next,
  darken(2),
  press((t) => t.hall.flag),
  next,
  press((t) => t.hall.flag),
  next,
  see((t) => t.hall.saved),
);

const offline = async (page: Page) => page.context().setOffline(true);
/** What the hall has to say comes with its answer to what a page sends, which it does whenever the network is back. */
const announcedTo: CollegeStep = async (page, { newCandidate, act }) => {
  const { symbolNumber, pin } = newCandidate();
  // Saved first: while a call is under way, nothing asks for another.
  await steps(
    write(symbolNumber, pin),
    press((t) => t.hall.toWaitingRoom),
    see('Question 1'),
    darken(1),
    see((t) => t.hall.saved),
  )(page);
  const words = { en: 'Write your symbol number on every sheet.', ne: 'प्रत्येक पानामा सिम्बोल नम्बर लेख्नुहोस्।' };
  await act({ kind: 'announce', to: { symbolNumber }, text: words });
  await page.evaluate(() => dispatchEvent(new Event('online')));
};

/** Another tab of this device has opened the paper and takes the answers. */
const anotherTabWrites = (page: Page) =>
  page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (name.includes('tab/')) localStorage.setItem(name, 'another');
  });

/** From the fourth question of five. */
const toHandIn = steps(
  next,
  press((t) => t.hall.handIn),
  (page) => page.getByRole('checkbox').check(),
);

const sure: Sight = (page) => page.getByRole('checkbox', { checked: true });
const receipt: Sight = (page) => page.locator('[data-code]').first();
const slip: Sight = (page) => page.getByRole('alertdialog');
const lastMinutes: Sight = (page) => page.getByRole('timer').filter({ hasText: /[12]:\d\d/ });

const boardOpen: CollegeStep = (page, { roomPass }) =>
  steps(
    fill({ pass: roomPass }),
    press((t) => t.room.openBoard),
  )(page);
const aCandidate = (name: string) => (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click();

/** Every screen of candidates and invigilators, and the published lists. */
export const hallStates: readonly State[] = [
  { name: 'hall-code', path: '/hall', sees: [heading((t) => t.hall.whichOf.examination)], inCollege: {} },
  {
    name: 'hall-unknown',
    path: atHall('NO-SUCH'),
    sees: [text((t) => t.results.unknownCode)],
    errors: status(404),
    inCollege: {},
  },
  { name: 'hall-sign-in', path: atHall(examinations.open), sees: [button((t) => t.hall.signIn)], inCollege: {} },
  {
    name: 'hall-sign-in-refused',
    path: atHall(examinations.open),
    sees: [text((t) => t.hall.wrong)],
    errors: status(401),
    inCollege: { after: write('1001', '00000000') },
  },
  {
    name: 'hall-sign-in-waits',
    path: atHall(examinations.open),
    sees: [text((t) => t.hall.signInWaits)],
    errors: status(503),
    before: answered('**/sign-in', 503, { code: 'busy', message: 'The server is busy.' }),
    inCollege: { after: write('1001', '10011001') },
  },
  {
    name: 'hall-sign-in-other-device',
    path: atHall(examinations.open),
    sees: [text((t) => t.hall.otherDevice(anyText))],
    errors: status(409),
    before: answered('**/sign-in', 409, {
      code: 'other-device',
      message: 'This paper is open on another device.',
      detail: { lastHeard: '2026-11-21T04:14:00.000Z' },
    }),
    inCollege: { after: write('1001', '10011001') },
  },
  {
    name: 'hall-device-check',
    path: atHall(examinations.open),
    sees: [heading((t) => t.hall.deviceCheck), text((t) => t.hall.toDo)],
    before: (page) =>
      page.addInitScript(() =>
        Object.assign(navigator, { getBattery: async () => ({ level: 0.12, charging: false }) }),
      ),
    inCollege: { after: signIn },
  },
  {
    name: 'hall-waiting',
    path: atHall(examinations.open),
    sees: [text((t) => t.hall.paperHere)],
    inCollege: { after: waits },
    whole: true,
  },
  {
    name: 'hall-paper',
    path: atHall(examinations.running),
    sees: [text((t) => t.hall.saved)],
    inCollege: { after: onPaper },
  },
  {
    name: 'hall-offline',
    path: atHall(examinations.running),
    sees: [text((t) => t.hall.offline)],
    errors: cut,
    inCollege: { after: inOrder(onPaper, offline, next, darken(2)) },
  },
  {
    name: 'hall-last-minutes',
    path: atHall(examinations.running),
    sees: [lastMinutes],
    inCollege: { minutesLater: 18, after: wellOnPaper },
  },
  {
    name: 'hall-announcement',
    path: atHall(examinations.running),
    sees: [slip],
    inCollege: {
      after: announcedTo,
    },
  },
  {
    name: 'hall-palette',
    path: atHall(examinations.running),
    sees: [(page) => page.getByRole('dialog', { name: whole(page, (t) => t.hall.answerSheet) })],
    phoneOnly: true,
    inCollege: {
      after: inOrder(wellOnPaper, (page) =>
        page.getByRole('button', { name: part(page, (t) => t.hall.showSheet(anyNumber, anyNumber)) }).click(),
      ),
    },
  },
  {
    name: 'hall-time-up',
    path: atHall(examinations.running),
    sees: [heading((t) => t.hall.timeUp), receipt],
    errors: cut,
    // The answer comes last, so that all is saved when it is: a receipt is of what the server has.
    inCollege: {
      minutesLater: 19,
      after: inOrder(
        wellOnPaper,
        darken(1),
        see((t) => t.hall.saved),
        offline,
        pass(70_000),
      ),
    },
  },
  {
    name: 'hall-other-tab',
    path: atHall(examinations.running),
    sees: [heading((t) => t.hall.otherTab)],
    inCollege: { after: inOrder(onPaper, anotherTabWrites, key('c')) },
  },
  {
    name: 'hall-hand-in',
    path: atHall(examinations.running),
    sees: [heading((t) => t.hall.handInQuestion), sure],
    inCollege: { after: inOrder(wellOnPaper, toHandIn) },
  },
  {
    name: 'hall-receipt',
    path: atHall(examinations.running),
    sees: [receipt, button((t) => t.hall.leaveNow)],
    inCollege: {
      after: inOrder(
        wellOnPaper,
        toHandIn,
        press((t) => t.hall.handIn),
        press((t) => t.hall.leaveDevice),
      ),
    },
  },
  {
    name: 'hall-taken-over',
    path: atHall(examinations.running),
    sees: [heading((t) => t.hall.takenOver)],
    errors: status(409),
    inCollege: {
      after: inOrder(
        // In another language this was answered so.
        (page) => page.unroute('**/entries'),
        onPaper,
        answered('**/entries', 409, { code: 'other-device', message: 'Another device.' }),
        // The screen may be another before the option is seen to be chosen.
        key('c'),
      ),
    },
  },
  {
    name: 'hall-key',
    path: atHall(examinations.keyPublished),
    sees: [heading((t) => t.hallResult.keyAndAnswers), button((t) => t.hallResult.send)],
    inCollege: {
      after: steps(
        write('1008', pinOf('1008')),
        (page) => page.getByRole('button', { name: part(page, (t) => t.hallResult.notRight) }).click(),
        (page) => page.locator('[data-place]').first().click(),
      ),
    },
    whole: true,
  },
  {
    name: 'hall-result',
    path: atHall(examinations.published),
    sees: [text((t) => t.hallResult.yourRank)],
    inCollege: { after: write('1005', pinOf('1005')) },
    whole: true,
  },
  {
    name: 'hall-offer-take',
    path: atHall(examinations.published),
    sees: [(page) => page.getByRole('group', { name: whole(page, (t) => t.offer.takeTitle) })],
    inCollege: {
      after: steps(
        write('1006', pinOf('1006')),
        press((t) => t.offer.take),
      ),
    },
  },
  {
    name: 'results',
    path: `/results/${examinations.published}`,
    sees: [heading((t) => t.results.meritList)],
    inCollege: {},
    whole: true,
  },
  {
    name: 'results-found',
    path: `/results/${examinations.published}`,
    sees: [(page) => page.getByRole('region', { name: whole(page, (t) => t.results.sectionMarks) })],
    inCollege: {
      after: steps(
        fill({ symbolNumber: '1005', pin: pinOf('1005') }),
        press((t) => t.results.find),
      ),
    },
  },
  {
    name: 'results-not-yet',
    path: `/results/${examinations.keyPublished}`,
    sees: [text((t) => t.results.notYet)],
    errors: status(404),
    inCollege: {},
  },
  {
    name: 'room-pass-refused',
    path: `/room/${examinations.watched}`,
    sees: [text((t) => t.room.wrongPass)],
    errors: status(401),
    inCollege: {
      after: steps(
        fill({ pass: 'WRONGPASSS' }),
        press((t) => t.room.openBoard),
      ),
    },
  },
  {
    name: 'room-board',
    path: `/room/${examinations.watched}`,
    sees: [text((t) => t.room.needsYou), text((t) => t.room.told)],
    inCollege: { after: inOrder(boardOpen, aCandidate('उपाध्याय')) },
    whole: true,
  },
  {
    name: 'room-door',
    path: `/room/${examinations.watched}`,
    sees: [text((t) => t.door.notThisFace)],
    inCollege: {
      after: inOrder(
        boardOpen,
        press((t) => t.door.atDoor),
        aCandidate('Sita'),
      ),
    },
    whole: true,
  },
  {
    name: 'room-take-back',
    path: `/room/${examinations.watched}`,
    sees: [(page) => page.getByRole('dialog', { name: whole(page, (t) => t.room.takeBack) })],
    inCollege: {
      after: inOrder(
        boardOpen,
        aCandidate('Bimala'),
        press((t) => t.room.takeBack),
      ),
    },
  },
  {
    name: 'room-minutes',
    path: `/room/${examinations.watched}`,
    sees: [(page) => page.getByRole('dialog', { name: whole(page, (t) => t.room.giveMinutes) })],
    inCollege: {
      after: inOrder(
        boardOpen,
        aCandidate('Sita'),
        press((t) => t.room.otherMinutes),
      ),
    },
  },
];
