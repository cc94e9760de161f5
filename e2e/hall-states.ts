import type { Page } from '@playwright/test';
import { examinations } from './college.ts';
import { cut, status } from './console-errors.ts';
import { pinOf } from './merit-examination.ts';
import { answered, darken, fill, key, next, pass, press, see, steps } from './reach.ts';
import { part, whole } from './said.ts';
import { button, heading, text, type Sight } from './sights.ts';
import type { CollegeStep, State } from './state.ts';

const atHall = (code: string) => `/hall/${code}`;

const write = (symbolNumber: string, pin: string) => steps(fill({ symbolNumber, pin }), press('Sign in'));

/** Somebody who comes in for the first time. */
const signIn: CollegeStep = async (page, { newCandidate }) => {
  const { symbolNumber, pin } = newCandidate();
  await write(symbolNumber, pin)(page);
};

const inOrder =
  (...list: readonly CollegeStep[]): CollegeStep =>
  async (page, college) => {
    for (const step of list) await step(page, college);
  };

const waits = inOrder(signIn, press('To the waiting room'));
const onPaper = inOrder(waits, see('Question 1'), darken(1), see('All answers saved'));
/** With an answer in each of the places that show one: answered, flagged, seen. */
const wellOnPaper = inOrder(
  onPaper,
  next,
  darken(2),
  press('Flag'),
  next,
  press('Flag'),
  next,
  see('All answers saved'),
);

