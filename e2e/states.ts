import { mathOf } from '#content/math/math.ts';
import {
  answered,
  begun,
  darken,
  failing,
  fill,
  filmPlays,
  finished,
  follow,
  focusOption,
  keepAll,
  key,
  never,
  newVersion,
  next,
  offlinePart,
  onlyScore,
  pass,
  playThrough,
  press,
  reload,
  secondsIn,
  see,
  seenBefore,
  setUnderWay,
  signedIn,
  steps,
  submit,
  wellUnderWay,
  type Step,
} from './reach.ts';

export interface State {
  readonly name: string;
  readonly path: string;
  /** Before the page is asked for. */
  readonly before?: Step;
  /** Before it is looked at. */
  readonly after?: Step;
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

/** Every screen in every state that can be reached, in the specification's order. */
export const states: readonly State[] = [
  { name: 'home', path: '/', whole: true },
  { name: 'home-loading', path: '/', before: never('**/api/**'), whole: true },
  { name: 'home-failed', path: '/', before: failing('**/api/**'), after: see('could not be loaded'), whole: true },
  {
    name: 'home-trying-again',
    path: '/',
    before: failing('**/api/**'),
    after: steps(see('could not be loaded'), never('**/api/**'), press('Try again')),
    whole: true,
  },
  { name: 'home-signed-in', path: '/', before: signedIn },
  { name: 'navigation', path: '/csit/entrance-preparation', navShown: true },
  {
    name: 'navigation-offline',
    path: '/',
    navShown: true,
    serviceWorker: true,
    after: steps(pass(3000), offlinePart),
  },
  {
    name: 'navigation-kept',
    path: '/',
    navShown: true,
    serviceWorker: true,
    after: steps(pass(3000), offlinePart, keepAll),
  },
  { name: 'new-version', path: '/exam/science', serviceWorker: true, after: steps(pass(3000), newVersion) },
  { name: 'skip-link', path: '/', after: key('Tab') },
  { name: 'login', path: '/login' },
  { name: 'login-field-errors', path: '/login', after: press('Log in') },
  {
    name: 'login-refused',
    path: '/login',
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
    before: never('**/api/login'),
    after: steps(fill({ email: 'sita@example.com', password: 'seventeen-peaks' }), press('Log in')),
  },
  { name: 'login-signed-in', path: '/login', before: signedIn },
  { name: 'register', path: '/register' },
  {
    name: 'register-field-errors',
    path: '/register',
    after: steps(fill({ name: 'Sita Gurung', email: 'sita', password: 'short' }), press('Register')),
  },
  {
    name: 'register-taken',
    path: '/register',
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
    before: answered('**/api/register', 201, { message: 'Welcome.', user: {} }),
    after: steps(
      fill({ name: 'Sita Gurung', email: 'sita@example.com', password: 'seventeen-peaks' }),
      press('Register'),
      see('Register Successfully.Go to login.'),
    ),
  },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'forgot-password-field-error', path: '/forgot-password', after: press('Send') },
  {
    name: 'forgot-password-busy',
    path: '/forgot-password',
    before: never('**/api/send-link'),
    after: steps(fill({ email: 'sita@example.com' }), press('Send')),
  },
  {
    name: 'forgot-password-toast',
    path: '/forgot-password',
    before: answered('**/api/send-link', 429, { code: 'too-many-attempts', message }),
    after: steps(fill({ email: 'sita@example.com' }), press('Send'), see(message)),
  },
  { name: 'reset-password', path: '/reset-password/a-token' },
  {
    name: 'reset-password-field-error',
    path: '/reset-password/a-token',
    after: steps(fill({ password: 'short' }), press('Save')),
  },
  {
    name: 'link-expired',
    path: '/reset-password/a-token',
    before: answered('**/api/reset-password', 410, {
      code: 'link-expired',
      message: 'This link has expired or was used before. Ask for a new one.',
    }),
    after: steps(fill({ password: 'seventeen-peaks' }), press('Save'), see('This link does not work')),
  },
  { name: 'school-level', path: '/school/grade-x', whole: true },
  { name: 'school-level-kept', path: '/school/grade-x', after: seenBefore },
  { name: 'school-level-failed', path: '/school/grade-x', before: failing('**/api/**') },
  { name: 'school-level-unknown', path: '/school/grade-xiv' },
  { name: 'school-category', path: '/school/grade-x-mathematics/chapter-quiz', whole: true },
  { name: 'unit-quiz-start', path: quiz },
  { name: 'unit-quiz-question', path: quiz, after: press('Start Quiz') },
  { name: 'unit-quiz-chosen', path: quiz, after: steps(press('Start Quiz'), darken(0)) },
  { name: 'unit-quiz-revealed', path: quiz, after: steps(press('Start Quiz'), darken(0), next) },
  { name: 'unit-quiz-missed', path: quiz, after: steps(press('Start Quiz'), pass(30_000)) },
  { name: 'unit-quiz-completed', path: quiz, after: playThrough },
  {
    name: 'unit-quiz-empty',
    path: quiz,
    before: answered('**/api/subject/**', 200, {
      ...noUnits,
      category: { title: 'Chapter Quiz', slug: 'chapter-quiz' },
      items: [{ id: 1, title: 'Sets', content: [{ id: 201, name: 'Sets', json_data: '[]' }] }],
    }),
  },
  { name: 'unit-quiz-failed', path: quiz, before: failing('**/api/**') },
  { name: 'unit-quiz-unknown', path: quiz.replace('201', '999') },
  { name: 'mcq-subject', path: practice, whole: true },
  { name: 'mcq-practice', path: `${practice}/Practice%201/101/practice` },
  {
    name: 'mcq-practice-revealed',
    path: `${practice}/Practice%201/101/practice`,
    after: steps(begun, darken(1), next),
  },
  {
    name: 'mcq-practice-long',
    path: `${practice}/Practice%201/101/practice`,
    before: answered('**/mcq/101/practice', 200, [{ ...fiveOptions, math: mathOf([fiveOptions]) }]),
    after: steps(begun, darken(1), next),
  },
  {
    name: 'mcq-practice-three-options',
    path: `${practice}/Practice%201/101/practice`,
    before: answered('**/mcq/101/practice', 200, [threeOptions, threeOptions]),
    after: steps(begun, darken(1)),
  },
  {
    name: 'mcq-practice-empty',
    path: `${practice}/Practice%201/101/practice`,
    before: answered('**/mcq/101/practice', 200, []),
  },
  { name: 'mcq-practice-failed', path: `${practice}/Practice%201/101/practice`, before: failing('**/api/**') },
  { name: 'mcq-subject-unknown', path: '/mcq/subject/Mathematics/999' },
  { name: 'csit-preparation', path: '/csit/entrance-preparation', whole: true },
  { name: 'csit-preparation-film', path: '/csit/entrance-preparation', moving: true, after: filmPlays },
  { name: 'entrance-quiz', path: '/csit/entrance-questions', after: wellUnderWay },
  { name: 'entrance-quiz-revealed', path: '/csit/entrance-questions', after: steps(wellUnderWay, submit(true)) },
  { name: 'topic-practice', path: '/entrance-preparation/English/Tag%20Questions' },
  {
    name: 'topic-practice-short',
    path: '/entrance-preparation/English/Phrasal%20Verbs',
    after: steps(begun, darken(1), next),
  },
  { name: 'topic-practice-empty', path: '/entrance-preparation/English/Spelling' },
  { name: 'year-quiz', path: '/csit-entrance/2076' },
  { name: 'year-quiz-revealed', path: '/csit-entrance/2076', after: steps(begun, darken(3), next) },
  {
    name: 'year-quiz-not-kept',
    path: '/csit-entrance/2075',
    before: steps(failing('**/assets/block-*'), failing('**/api/health')),
  },
  { name: 'year-quiz-unknown', path: '/csit-entrance/2081' },
  { name: 'science-preparation', path: '/plus-2-science/entrance-preparation', whole: true },
  {
    name: 'science-preparation-continue',
    path: '/exam-questions',
    after: steps(begun, (page) => page.goto('/plus-2-science/entrance-preparation')),
  },
  {
    name: 'science-preparation-failed',
    path: '/plus-2-science/entrance-preparation',
    before: failing('**/api/**'),
    after: see('could not be loaded'),
    whole: true,
  },
  { name: 'management-preparation', path: '/plus-2-management/entrance-preparation', whole: true },
  { name: 'csit', path: '/csit', whole: true },
  { name: 'bca', path: '/bca', whole: true },
  { name: 'exam-answering', path: '/exam-questions', after: wellUnderWay },
  { name: 'exam-focus', path: '/exam-questions', after: steps(wellUnderWay, focusOption) },
  { name: 'exam-chosen', path: '/exam-questions', after: steps(wellUnderWay, darken(2)) },
  { name: 'exam-right', path: '/exam-questions', after: steps(wellUnderWay, submit(true)) },
  { name: 'exam-wrong', path: '/exam-questions', after: steps(wellUnderWay, submit(false)) },
  { name: 'exam-missed', path: '/exam-questions', after: steps(wellUnderWay, secondsIn(31)) },
  { name: 'exam-urgent', path: '/exam-questions', after: steps(wellUnderWay, secondsIn(23)) },
  {
    name: 'exam-drawer',
    path: '/exam-questions',
    phoneOnly: true,
    after: steps(wellUnderWay, press('Show the whole answer sheet')),
  },
  { name: 'science-exam-landing', path: '/exam/science' },
  {
    name: 'science-exam-landing-continue',
    path: '/exam/science/start',
    after: steps(begun, (page) => page.goto('/exam/science')),
  },
  { name: 'science-exam', path: '/exam/science/start', after: setUnderWay },
  {
    name: 'science-exam-drawer',
    path: '/exam/science/start',
    phoneOnly: true,
    after: steps(setUnderWay, press('Show the whole answer sheet')),
  },
  { name: 'management-exam-landing', path: '/exam/management' },
  { name: 'management-exam', path: '/exam/management/start', after: steps(begun, darken(0)) },
  { name: 'thankyou', path: '/thankyou', after: pass(3000) },
  { name: 'result', path: '/csit/entrance-questions', after: finished, whole: true },
  { name: 'result-film', path: '/result', moving: true, after: steps(onlyScore, filmPlays) },
  { name: 'result-score-only', path: '/result', after: onlyScore },
  { name: 'result-none', path: '/result' },
  { name: 'loading', path: '/result', before: never('**/assets/result-route-*') },
  {
    name: 'loading-next-page',
    path: '/exam/science',
    before: never('**/assets/science-exam-route-*'),
    after: follow('Start Exam'),
  },
  { name: 'error', path: '/result', before: failing('**/assets/result-route-*') },
  { name: 'error-without-frame', path: '/thankyou', before: failing('**/assets/thank-you-route-*') },
  { name: 'not-found', path: '/no/such/page', after: reload },
];
