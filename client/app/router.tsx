import type { RouteObject } from 'react-router';
import type { accountRoutes } from '#client/accounts/account-routes.ts';
import { examRoute, keptFormats, type BundledFormat } from '#client/practice/exam/exam-routes.ts';
import type { landingRoutes } from '#client/practice/landing/landing-routes.tsx';
import { formats } from '#exam/practice/formats.ts';
import type { aboutRoutes } from '#client/about/about-routes.ts';
import { Loading } from '#client/ui/loading.tsx';
import { chunk } from '#client/ui/chunk.ts';
import { ErrorScreen, RootErrorScreen } from '#client/shell/error-screen.tsx';
import { Frame } from '#client/shell/frame.tsx';
import { NotFound } from '#client/shell/not-found.tsx';
import { loadedTitle, type PageHandle } from '#client/shell/page-title.ts';
import { pageDataOf } from '#client/shell/page-data.ts';
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

const about = (name: keyof typeof aboutRoutes) => () =>
  import('#client/about/about-routes.ts').then((screens) => screens.aboutRoutes[name]);

const result = () => import('#client/practice/result/result-route.tsx');
const thankYou = () => import('#client/practice/thank-you/thank-you-route.tsx');

/** Asked for while an exam runs, so that its end needs no network. */
const toResult = () =>
  Promise.all([import('#client/practice/result/result-loops.ts'), result()]).then(([loops]) => loops.resultStill());
const toThankYou = () =>
  Promise.all([import('#client/practice/thank-you/thank-you-loops.ts'), thankYou()]).then(([loops]) =>
    loops.thankYouStill(),
  );

const ends = { '/result': toResult, '/thankyou': toThankYou };

const exam = (format: BundledFormat) => () =>
  import('#client/practice/exam/exam-page.tsx').then(({ examPage }) => examPage(format));

/** Every exam that has an address of its own, in a chunk named after its format. */
const exams: RouteObject[] = keptFormats.map((format) => {
  const { pattern, keyOf, title } = examRoute(format);
  return page(
    pattern,
    (match) => pageDataOf(match).title ?? title(keyOf(match.params)),
    format,
    format === 'mcq-practice' ? () => import('#client/practice/mcq/mcq-unit-route.tsx') : exam(format),
    ends[formats[format].endsAt],
  );
});

/** Every screen: the exams, and the others in the specification's order. */
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
    paths.csitPreparation.pattern,
    'B.Sc.CSIT Entrance Preparation',
    'csit-preparation',
    () => import('#client/practice/landing/csit-preparation-route.tsx'),
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
  page(paths.scienceExam.pattern, 'Entrance Examination of +2 Science', 'science-exam-landing', landing('scienceExam')),
  page(
    paths.managementExam.pattern,
    'Entrance Examination of +2 Management',
    'management-exam-landing',
    landing('managementExam'),
  ),
  page(paths.result.pattern, 'Result', 'result', result),
  ...exams,
  page(paths.about.pattern, 'About', 'about', about('about')),
  page(paths.privacy.pattern, 'Privacy', 'about', about('privacy')),
  page(paths.contact.pattern, 'Contact', 'about', about('contact')),
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
