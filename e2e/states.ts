import type { Page } from '@playwright/test';
import { mathOf } from '#content/math/math.ts';
import type { College } from './college.ts';
import { cut, status } from './console-errors.ts';
import { begun } from './exam-page.ts';
import { hallStates } from './hall-states.ts';
import {
  answered,
  darken,
  failing,
  fill,
  filmPlays,
  finished,
  follow,
  focusOption,
  goTo,
  keepAll,
  key,
  mockBegun,
  mockOver,
  never,
  newVersion,
  next,
  offlinePart,
  onlyScore,
  pass,
  playThrough,
  press,
  putAside,
  reload,
  secondsIn,
  see,
  seenBefore,
  setUnderWay,
  signedIn,
  steps,
  submit,
  wellUnderWay,
  withProfile,
  type Step,
} from './reach.ts';
import { whole } from './said.ts';
import {
  busy,
  button,
  clock,
  drawer,
  heading,
  link,
  navigation,
  question,
  refused,
  spinner,
  staleNote,
  text,
  verdict,
  waiting,
  type Sight,
} from './sights.ts';
import { staffStates } from './staff-states.ts';

/** What is done on a page of the prepared college. */
export type CollegeStep = (page: Page, college: College) => Promise<unknown>;

export interface State {
  readonly name: string;
  readonly path: string;
  /** What is seen in this state, all of it, and not in those that lead to it. */
  readonly sees: readonly Sight[];
  /** What the browser may write to its console here; anything else fails the test. */
  readonly errors?: RegExp;
  /** Before the page is asked for. */
  readonly before?: Step;
  /** Before it is looked at. */
  readonly after?: Step;
  /** In the prepared college: so many minutes after its time, with these steps of its people. */
  readonly inCollege?: {
    readonly minutesLater?: number;
    readonly before?: CollegeStep;
    readonly after?: CollegeStep;
  };
  /** A picture of it shows the whole page instead of what fits the window. */
  readonly whole?: boolean;
  /** The navigation as on a first visit, over a phone's page. */
  readonly navShown?: boolean;
  /** With its film playing. */
  readonly moving?: boolean;
  readonly phoneOnly?: boolean;
  readonly serviceWorker?: boolean;
}

const quiz = '/school/grade-x-mathematics/chapter-quiz/201';
const practice = '/mcq/subject/Mathematics/1';
const noUnits = { subject: { title: 'Mathematics', slug: 'grade-x-mathematics', level: 'grade-x' } };
const fiveOptions = {
  id: 1,
  category: 'mathematics',
  question:
    'In a triangle (त्रिभुज) of sides $a$, $b$ and $c$, which is $(b+c)\\cos A+(c+a)\\cos B+(a+b)\\cos C$ in every case?',
  options: [
    '$a+b+c$',
    '$\\sqrt{\\sin A+\\sqrt{\\sin B+\\sqrt{\\sin C}}}$',
    'It changes with the height of the triangle, so no single answer holds',
    '$\\frac{abc}{2}$',
    '0',
  ],
  answer: '$a+b+c$',
  explanation: 'By the projection law it is $a+b+c$, which is the perimeter (परिमिति).',
};
const threeOptions = {
  id: 1,
  category: 'physics',
  question: 'Which is a vector?',
  options: ['Force', 'Mass', 'Time'],
  answer: 'Force',
};
const message = 'Too many attempts. Try again in a minute.';

