import {
  answered,
  begun,
  darken,
  failing,
  fill,
  finished,
  focusOption,
  key,
  never,
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

export interface Shot {
  readonly name: string;
  readonly path: string;
  /** Before the page is asked for. */
  readonly first?: Step;
  /** Before the picture is taken. */
  readonly then?: Step;
  /** The whole page instead of what fits the window. */
  readonly whole?: boolean;
  /** The navigation as on a first visit, over a phone's page. */
  readonly navShown?: boolean;
  readonly phoneOnly?: boolean;
  readonly serviceWorker?: boolean;
}

const quiz = '/school/grade-x-mathematics/chapter-quiz/201';
const practice = '/mcq/subject/Mathematics/1';
const noUnits = { subject: { title: 'Mathematics', slug: 'grade-x-mathematics', level: 'grade-x' } };
const message = 'Too many attempts. Try again in a minute.';

/** Every screen in every state that can be reached, in the specification's order. */
export const shots: readonly Shot[] = [
  { name: 'home', path: '/', whole: true },
  { name: 'home-loading', path: '/', first: never('**/api/**'), whole: true },
  { name: 'home-failed', path: '/', first: failing('**/api/**'), then: see('could not be loaded'), whole: true },
  { name: 'home-signed-in', path: '/', first: signedIn },
  { name: 'navigation', path: '/csit/entrance-preparation', navShown: true },
  {
    name: 'navigation-offline',
    path: '/',
    navShown: true,
    serviceWorker: true,
    then: steps(pass(3000), offlinePart),
  },
  { name: 'skip-link', path: '/', then: key('Tab') },
  { name: 'login', path: '/login' },
  { name: 'login-field-errors', path: '/login', then: press('Log in') },
  {
    name: 'login-refused',
    path: '/login',
    first: answered('**/api/login', 401, {
      code: 'wrong-credentials',
      message: 'That e-mail and password do not match an account.',
    }),
    then: steps(fill({ email: 'sita@example.com', password: 'seventeen-peaks' }), press('Log in'), see('do not match')),
  },
  {
    name: 'login-busy',
    path: '/login',
    first: never('**/api/login'),
    then: steps(fill({ email: 'sita@example.com', password: 'seventeen-peaks' }), press('Log in')),
  },
  { name: 'login-signed-in', path: '/login', first: signedIn },
  { name: 'register', path: '/register' },
  {
    name: 'register-field-errors',
    path: '/register',
    then: steps(fill({ name: 'Sita Gurung', email: 'sita', password: 'short' }), press('Register')),
  },
  {
    name: 'register-toast',
    path: '/register',
    first: answered('**/api/register', 201, { message: 'Welcome.', user: {} }),
    then: steps(
      fill({ name: 'Sita Gurung', email: 'sita@example.com', password: 'seventeen-peaks' }),
      press('Register'),
      see('Register Successfully.Go to login.'),
    ),
  },
  { name: 'forgot-password', path: '/forgot-password' },
  {
    name: 'forgot-password-toast',
    path: '/forgot-password',
    first: answered('**/api/send-link', 429, { code: 'too-many-attempts', message }),
    then: steps(fill({ email: 'sita@example.com' }), press('Send'), see(message)),
  },
  { name: 'reset-password', path: '/reset-password/a-token' },
  {
    name: 'link-expired',
    path: '/reset-password/a-token',
    first: answered('**/api/reset-password', 410, {
      code: 'link-expired',
      message: 'This link has expired or was used before. Ask for a new one.',
    }),
    then: steps(fill({ password: 'seventeen-peaks' }), press('Save'), see('This link does not work')),
  },
  { name: 'school-level', path: '/school/grade-x', whole: true },
  { name: 'school-level-kept', path: '/school/grade-x', then: seenBefore },
  { name: 'school-level-failed', path: '/school/grade-x', first: failing('**/api/**') },
  { name: 'school-level-unknown', path: '/school/grade-xiv' },
  { name: 'school-category', path: '/school/grade-x-mathematics/chapter-quiz', whole: true },
  { name: 'unit-quiz-start', path: quiz },
  { name: 'unit-quiz-question', path: quiz, then: press('Start Quiz') },
  { name: 'unit-quiz-chosen', path: quiz, then: steps(press('Start Quiz'), darken(0)) },
  { name: 'unit-quiz-revealed', path: quiz, then: steps(press('Start Quiz'), darken(0), next) },
  { name: 'unit-quiz-completed', path: quiz, then: playThrough },
  {
    name: 'unit-quiz-empty',
    path: quiz,
    first: answered('**/api/subject/**', 200, {
      ...noUnits,
      category: { title: 'Chapter Quiz', slug: 'chapter-quiz' },
      items: [{ id: 1, title: 'Sets', content: [{ id: 201, name: 'Sets', json_data: '[]' }] }],
    }),
  },
  { name: 'mcq-subject', path: practice, whole: true },
  { name: 'mcq-practice', path: `${practice}/Practice%201/101/practice` },
  { name: 'mcq-practice-revealed', path: `${practice}/Practice%201/101/practice`, then: steps(begun, darken(1), next) },
  { name: 'csit-preparation', path: '/csit/entrance-preparation', whole: true },
  { name: 'entrance-quiz', path: '/csit/entrance-questions', then: wellUnderWay },
  { name: 'entrance-quiz-revealed', path: '/csit/entrance-questions', then: steps(wellUnderWay, submit(true)) },
  { name: 'topic-practice', path: '/entrance-preparation/English/Tag%20Questions' },
  {
    name: 'topic-practice-short',
    path: '/entrance-preparation/English/Phrasal%20Verbs',
    then: steps(begun, darken(1), next),
  },
  { name: 'topic-practice-empty', path: '/entrance-preparation/English/Spelling' },
  { name: 'year-quiz', path: '/csit-entrance/2076' },
  { name: 'year-quiz-revealed', path: '/csit-entrance/2076', then: steps(begun, darken(3), next) },
  {
    name: 'year-quiz-not-kept',
    path: '/csit-entrance/2075',
    first: steps(failing('**/assets/block-*'), failing('**/api/health')),
  },
  { name: 'year-quiz-unknown', path: '/csit-entrance/2081' },
  { name: 'science-preparation', path: '/plus-2-science/entrance-preparation', whole: true },
  {
    name: 'science-preparation-continue',
    path: '/exam-questions',
    then: steps(begun, (page) => page.goto('/plus-2-science/entrance-preparation')),
  },
  { name: 'management-preparation', path: '/plus-2-management/entrance-preparation', whole: true },
  { name: 'csit', path: '/csit', whole: true },
  { name: 'bca', path: '/bca', whole: true },
  { name: 'exam-answering', path: '/exam-questions', then: wellUnderWay },
  { name: 'exam-focus', path: '/exam-questions', then: steps(wellUnderWay, focusOption) },
  { name: 'exam-chosen', path: '/exam-questions', then: steps(wellUnderWay, darken(2)) },
  { name: 'exam-right', path: '/exam-questions', then: steps(wellUnderWay, submit(true)) },
  { name: 'exam-wrong', path: '/exam-questions', then: steps(wellUnderWay, submit(false)) },
  { name: 'exam-missed', path: '/exam-questions', then: steps(wellUnderWay, secondsIn(31)) },
  { name: 'exam-urgent', path: '/exam-questions', then: steps(wellUnderWay, secondsIn(23)) },
  {
    name: 'exam-drawer',
    path: '/exam-questions',
    phoneOnly: true,
    then: steps(wellUnderWay, press('Show the whole answer sheet')),
  },
  { name: 'science-exam-landing', path: '/exam/science' },
  {
    name: 'science-exam-landing-continue',
    path: '/exam/science/start',
    then: steps(begun, (page) => page.goto('/exam/science')),
  },
  { name: 'science-exam', path: '/exam/science/start', then: setUnderWay },
  {
    name: 'science-exam-drawer',
    path: '/exam/science/start',
    phoneOnly: true,
    then: steps(setUnderWay, press('Show the whole answer sheet')),
  },
  { name: 'management-exam-landing', path: '/exam/management' },
  { name: 'management-exam', path: '/exam/management/start', then: steps(begun, darken(0)) },
  { name: 'thankyou', path: '/thankyou', then: pass(3000) },
  { name: 'result', path: '/csit/entrance-questions', then: finished, whole: true },
  { name: 'result-score-only', path: '/result', then: onlyScore },
  { name: 'result-none', path: '/result' },
  { name: 'loading', path: '/result', first: never('**/assets/result-route-*') },
  { name: 'error', path: '/result', first: failing('**/assets/result-route-*') },
  { name: 'error-without-frame', path: '/thankyou', first: failing('**/assets/thank-you-route-*') },
  { name: 'not-found', path: '/no/such/page', then: reload },
];