const offline = async (page: Page) => page.context().setOffline(true);
/** What the hall has to say comes with its answer to what a page sends, which it does whenever the network is back. */
const announcedTo: CollegeStep = async (page, { newCandidate, act }) => {
  const { symbolNumber, pin } = newCandidate();
  // Saved first: while a call is under way, nothing asks for another.
  await steps(
    write(symbolNumber, pin),
    press('To the waiting room'),
    see('Question 1'),
    darken(1),
    see('All answers saved'),
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
const toHandIn = steps(next, press('Hand in'), (page) => page.getByRole('checkbox').check());

const sure: Sight = (page) => page.getByRole('checkbox', { checked: true });
const receipt: Sight = (page) => page.locator('[data-code]').first();
const slip: Sight = (page) => page.getByRole('alertdialog');
const lastMinutes: Sight = (page) => page.getByRole('timer').filter({ hasText: /[12]:\d\d/ });

const boardOpen: CollegeStep = (page, { roomPass }) => steps(fill({ pass: roomPass }), press('Open the board'))(page);
const aCandidate = (name: string) => (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click();

/** Every screen of candidates and invigilators, and the published lists. */
export const hallStates: readonly State[] = [
  { name: 'hall-code', path: '/hall', sees: [heading('Which examination?')], inCollege: {} },
  {
    name: 'hall-unknown',
    path: atHall('NO-SUCH'),
    sees: [text('There is no examination with this code.')],
    errors: status(404),
    inCollege: {},
  },
  { name: 'hall-sign-in', path: atHall(examinations.open), sees: [button('Sign in')], inCollege: {} },
  {
    name: 'hall-sign-in-refused',
    path: atHall(examinations.open),
    sees: [text('The symbol number or the PIN is wrong. Look at your admit card again.')],
    errors: status(401),
    inCollege: { after: write('1001', '00000000') },
  },
  {
    name: 'hall-sign-in-waits',
    path: atHall(examinations.open),
    sees: [text('The hall is busy. Stay on this page')],
    errors: status(503),
    before: answered('**/sign-in', 503, { code: 'busy', message: 'The server is busy.' }),
    inCollege: { after: write('1001', '10011001') },
  },
  {
    name: 'hall-sign-in-other-device',
    path: atHall(examinations.open),
    sees: [text('This paper is open on another device')],
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
    sees: [heading('Device check'), text('To do')],
    before: (page) =>
      page.addInitScript(() =>
        Object.assign(navigator, { getBattery: async () => ({ level: 0.12, charging: false }) }),
      ),
    inCollege: { after: signIn },
  },
  {
    name: 'hall-waiting',
    path: atHall(examinations.open),
    sees: [text('Paper on this device, sealed')],
    inCollege: { after: waits },
    whole: true,
  },
  {
    name: 'hall-paper',
    path: atHall(examinations.running),
    sees: [text('All answers saved')],
    inCollege: { after: onPaper },
  },
  {
    name: 'hall-offline',
    path: atHall(examinations.running),
    sees: [text('No connection: your answers are kept here')],
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
    sees: [(page) => page.getByRole('dialog', { name: whole(page, 'Answer sheet') })],
    phoneOnly: true,
    inCollege: {
      after: inOrder(wellOnPaper, (page) =>
        page.getByRole('button', { name: part(page, 'Show the answer sheet') }).click(),
      ),
    },
  },
  {
    name: 'hall-time-up',
    path: atHall(examinations.running),
    sees: [heading('The time is up'), receipt],
    errors: cut,
    // The answer comes last, so that all is saved when it is: a receipt is of what the server has.
    inCollege: {
      minutesLater: 19,
      after: inOrder(wellOnPaper, darken(1), see('All answers saved'), offline, pass(70_000)),
    },
  },
  {
    name: 'hall-other-tab',
    path: atHall(examinations.running),
    sees: [heading('The paper is open in another tab')],
    inCollege: { after: inOrder(onPaper, anotherTabWrites, key('c')) },
  },
  {
    name: 'hall-hand-in',
    path: atHall(examinations.running),
    sees: [heading('Hand in your paper?'), sure],
    inCollege: { after: inOrder(wellOnPaper, toHandIn) },
  },
  {
    name: 'hall-receipt',
    path: atHall(examinations.running),
    sees: [receipt, button('Sign out')],
    inCollege: { after: inOrder(wellOnPaper, toHandIn, press('Hand in'), press('Sign out on this device')) },
  },
  {
    name: 'hall-taken-over',
    path: atHall(examinations.running),
    sees: [heading('Your paper goes on at another device')],
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
    sees: [heading('Key and answers'), button('Send the objection')],
    inCollege: {
      after: steps(
        write('1008', pinOf('1008')),
        (page) => page.getByRole('button', { name: part(page, 'Not right') }).click(),
        (page) => page.locator('.krow').first().click(),
      ),
    },
    whole: true,
  },
  {
    name: 'hall-result',
    path: atHall(examinations.published),
    sees: [text('Your rank')],
    inCollege: { after: write('1005', pinOf('1005')) },
    whole: true,
  },
  {
    name: 'results',
    path: `/results/${examinations.published}`,
    sees: [heading('Merit list')],
    inCollege: {},
    whole: true,
  },
  {
    name: 'results-found',
    path: `/results/${examinations.published}`,
    sees: [(page) => page.getByRole('region', { name: whole(page, 'Marks by section') })],
    inCollege: { after: steps(fill({ symbolNumber: '1005', pin: pinOf('1005') }), press('Find')) },
  },
  {
    name: 'results-not-yet',
    path: `/results/${examinations.keyPublished}`,
    sees: [text('The results are not published yet.')],
    errors: status(404),
    inCollege: {},
  },
  {
    name: 'room-pass-refused',
    path: `/room/${examinations.watched}`,
    sees: [text('This pass opens no room')],
    errors: status(401),
    inCollege: { after: steps(fill({ pass: 'WRONGPASSS' }), press('Open the board')) },
  },
  {
    name: 'room-board',
    path: `/room/${examinations.watched}`,
    sees: [text('Needs you'), text('Told in this room')],
    inCollege: { after: inOrder(boardOpen, aCandidate('उपाध्याय')) },
    whole: true,
  },
  {
    name: 'room-take-back',
    path: `/room/${examinations.watched}`,
    sees: [(page) => page.getByRole('dialog', { name: whole(page, 'Take back the hand-in') })],
    inCollege: { after: inOrder(boardOpen, aCandidate('Bimala'), press('Take back the hand-in')) },
  },
  {
    name: 'room-minutes',
    path: `/room/${examinations.watched}`,
    sees: [(page) => page.getByRole('dialog', { name: whole(page, 'Give minutes') })],
    inCollege: { after: inOrder(boardOpen, aCandidate('Sita'), press('Other minutes')) },
  },
];
