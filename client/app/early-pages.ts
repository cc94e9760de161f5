import { practiceSubjects } from '#content/load/subjects.ts';
import { bankOfYear, paperYears } from '#content/load/years.ts';
import { paths } from '#client/shell/paths.ts';

/** A page that the build prepares: its parts are fetched with the page itself, not after the program has started. */
export interface EarlyPage {
  readonly path: string;
  /** Sources of the chunks it needs, from the project's folder; a name that the build does not know fails it. */
  readonly parts: readonly string[];
  /** Given for open pages: their HTML is complete before any script runs, and search engines read this of them. */
  readonly description?: string;
  /** Whether its paper begins with the same question for everyone, which is then in the HTML. */
  readonly firstQuestion?: true;
}

const landing = 'client/practice/landing/preparation-routes.tsx';
const examLanding = 'client/practice/landing/exam-landing-routes.tsx';
const account = 'client/accounts/account-routes.ts';
const bank = (name: string) => `content/banks/${name}.json`;

/** Those whose HTML is complete, and which search engines are told of. */
export const openPages: readonly EarlyPage[] = [
  {
    path: paths.home.to(),
    parts: ['client/home/home-route.tsx'],
    description: 'Timed entrance tests, year papers and unit quizzes for students in Nepal, from Grade X to B.Sc.CSIT.',
  },
  {
    path: paths.login.to(),
    parts: [account],
    description: 'Log in to Tayari, the exam practice for students in Nepal.',
  },
  { path: paths.register.to(), parts: [account], description: 'Register with Tayari: name, e-mail, password.' },
  { path: paths.forgotPassword.to(), parts: [account], description: 'Get a link to your Tayari account by e-mail.' },
  {
    path: paths.csitPreparation.to(),
    parts: ['client/practice/landing/csit-preparation-route.tsx'],
    description: 'Prepare for the B.Sc.CSIT entrance: a 100-question test, papers for 2074 to 2079, English by topic.',
  },
  {
    path: paths.sciencePreparation.to(),
    parts: [landing],
    description: 'Prepare for the +2 Science entrance: 100 questions by category, 30 seconds each.',
  },
  {
    path: paths.managementPreparation.to(),
    parts: [landing],
    description: 'Prepare for the +2 Management entrance, subject by subject.',
  },
  { path: paths.csit.to(), parts: [landing], description: 'B.Sc.CSIT entrance subjects and practice units.' },
  { path: paths.bca.to(), parts: [landing], description: 'BCA entrance subjects and practice units.' },
  {
    path: paths.scienceExam.to(),
    parts: [examLanding],
    description: 'Entrance examination of +2 Science: 50 questions, 60 seconds each.',
  },
  {
    path: paths.managementExam.to(),
    parts: [examLanding],
    description: 'Entrance examination of +2 Management: 50 questions, 60 seconds each.',
  },
];

const timedPages: readonly EarlyPage[] = [
  { path: paths.categoryTest.to(), parts: ['client/practice/exam/category-test-route.tsx', bank('category-test')] },
  { path: paths.csitQuestions.to(), parts: ['client/practice/exam/entrance-quiz-route.tsx'] },
  { path: paths.scienceExamStart.to(), parts: ['client/practice/exam/science-exam-route.tsx'] },
  { path: paths.managementExamStart.to(), parts: ['client/practice/exam/management-exam-route.tsx'] },
  ...paperYears.map((year) => ({
    path: paths.yearQuiz.to({ year }),
    parts: ['client/practice/exam/year-quiz-route.tsx', bank(bankOfYear(String(year)) ?? '')],
    firstQuestion: true as const,
  })),
  ...practiceSubjects.flatMap((subject) =>
    subject.topics.map((topic) => ({
      path: paths.topicPractice.to({ subject: subject.title, section: topic.title }),
      parts: ['client/practice/exam/topic-practice-route.tsx', bank(topic.bank)],
      firstQuestion: true as const,
    })),
  ),
];

/** Every page that the build prepares. */
export const earlyPages: readonly EarlyPage[] = [...openPages, ...timedPages];
