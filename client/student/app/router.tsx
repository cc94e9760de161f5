import type { RouteObject } from 'react-router';
import type { accountRoutes } from '#client/student/accounts/account-routes.ts';
import { examRoute, formatNames } from '#client/student/exam/exam-routes.ts';
import type { landingRoutes } from '#client/student/landing/landing-routes.tsx';
import { formats, type FormatName } from '#exam/practice/formats.ts';
import type { aboutRoutes } from '#client/student/about/about-routes.ts';
import { Loading } from '#client/ui/loading.tsx';
import { chunk } from '#client/ui/chunk.ts';
import type { OwnRoutes } from './own-pages.ts';
import { ErrorScreen, RootErrorScreen } from '#client/student/shell/error-screen.tsx';
import { Frame } from '#client/student/shell/frame.tsx';
import { loadedTitle, type PageHandle } from '#client/student/shell/page-title.ts';
import { pageDataOf } from '#client/student/shell/page-data.ts';
import { paths } from '#client/lib/paths.ts';
import { notFound } from '#messages/failures.ts';
import { logIn } from '#messages/frame.ts';
import * as names from '#messages/names.ts';
import * as titles from '#messages/titles.ts';

/** What a page's own module gives the router. */
type PageModule = Pick<RouteObject, 'Component' | 'loader'>;

/** A route whose page is its own chunk, with the loading screen until it is there. */
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
  import('#client/student/landing/landing-routes.tsx').then((landings) => landings.landingRoutes[name]);

const account = (name: keyof typeof accountRoutes) => () =>
  import('#client/student/accounts/account-routes.ts').then((screens) => screens.accountRoutes[name]);

const about = (name: keyof typeof aboutRoutes) => () =>
  import('#client/student/about/about-routes.ts').then((screens) => screens.aboutRoutes[name]);

const result = () => import('#client/student/result/result-route.tsx');
const thankYou = () => import('#client/student/thankyou/thank-you-route.tsx');

/** Loaded during an exam, so that its end needs no network. */
const toResult = () =>
  Promise.all([import('#client/student/result/result-loops.ts'), result()]).then(([loops]) => loops.resultStill());
const toThankYou = () =>
  Promise.all([import('#client/student/thankyou/thank-you-loops.ts'), thankYou()]).then(([loops]) =>
    loops.thankYouStill(),
  );

const ends = { '/result': toResult, '/thankyou': toThankYou };

function loadExam(format: FormatName): () => Promise<PageModule> {
  if (format === 'mcq-practice') return () => import('#client/student/mcq/mcq-unit-route.tsx');
  if (format === 'unit-quiz') return () => import('#client/student/school/unit-quiz-route.tsx');
  return () => import('#client/student/exam/exam-page.tsx').then(({ examPage }) => examPage(format));
}

/** A page whose title comes with it. The program's first file knows only its address. */
const accountPage = (pattern: string, name: keyof OwnRoutes) =>
  page(pattern, loadedTitle(), 'own', () => import('./own-pages.ts').then(({ ownRoutes }) => ownRoutes[name]()));

/** Every exam with its own address, in a chunk named after its format. */
const exams: RouteObject[] = formatNames.map((format) => {
  const { pattern, keyOf, title } = examRoute(format);
  const { endsAt } = formats[format];
  return page(
    pattern,
    (match) => pageDataOf(match).title ?? title(keyOf(match.params)),
    format,
    loadExam(format),
    endsAt === null ? undefined : ends[endsAt],
  );
});

/** Every screen: the exams, and the others in the specification's order. */
const pages: RouteObject[] = [
  page(paths.home.pattern, names.home, 'home', () => import('#client/student/home/home-route.tsx')),
  page(paths.login.pattern, logIn, 'account', account('login')),
  page(paths.register.pattern, titles.register, 'account', account('register')),
  page(paths.forgotPassword.pattern, titles.forgotPassword, 'account', account('forgotPassword')),
  page(
    paths.schoolLevel.pattern,
    loadedTitle(titles.level),
    'school-level',
    () => import('#client/student/school/school-level-route.tsx'),
  ),
  page(
    paths.schoolCategory.pattern,
    loadedTitle(titles.units),
    'school-category',
    () => import('#client/student/school/school-category-route.tsx'),
  ),
  page(
    paths.mcqSubject.pattern,
    loadedTitle(titles.entranceSubject),
    'mcq-subject',
    () => import('#client/student/mcq/mcq-subject-route.tsx'),
  ),
  page(
    paths.csitPreparation.pattern,
    titles.csitPreparation,
    'csit-preparation',
    () => import('#client/student/landing/csit-preparation-route.tsx'),
  ),
  page(
    paths.practiceSubject.pattern,
    loadedTitle(titles.practiceByTopic),
    'practice-subject',
    () => import('#client/student/landing/practice-subject-route.tsx'),
  ),
  page(paths.sciencePreparation.pattern, titles.sciencePreparation, 'science-preparation', landing('science')),
  page(
    paths.managementPreparation.pattern,
    titles.managementPreparation,
    'management-preparation',
    landing('management'),
  ),
  page(paths.csit.pattern, titles.csitPreparation, 'csit', landing('csit')),
  page(paths.bca.pattern, titles.bcaPreparation, 'bca', landing('bca')),
  page(paths.scienceExam.pattern, titles.scienceExam, 'science-exam-landing', landing('scienceExam')),
  page(paths.managementExam.pattern, titles.managementExam, 'management-exam-landing', landing('managementExam')),
  page(paths.result.pattern, titles.result, 'result', result),
  ...exams,
  page(paths.about.pattern, names.about, 'about', about('about')),
  page(paths.privacy.pattern, names.privacy, 'about', about('privacy')),
  page(paths.contact.pattern, names.contact, 'about', about('contact')),
  accountPage('*', 'ownPage'),
];

/** Full screen, without the frame. */
const framelessRoutes: RouteObject[] = [
  accountPage(paths.mock.pattern, 'mock'),
  page(paths.thankYou.pattern, titles.thankYou, 'thank-you', thankYou),
];

export const routes: RouteObject[] = [
  {
    element: <Frame />,
    // For an address without a page: every page has its own.
    handle: { title: notFound } satisfies PageHandle,
    errorElement: <RootErrorScreen />,
    children: [{ errorElement: <ErrorScreen />, children: pages }],
  },
  { errorElement: <RootErrorScreen />, children: framelessRoutes },
];