/** Those of students, in the specification's order. */
const studentStates: readonly State[] = [
  { name: 'home', path: '/', sees: [link('Grade X')], whole: true },
  {
    name: 'home-continue',
    path: '/',
    sees: [link('Continue')],
    after: steps(goTo('/csit-entrance/2076'), begun, goTo('/')),
  },
  { name: 'home-loading', path: '/', sees: [waiting], before: never('**/api/**'), whole: true },
  {
    name: 'home-failed',
    path: '/',
    sees: [text('The levels could not be loaded.')],
    errors: cut,
    before: failing('**/api/**'),
    after: see('could not be loaded'),
    whole: true,
  },
  {
    name: 'home-trying-again',
    path: '/',
    sees: [busy('Try again')],
    errors: cut,
    before: failing('**/api/**'),
    after: steps(see('could not be loaded'), never('**/api/**'), press('Try again')),
    whole: true,
  },
  { name: 'home-signed-in', path: '/', sees: [button('Log out')], before: signedIn },
  { name: 'navigation', path: '/csit/entrance-preparation', sees: [navigation], navShown: true },
  {
    name: 'navigation-offline',
    path: '/',
    sees: [button('Keep for offline')],
    navShown: true,
    serviceWorker: true,
    after: steps(pass(3000), offlinePart),
  },
  {
    name: 'navigation-kept',
    path: '/',
    sees: [text('Kept for offline')],
    navShown: true,
    serviceWorker: true,
    after: steps(pass(3000), offlinePart, keepAll),
  },
  {
    name: 'new-version',
    path: '/exam/science',
    sees: [text('A new version is ready.')],
    serviceWorker: true,
    after: steps(pass(3000), newVersion),
  },
  {
    name: 'skip-link',
    path: '/',
    sees: [(page) => page.locator('a:focus').filter({ hasText: whole(page, 'Skip to content') })],
    after: key('Tab'),
  },
  { name: 'login', path: '/login', sees: [heading('Log in')] },
  {
    name: 'login-field-errors',
    path: '/login',
    sees: [refused('E-mail'), refused('Password')],
    after: press('Log in'),
  },
  {
    name: 'login-refused',
    path: '/login',
    sees: [text('do not match an account')],
    errors: status(401),
    before: answered('**/api/login', 401, {
      code: 'wrong-credentials',
      message: 'That e-mail and password do not match an account.',
    }),
    after: steps(
      fill({ email: 'sita@example.com', password: 'seventeen-peaks' }),
      press('Log in'),
      see('do not match'),
    ),
  },
  {
    name: 'login-busy',
    path: '/login',
    sees: [busy('Log in')],
    before: never('**/api/login'),
    after: steps(fill({ email: 'sita@example.com', password: 'seventeen-peaks' }), press('Log in')),
  },
  { name: 'login-signed-in', path: '/login', sees: [heading('You are logged in')], before: signedIn },
  { name: 'register', path: '/register', sees: [heading('Register')] },
  {
    name: 'register-field-errors',
    path: '/register',
    sees: [refused('E-mail'), refused('Password')],
    after: steps(fill({ name: 'Sita Gurung', email: 'sita', password: 'short' }), press('Register')),
  },
  {
    name: 'register-taken',
    path: '/register',
    sees: [refused('E-mail')],
    errors: status(409),
    before: answered('**/api/register', 409, {
      code: 'email-taken',
      message: 'There is already an account with this e-mail.',
      fields: { email: 'There is already an account with this e-mail.' },
    }),
    after: steps(
      fill({ name: 'सीता गुरुङ', email: 'sita@example.com', password: 'seventeen-peaks' }),
      press('Register'),
      see('already an account'),
    ),
  },
  {
    name: 'register-toast',
    path: '/register',
    sees: [text('Register Successfully.Go to login.'), heading('Log in')],
    before: answered('**/api/register', 201, { message: 'Welcome.', user: {} }),
    after: steps(
      fill({ name: 'Sita Gurung', email: 'sita@example.com', password: 'seventeen-peaks' }),
      press('Register'),
      see('Register Successfully.Go to login.'),
    ),
  },
  { name: 'forgot-password', path: '/forgot-password', sees: [heading('Enter your email to get a link.')] },
  {
    name: 'forgot-password-field-error',
    path: '/forgot-password',
    sees: [refused('Your email')],
    after: press('Send'),
  },
  {
    name: 'forgot-password-busy',
    path: '/forgot-password',
    sees: [busy('Send')],
    before: never('**/api/send-link'),
    after: steps(fill({ email: 'sita@example.com' }), press('Send')),
  },
  {
    name: 'forgot-password-toast',
    path: '/forgot-password',
    sees: [text(message)],
    errors: status(429),
    before: answered('**/api/send-link', 429, { code: 'too-many-attempts', message }),
    after: steps(fill({ email: 'sita@example.com' }), press('Send'), see(message)),
  },
  { name: 'reset-password', path: '/reset-password/a-token', sees: [button('Save')] },
  {
    name: 'reset-password-field-error',
    path: '/reset-password/a-token',
    sees: [(page) => page.locator('input[aria-invalid=true]')],
    after: steps(fill({ password: 'short' }), press('Save')),
  },
  {
    name: 'link-expired',
    path: '/reset-password/a-token',
    sees: [heading('This link does not work')],
    errors: status(410),
    before: answered('**/api/reset-password', 410, {
      code: 'link-expired',
      message: 'This link has expired or was used before. Ask for a new one.',
    }),
    after: steps(fill({ password: 'seventeen-peaks' }), press('Save'), see('This link does not work')),
  },
  { name: 'school-level', path: '/school/grade-x', sees: [heading('Grade X'), link('Chapter Quiz')], whole: true },
  {
    name: 'school-level-kept',
    path: '/school/grade-x',
    sees: [staleNote],
    errors: cut,
    after: seenBefore,
  },
  {
    name: 'school-level-failed',
    path: '/school/grade-x',
    sees: [heading('This page could not be loaded.')],
    errors: cut,
    before: failing('**/api/**'),
  },
  {
    name: 'school-level-unknown',
    path: '/school/grade-xiv',
    sees: [heading('No level “grade-xiv”')],
    errors: status(404),
  },
  {
    name: 'school-category',
    path: '/school/grade-x-mathematics/chapter-quiz',
    sees: [text('Each unit is a short quiz with 30\u00a0seconds a question.')],
    whole: true,
  },
  { name: 'unit-quiz-start', path: quiz, sees: [button('Start Quiz')] },
  { name: 'unit-quiz-question', path: quiz, sees: [question(1)], after: press('Start Quiz') },
  { name: 'unit-quiz-chosen', path: quiz, sees: [question(1, 1)], after: steps(press('Start Quiz'), darken(0)) },
  {
    name: 'unit-quiz-revealed',
    path: quiz,
    sees: [verdict('Correct.', 'Incorrect.')],
    after: steps(press('Start Quiz'), darken(0), next),
  },
  {
    name: 'unit-quiz-missed',
    path: quiz,
    sees: [verdict('Time is up.')],
    after: steps(press('Start Quiz'), pass(30_000)),
  },
  { name: 'unit-quiz-completed', path: quiz, sees: [heading('Quiz Completed!')], after: playThrough },
  {
    name: 'unit-quiz-empty',
    path: quiz,
    sees: [heading('No questions available!')],
    before: answered('**/api/subject/**', 200, {
      ...noUnits,
      category: { title: 'Chapter Quiz', slug: 'chapter-quiz' },
      items: [{ id: 1, title: 'Sets', content: [{ id: 201, name: 'Sets', json_data: '[]' }] }],
    }),
  },
  {
    name: 'unit-quiz-failed',
    path: quiz,
    sees: [heading('This page could not be loaded.')],
    errors: cut,
    before: failing('**/api/**'),
  },
  {
    name: 'unit-quiz-unknown',
    path: quiz.replace('201', '999'),
    sees: [heading('No unit “999” in Mathematics')],
    errors: status(404),
  },
  { name: 'mcq-subject', path: practice, sees: [link('Practice 1')], whole: true },
  { name: 'mcq-practice', path: `${practice}/Practice%201/101/practice`, sees: [question(1)] },
  {
    name: 'mcq-practice-revealed',
    path: `${practice}/Practice%201/101/practice`,
    sees: [verdict('Correct.', 'Incorrect.')],
    after: steps(begun, darken(1), next),
  },
  {
    name: 'mcq-practice-long',
    path: `${practice}/Practice%201/101/practice`,
    sees: [verdict('Incorrect.'), text('In a triangle')],
    before: answered('**/mcq/101/practice', 200, [{ ...fiveOptions, math: mathOf([fiveOptions]) }]),
    after: steps(begun, darken(1), next),
  },
  {
    name: 'mcq-practice-three-options',
    path: `${practice}/Practice%201/101/practice`,
    sees: [question(1, 1), text('Which is a vector?')],
    before: answered('**/mcq/101/practice', 200, [threeOptions, threeOptions]),
    after: steps(begun, darken(1)),
  },
  {
    name: 'mcq-practice-empty',
    path: `${practice}/Practice%201/101/practice`,
    sees: [heading('No questions available for this subject and section.')],
    before: answered('**/mcq/101/practice', 200, []),
  },
  {
    name: 'mcq-practice-failed',
    path: `${practice}/Practice%201/101/practice`,
    sees: [heading('This page could not be loaded.')],
    errors: cut,
    before: failing('**/api/**'),
  },
  {
    name: 'mcq-subject-unknown',
    path: '/mcq/subject/Mathematics/999',
    sees: [heading('No entrance subject “999”')],
    errors: /status of 404 |^There is no entrance subject 999\.$/,
  },
  {
    name: 'csit-preparation',
    path: '/csit/entrance-preparation',
    sees: [link('2074 Entrance Questions')],
    whole: true,
  },
  {
    name: 'csit-preparation-film',
    path: '/csit/entrance-preparation',
    sees: [button('Pause the background video')],
    moving: true,
    after: filmPlays,
  },
  {
    name: 'practice-subject',
    path: '/entrance-preparation/Physics',
    sees: [heading('Physics'), link('Wave Optics')],
    whole: true,
  },
  {
    name: 'practice-subject-unknown',
    path: '/entrance-preparation/Music',
    sees: [heading('No subject “Music”')],
  },
  { name: 'entrance-quiz', path: '/csit/entrance-questions', sees: [question(37)], after: wellUnderWay },
  {
    name: 'entrance-quiz-revealed',
    path: '/csit/entrance-questions',
    sees: [verdict('Correct.')],
    after: steps(wellUnderWay, submit(true)),
  },
  { name: 'topic-practice', path: '/entrance-preparation/English/Tag%20Questions', sees: [question(1)] },
  {
    name: 'topic-practice-short',
    path: '/entrance-preparation/English/Phrasal%20Verbs',
    sees: [verdict('Correct.', 'Incorrect.')],
    after: steps(begun, darken(1), next),
  },
  { name: 'topic-practice-formulas', path: '/entrance-preparation/Mathematics/Integration', sees: [question(1)] },
  {
    name: 'topic-practice-empty',
    path: '/entrance-preparation/English/Spelling',
    sees: [heading('No questions available for this subject and section.')],
  },
  { name: 'year-quiz', path: '/csit-entrance/2076', sees: [question(1)] },
  {
    name: 'year-quiz-revealed',
    path: '/csit-entrance/2076',
    sees: [verdict('Correct.', 'Incorrect.')],
    after: steps(begun, darken(3), next),
  },
  {
    name: 'year-quiz-not-kept',
    path: '/csit-entrance/2075',
    sees: [heading('This paper is not on this device.')],
    errors: cut,
    before: steps(failing('**/assets/block-*'), failing('**/api/health')),
  },
  {
    name: 'year-quiz-unknown',
    path: '/csit-entrance/2081',
    sees: [heading('No paper for 2081')],
    errors: status(404),
  },
  {
    name: 'science-preparation',
    path: '/plus-2-science/entrance-preparation',
    sees: [link('Start Test')],
    whole: true,
  },
  {
    name: 'science-preparation-continue',
    path: '/plus-2-science/entrance-preparation',
    sees: [link('Continue')],
    after: steps(goTo('/exam-questions'), begun, goTo('/plus-2-science/entrance-preparation')),
  },
  {
    name: 'science-preparation-failed',
    path: '/plus-2-science/entrance-preparation',
    sees: [text('could not be loaded')],
    errors: cut,
    before: failing('**/api/**'),
    after: see('could not be loaded'),
    whole: true,
  },
  {
    name: 'management-preparation',
    path: '/plus-2-management/entrance-preparation',
    sees: [button('Start Test')],
    whole: true,
  },
  { name: 'csit', path: '/csit', sees: [button('Start Test')], whole: true },
  { name: 'bca', path: '/bca', sees: [button('Start Test')], whole: true },
  { name: 'exam-answering', path: '/exam-questions', sees: [question(37)], after: wellUnderWay },
  {
    name: 'exam-focus',
    path: '/exam-questions',
    sees: [(page) => page.locator('input[type=radio]:focus')],
    after: steps(wellUnderWay, focusOption),
  },
  { name: 'exam-chosen', path: '/exam-questions', sees: [question(37, 1)], after: steps(wellUnderWay, darken(2)) },
  {
    name: 'exam-right',
    path: '/exam-questions',
    sees: [verdict('Correct.')],
    after: steps(wellUnderWay, submit(true)),
  },
  {
    name: 'exam-wrong',
    path: '/exam-questions',
    sees: [verdict('Incorrect.')],
    after: steps(wellUnderWay, submit(false)),
  },
  {
    name: 'exam-missed',
    path: '/exam-questions',
    sees: [verdict('Time is up.')],
    after: steps(wellUnderWay, secondsIn(31)),
  },
  {
    name: 'exam-urgent',
    path: '/exam-questions',
    sees: [question(37), clock('0:07')],
    after: steps(wellUnderWay, secondsIn(23)),
  },
  {
    name: 'exam-drawer',
    path: '/exam-questions',
    sees: [drawer],
    phoneOnly: true,
    after: steps(wellUnderWay, press('Show the whole answer sheet')),
  },
  { name: 'science-exam-landing', path: '/exam/science', sees: [link('Start Exam')] },
  {
    name: 'science-exam-landing-continue',
    path: '/exam/science',
    sees: [link('Continue')],
    after: steps(goTo('/exam/science/start'), begun, goTo('/exam/science')),
  },
  { name: 'science-exam', path: '/exam/science/start', sees: [question(37)], after: setUnderWay },
  {
    name: 'science-exam-drawer',
    path: '/exam/science/start',
    sees: [drawer],
    phoneOnly: true,
    after: steps(setUnderWay, press('Show the whole answer sheet')),
  },
  { name: 'management-exam-landing', path: '/exam/management', sees: [link('Start Exam')] },
  { name: 'management-exam', path: '/exam/management/start', sees: [question(1, 1)], after: steps(begun, darken(0)) },
  {
    name: 'thankyou',
    path: '/thankyou',
    sees: [heading('Thank you'), text('Going home in 4 s')],
    after: steps(see('Going home in 7 s'), pass(3000)),
  },
  {
    name: 'result',
    path: '/csit/entrance-questions',
    sees: [heading('Question by question')],
    after: finished,
    whole: true,
  },
  {
    name: 'result-film',
    path: '/result',
    sees: [button('Pause the background video')],
    moving: true,
    after: steps(onlyScore, filmPlays),
  },
  { name: 'result-score-only', path: '/result', sees: [text('78'), link('Back to home')], after: onlyScore },
  { name: 'result-none', path: '/result', sees: [heading('No result yet')] },
  {
    name: 'profile',
    path: '/profile',
    sees: [heading('Your data'), text('Firefox, Windows')],
    before: withProfile,
    whole: true,
  },
  { name: 'mocks', path: '/mock', sees: [link('+2 Science mock test')], whole: true },
  { name: 'mock-paper', path: '/mock/plus-two-science', sees: [text('Saved on this device')], after: mockBegun },
  {
    name: 'mock-result',
    path: '/mock/plus-two-science',
    sees: [heading('Section by section'), text('Question by question')],
    after: mockOver,
    whole: true,
  },
  {
    name: 'history',
    path: '/history',
    sees: [link('+2 Science mock test'), heading('Not finished')],
    after: steps(goTo('/mock/plus-two-science'), mockOver, goTo('/csit-entrance/2076'), putAside, goTo('/history')),
    whole: true,
  },
  {
    name: 'progress',
    path: '/progress',
    sees: [heading('Accuracy by subject'), heading('Pace')],
    after: steps(goTo('/mock/plus-two-science'), mockOver, goTo('/progress')),
    whole: true,
  },
  { name: 'progress-none', path: '/progress', sees: [link('Begin with a unit quiz')] },
  {
    name: 'mistakes',
    path: '/mistakes',
    sees: [button('Practise 20 of these'), text('no answer')],
    after: steps(goTo('/mock/plus-two-science'), mockOver, goTo('/mistakes')),
    whole: true,
  },
  { name: 'mistakes-none', path: '/mistakes', sees: [heading('No mistakes to revisit.')] },
  {
    name: 'review-rated',
    path: '/review',
    sees: [text('Guessed? Choose Again.')],
    after: steps(goTo('/mock/plus-two-science'), mockOver, goTo('/review'), press('Begin'), darken(0), press('Check')),
  },
  { name: 'review-none', path: '/review', sees: [heading('Nothing to review yet.')] },
  { name: 'about', path: '/about', sees: [heading('About Tayari')], whole: true },
  { name: 'privacy', path: '/privacy', sees: [heading('Privacy'), text('argon2id')], whole: true },
  { name: 'contact', path: '/contact', sees: [text('Ask the college or school')], whole: true },
  { name: 'loading', path: '/result', sees: [spinner], before: never('**/assets/result-route-*') },
  {
    name: 'loading-next-page',
    path: '/exam/science',
    sees: [(page) => page.getByRole('status', { name: whole(page, 'Loading') })],
    before: never('**/assets/exam-screen-*'),
    after: follow('Start Exam'),
  },
  {
    name: 'error',
    path: '/result',
    sees: [heading('Unexpected Application Error!')],
    errors: cut,
    before: failing('**/assets/result-route-*'),
  },
  {
    name: 'error-without-frame',
    path: '/thankyou',
    sees: [heading('Unexpected Application Error!')],
    errors: cut,
    before: failing('**/assets/thank-you-route-*'),
  },
  { name: 'not-found', path: '/no/such/page', sees: [heading('Page not found')], errors: status(404), after: reload },
];

/** Every screen in every state that can be reached. */
export const states: readonly State[] = [...studentStates, ...hallStates, ...staffStates];
