import type { accountRoutes } from '#client/student/accounts/account-routes.ts';
import { examRoute, formatNames } from '#client/student/exam/exam-routes.ts';
import { mcqUnits } from '#client/student/exam/mcq-units.ts';
import type { landingRoutes } from '#client/student/landing/landing-routes.tsx';
import type { FormatName } from '#exam/practice/formats.ts';
import type { aboutRoutes } from '#client/student/about/about-routes.ts';
import type { noticesRoutes } from '#client/student/notices/notices-routes.ts';
import type { practiceRoutes } from '#client/student/practice/practice-routes.ts';
import type { todayRoutes } from '#client/student/today/today-routes.ts';
import { chunk } from '#client/ui/chunk.ts';
import type { PageModule, PageTitle, Route } from '#client/student/navigation/route.ts';
import { paths } from '#client/lib/paths.ts';
import { notFound } from '#messages/failures.ts';
import { logIn } from '#messages/frame.ts';
import * as names from '#messages/names.ts';
import * as titles from '#messages/titles.ts';

type Load = () => Promise<PageModule>;

/** A page that is its own chunk of this name. */
function page({ pattern }: { readonly pattern: string }, title: PageTitle, name: string, load: Load): Route {
  return { pattern, title, load: chunk(name, load) };
}

/** The title that the page's loader brings; before that another one, if the program knows one. */
function loadedTitle(otherwise?: string): PageTitle {
  return (_, { title = otherwise }) => title;
}

function ofRecord(path: { readonly pattern: string }, load: Load): Route {
  return { ...page(path, loadedTitle(), 'own', load), ofRecord: true };
}

const landing = (name: keyof typeof landingRoutes) => () =>
  import('#client/student/landing/landing-routes.tsx').then((landings) => landings.landingRoutes[name]);

const account = (name: keyof typeof accountRoutes) => () =>
  import('#client/student/accounts/account-routes.ts').then((screens) => screens.accountRoutes[name]);

const about = (name: keyof typeof aboutRoutes) => () =>
  import('#client/student/about/about-routes.ts').then((screens) => screens.aboutRoutes[name]);

const today = (name: keyof typeof todayRoutes) => () =>
  import('#client/student/today/today-routes.ts').then((screens) => screens.todayRoutes[name]);

const practice = (name: keyof typeof practiceRoutes) => () =>
  import('#client/student/practice/practice-routes.ts').then((screens) => screens.practiceRoutes[name]);

const notices = (name: keyof typeof noticesRoutes) => () =>
  import('#client/student/notices/notices-routes.ts').then((screens) => screens.noticesRoutes[name]);

const apply = () => import('#client/student/apply/apply-route.tsx');

/** Its loader needs the code that asks the API, so that comes beside it. Other exams don't need that code. */
function loadMcqPage(): Promise<PageModule> {
  mcqUnits().catch(() => {
    // The loader asks once more, and says so.
  });
  return import('#client/student/mcq/mcq-unit-route.tsx');
}

function loadExam(format: FormatName): Load {
  if (format === 'mcq-practice') return loadMcqPage;
  if (format === 'unit-quiz') return () => import('#client/student/school/unit-quiz-route.tsx');
  return () => import('#client/student/exam/exam-page.tsx').then(({ examPage }) => examPage(format));
}

/** Every exam with its own address, in a chunk named after its format. The unit quiz ends in place. */
const exams: Route[] = formatNames.map((format) => {
  const { pattern, keyOf, title } = examRoute(format);
  return {
    ...page({ pattern }, (params, data) => data.title ?? title(keyOf(params)), format, loadExam(format)),
    ...(format !== 'unit-quiz' && {
      fetchEnd: () => import('./exam-ends.ts').then(({ fetchEndOf }) => fetchEndOf(format)),
    }),
  };
});

/** The page of every address that leads nowhere. */
export const nowhere: Route = page(
  { pattern: '' },
  notFound,
  'not-found',
  () => import('#client/student/shell/not-found-route.tsx'),
);

