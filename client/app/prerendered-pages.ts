import { practiceSubjects } from '#content/load/subjects.ts';
import { bankOfYear, paperYears } from '#content/load/years.ts';
import { examRoute, keptFormats, type KeptFormat } from '#client/practice/exam/exam-routes.ts';
import { paths } from '#client/shell/paths.ts';
import { formats } from '#exam/practice/formats.ts';

/** A page that the build prerenders; it preloads the chunks it needs. */
export interface PrerenderedPage {
  readonly path: string;
  /** The sources of these chunks, from the project's folder; a name that the build does not know fails it. */
  readonly chunks: readonly string[];
  /** For search engines. Given for open pages, whose HTML is complete without a script. */
  readonly description?: string;
  /** Whether its paper begins with the same question for everyone, which is then in the HTML. */
  readonly firstQuestion?: true;
}

const landing = 'client/practice/landing/landing-routes.tsx';
const account = 'client/accounts/account-routes.ts';
const exam = 'client/practice/exam/exam-page.tsx';
const about = 'client/about/about-routes.ts';
const bank = (name: string) => `content/banks/${name}.json`;

function examinationOf(format: 'science-exam' | 'management-exam'): string {
  const { title, paper, seconds } = formats[format];
  return `Entrance examination of ${title}: ${paper.questions} questions, ${seconds} seconds each.`;
}

/** The open pages, which the sitemap lists. */
export const openPages: readonly PrerenderedPage[] = [
  {
    path: paths.home.to(),
    chunks: ['client/home/home-route.tsx'],
    description: 'Timed entrance tests, year papers and unit quizzes for students in Nepal, from Grade X to B.Sc.CSIT.',
  },
  {
    path: paths.login.to(),
    chunks: [account],
    description: 'Log in to Tayari, the exam practice for students in Nepal.',
  },
  { path: paths.register.to(), chunks: [account], description: 'Register with Tayari: name, e-mail, password.' },
  { path: paths.forgotPassword.to(), chunks: [account], description: 'Get a link to your Tayari account by e-mail.' },
  {
    path: paths.csitPreparation.to(),
    chunks: ['client/practice/landing/csit-preparation-route.tsx'],
    description: 'Prepare for the B.Sc.CSIT entrance: a 100-question test, papers for 2074 to 2079, English by topic.',
  },
  {
    path: paths.sciencePreparation.to(),
    chunks: [landing],
    description: `Prepare for the +2 Science entrance: 100 questions by category, ${formats['category-test'].seconds} seconds each.`,
  },
  {
    path: paths.managementPreparation.to(),
    chunks: [landing],
    description: 'Prepare for the +2 Management entrance, subject by subject.',
  },
  { path: paths.csit.to(), chunks: [landing], description: 'B.Sc.CSIT entrance subjects and practice units.' },
  { path: paths.bca.to(), chunks: [landing], description: 'BCA entrance subjects and practice units.' },
  {
    path: paths.scienceExam.to(),
    chunks: [landing],
    description: examinationOf('science-exam'),
  },
  {
    path: paths.managementExam.to(),
    chunks: [landing],
    description: examinationOf('management-exam'),
  },
  {
    path: paths.about.to(),
    chunks: [about],
    description:
      'What Tayari is, who makes it, and what its practice papers are: original questions in the pattern of each exam.',
  },
  {
    path: paths.privacy.to(),
    chunks: [about],
    description: 'What Tayari keeps on your device and on its server, for how long, and who sees it.',
  },
  { path: paths.contact.to(), chunks: [about], description: 'Whom to ask about Tayari, an account or a question.' },
];

/** What is told of the papers of a format beyond their page: those of them that are prerendered, with their questions' chunk. */
const papers: Partial<Record<KeptFormat, readonly { key?: string; questions: string; firstQuestion?: true }[]>> = {
  'category-test': [{ questions: bank('category-test') }],
  'entrance-quiz': [{ questions: 'virtual:entrance/entrance-pool' }],
  'year-quiz': paperYears.map(String).map((year) => ({
    key: year,
    questions: bank(bankOfYear(year) ?? ''),
    firstQuestion: true,
  })),
  'topic-practice': practiceSubjects.flatMap(({ title, topics }) =>
    topics.map((topic) => ({ key: `${title}/${topic.title}`, questions: bank(topic.bank), firstQuestion: true })),
  ),
  // They are as many as the API has units.
  'mcq-practice': [],
};

const timedPages: readonly PrerenderedPage[] = keptFormats.flatMap((format) => {
  const { to } = examRoute(format);
  const known = papers[format];
  if (known === undefined) return [{ path: to(''), chunks: [exam] }];
  return known.map(({ key = '', questions, ...page }) => ({ path: to(key), chunks: [exam, questions], ...page }));
});

/** Every page that the build prerenders. */
export const prerenderedPages: readonly PrerenderedPage[] = [...openPages, ...timedPages];
