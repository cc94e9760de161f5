import { practiceSubjects } from '#content/load/subjects.ts';
import { bankOfYear, paperYears } from '#content/load/years.ts';
import { paths } from '#client/shell/paths.ts';

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
const bank = (name: string) => `content/banks/${name}.json`;

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
    description: 'Prepare for the +2 Science entrance: 100 questions by category, 30 seconds each.',
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
    description: 'Entrance examination of +2 Science: 50 questions, 60 seconds each.',
  },
  {
    path: paths.managementExam.to(),
    chunks: [landing],
    description: 'Entrance examination of +2 Management: 50 questions, 60 seconds each.',
  },
];

const timedPages: readonly PrerenderedPage[] = [
  { path: paths.categoryTest.to(), chunks: ['client/practice/exam/category-test-route.tsx', bank('category-test')] },
  {
    path: paths.csitQuestions.to(),
    chunks: ['client/practice/exam/entrance-quiz-route.tsx', 'virtual:entrance/entrance-pool'],
  },
  { path: paths.scienceExamStart.to(), chunks: ['client/practice/exam/science-exam-route.tsx'] },
  { path: paths.managementExamStart.to(), chunks: ['client/practice/exam/management-exam-route.tsx'] },
  ...paperYears.map((year) => ({
    path: paths.yearQuiz.to({ year }),
    chunks: ['client/practice/exam/year-quiz-route.tsx', bank(bankOfYear(String(year)) ?? '')],
    firstQuestion: true as const,
  })),
  ...practiceSubjects.flatMap((subject) =>
    subject.topics.map((topic) => ({
      path: paths.topicPractice.to({ subject: subject.title, section: topic.title }),
      chunks: ['client/practice/exam/topic-practice-route.tsx', bank(topic.bank)],
      firstQuestion: true as const,
    })),
  ),
];

/** Every page that the build prerenders. */
export const prerenderedPages: readonly PrerenderedPage[] = [...openPages, ...timedPages];