/** Every screen: the exams, and the others in the specification's order. */
export const routes: readonly Route[] = [
  page(paths.home, names.home, 'home', () => import('#client/student/home/home-route.tsx')),
  page(paths.login, logIn, 'account', account('login')),
  page(paths.register, titles.register, 'account', account('register')),
  page(paths.forgotPassword, titles.forgotPassword, 'account', account('forgotPassword')),
  page(paths.resetPassword, titles.newPassword, 'account', account('resetPassword')),
  page(
    paths.schoolLevel,
    loadedTitle(titles.level),
    'school-level',
    () => import('#client/student/school/school-level-route.tsx'),
  ),
  page(
    paths.schoolCategory,
    loadedTitle(titles.units),
    'school-category',
    () => import('#client/student/school/school-category-route.tsx'),
  ),
  page(
    paths.mcqSubject,
    loadedTitle(titles.entranceSubject),
    'mcq-subject',
    () => import('#client/student/mcq/mcq-subject-route.tsx'),
  ),
  page(
    paths.csitPreparation,
    titles.csitPreparation,
    'csit-preparation',
    () => import('#client/student/landing/csit-preparation-route.tsx'),
  ),
  page(
    paths.practiceSubject,
    loadedTitle(titles.practiceByTopic),
    'practice-subject',
    () => import('#client/student/landing/practice-subject-route.tsx'),
  ),
  page(paths.sciencePreparation, titles.sciencePreparation, 'science-preparation', landing('science')),
  page(paths.managementPreparation, titles.managementPreparation, 'management-preparation', landing('management')),
  page(paths.csit, titles.csitPreparation, 'csit', landing('csit')),
  page(paths.bca, titles.bcaPreparation, 'bca', landing('bca')),
  page(paths.scienceExam, titles.scienceExam, 'science-exam-landing', landing('scienceExam')),
  page(paths.managementExam, titles.managementExam, 'management-exam-landing', landing('managementExam')),
  ...exams,
  {
    ...page(paths.thankYou, titles.thankYou, 'thank-you', () => import('#client/student/thankyou/thank-you-route.tsx')),
    frameless: true,
  },
  page(paths.result, titles.result, 'result', () => import('#client/student/result/result-route.tsx')),
  page(paths.profile, titles.profile, 'own', () => import('#client/student/profile/profile-screen.tsx')),
  ofRecord(paths.today, today('today')),
  page(paths.goal, loadedTitle(), 'own', today('goal')),
  page(paths.practice, loadedTitle(), 'own', practice('practice')),
  page(paths.practiceSet, loadedTitle(), 'own', practice('set')),
  ofRecord(paths.progress, () => import('#client/student/progress/progress-route.tsx')),
  ofRecord(paths.mistakes, () => import('#client/student/mistakes/mistakes-route.tsx')),
  ofRecord(paths.review, () => import('#client/student/review/review-route.tsx')),
  ofRecord(paths.mocks, () => import('#client/student/mock/mocks-route.tsx')),
  ofRecord(paths.history, () => import('#client/student/history/history-route.tsx')),
  page(paths.historyPaper, loadedTitle(), 'own', () => import('#client/student/history/paper-route.tsx')),
  page(paths.sharePaper, loadedTitle(), 'own', () => import('#client/student/history/share-route.tsx')),
  {
    ...page(paths.mock, loadedTitle(), 'own', () => import('#client/student/mock/mock-route.tsx')),
    frameless: true,
  },
  { ...page(paths.notices, names.notices, 'notices', notices('notices')), menuClosed: true },
  { ...page(paths.notice, loadedTitle(names.notices), 'notices', notices('notice')), menuClosed: true },
  {
    ...page(
      paths.myApplications,
      names.myApplication,
      'apply',
      () => import('#client/student/apply/my-applications-route.tsx'),
    ),
    menuClosed: true,
  },
  { ...page(paths.apply, loadedTitle(), 'apply', apply), frameless: true },
  { ...page(paths.applyPart, loadedTitle(), 'apply', apply), frameless: true },
  {
    ...page(paths.myApplication, loadedTitle(), 'apply', () => import('#client/student/apply/mine-route.tsx')),
    frameless: true,
  },
  {
    ...page(paths.admitCard, loadedTitle(), 'apply', () => import('#client/student/apply/card-route.tsx')),
    frameless: true,
  },
  {
    ...page(
      paths.question,
      loadedTitle(titles.question),
      'question',
      () => import('#client/student/q/question-route.tsx'),
    ),
    menuClosed: true,
  },
  {
    ...page(paths.search, names.search, 'search', () => import('#client/student/search/search-route.tsx')),
    menuClosed: true,
  },
  page(paths.about, names.about, 'about', about('about')),
  page(paths.privacy, names.privacy, 'about', about('privacy')),
  page(paths.contact, names.contact, 'about', about('contact')),
];
