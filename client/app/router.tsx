import type { RouteObject } from 'react-router';
import type { accountRoutes } from '#client/accounts/account-routes.ts';
import type { landingRoutes } from '#client/practice/landing/landing-routes.tsx';
import { Loading } from '#client/ui/loading.tsx';
import { chunk } from '#client/ui/chunk.ts';
import { ErrorScreen, RootErrorScreen } from '#client/shell/error-screen.tsx';
import { Frame } from '#client/shell/frame.tsx';
import { NotFound } from '#client/shell/not-found.tsx';
import { loadedTitle, type PageHandle } from '#client/shell/page-title.ts';
import { paths } from '#client/shell/paths.ts';

/** What a page's own module gives the router. */
type PageModule = Pick<RouteObject, 'Component' | 'loader'>;

/** A route whose page is a chunk of its own, with the loading screen until it is there. */
function page(
  path: string,
  title: PageHandle['title'],
  name: string,
  load: () => Promise<PageModule>,
  fetchEnd?: PageHandle['fetchEnd'],
): RouteObject {
  return {
    path,
    handle: { title, ...(fetchEnd && { fetchEnd }) } satisfies PageHandle,
    hydrateFallbackElement: <Loading />,
    lazy: chunk(name, load),
  };
}

const landing = (name: keyof typeof landingRoutes) => () =>
  import('#client/practice/landing/landing-routes.tsx').then((landings) => landings.landingRoutes[name]);

const account = (name: keyof typeof accountRoutes) => () =>
  import('#client/accounts/account-routes.ts').then((screens) => screens.accountRoutes[name]);

const result = () => import('#client/practice/result/result-route.tsx');
const thankYou = () => import('#client/practice/thank-you/thank-you-route.tsx');

/** Asked for while an exam runs, so that its end needs no network. */
const toResult = () =>
  Promise.all([import('#client/practice/result/result-loops.ts'), result()]).then(([loops]) => loops.resultStill());
const toThankYou = () =>
  Promise.all([import('#client/practice/thank-you/thank-you-loops.ts'), thankYou()]).then(([loops]) =>
    loops.thankYouStill(),
  );

/** Every screen, in the specification's order. */
const pages: RouteObject[] = [
  page(paths.home.pattern, 'Home', 'home', () => import('#client/home/home-route.tsx')),
  page(paths.login.pattern, 'Log in', 'account', account('login')),
  page(paths.register.pattern, 'Register', 'account', account('register')),
  page(paths.forgotPassword.pattern, 'Forgot password', 'account', account('forgotPassword')),
  page(paths.resetPassword.pattern, 'New password', 'account', account('resetPassword')),
  page(
    paths.schoolLevel.pattern,
    loadedTitle('Level'),
    'school-level',
    () => import('#client/practice/school/school-level-route.tsx'),
  ),
  page(
    paths.schoolCategory.pattern,
    loadedTitle('Units'),
    'school-category',
    () => import('#client/practice/school/school-category-route.tsx'),
  ),
  page(
    paths.unitQuiz.pattern,
    loadedTitle('Unit quiz'),
    'unit-quiz',
    () => import('#client/practice/school/unit-quiz-route.tsx'),
  ),
  page(
    paths.mcqSubject.pattern,
    loadedTitle('Entrance subject'),
    'mcq-subject',
    () => import('#client/practice/mcq/mcq-subject-route.tsx'),
  ),
  page(
    paths.mcqUnit.pattern,
    loadedTitle('Practice'),
    'mcq-unit',
    () => import('#client/practice/mcq/mcq-unit-route.tsx'),
    toResult,
  ),
  page(
    paths.csitPreparation.pattern,
    'B.Sc.CSIT Entrance Preparation',
    'csit-preparation',
    () => import('#client/practice/landing/csit-preparation-route.tsx'),
  ),
  page(
    paths.csitQuestions.pattern,
    'B.Sc.CSIT entrance test',
    'entrance-quiz',
    () => import('#client/practice/exam/entrance-quiz-route.tsx'),
    toResult,
  ),
  page(
    paths.topicPractice.pattern,
    ({ params: { subject, section } }) => `${subject}: ${section}`,
    'topic-practice',
    () => import('#client/practice/exam/topic-practice-route.tsx'),
    toResult,
  ),
  page(
    paths.yearQuiz.pattern,
    ({ params: { year } }) => `${year} Entrance Questions`,
    'year-quiz',
    () => import('#client/practice/exam/year-quiz-route.tsx'),
    toResult,
  ),
  page(paths.sciencePreparation.pattern, '+2 Science Entrance Preparation', 'science-preparation', landing('science')),
  page(
    paths.managementPreparation.pattern,
    '+2 Management Entrance Preparation',
    'management-preparation',
    landing('management'),
  ),
  page(paths.csit.pattern, 'B.Sc.CSIT Entrance Preparation', 'csit', landing('csit')),
  page(paths.bca.pattern, 'BCA Entrance Preparation', 'bca', landing('bca')),
  page(
    paths.categoryTest.pattern,
    'Category test',
    'category-test',
    () => import('#client/practice/exam/category-test-route.tsx'),
    toResult,
  ),
  page(paths.scienceExam.pattern, 'Entrance Examination of +2 Science', 'science-exam-landing', landing('scienceExam')),
  page(
    paths.managementExam.pattern,
    'Entrance Examination of +2 Management',
    'management-exam-landing',
    landing('managementExam'),
  ),
  page(
    paths.scienceExamStart.pattern,
    '+2 Science examination',
    'science-exam',
    () => import('#client/practice/exam/science-exam-route.tsx'),
    toThankYou,
  ),
  page(
    paths.managementExamStart.pattern,
    '+2 Management examination',
    'management-exam',
    () => import('#client/practice/exam/management-exam-route.tsx'),
    toThankYou,
  ),
  page(paths.result.pattern, 'Result', 'result', result),
  { path: '*', element: <NotFound /> },
];

/** Full screen, without the frame. */
const bare: RouteObject[] = [page(paths.thankYou.pattern, 'Thank you', 'thank-you', thankYou)];

export const routes: RouteObject[] = [
  {
    element: <Frame />,
    // Of what leads to no page: every page has its own.
    handle: { title: 'Not found' } satisfies PageHandle,
    errorElement: <RootErrorScreen />,
    children: [{ errorElement: <ErrorScreen />, children: pages }],
  },
  { errorElement: <RootErrorScreen />, children: bare },
];
