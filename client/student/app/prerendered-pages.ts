import { bankOfYear } from '#content/load/find-bank.ts';
import { practiceSubjects } from '#content/load/subjects.ts';
import syllabus from '#content/topics.json' with { type: 'json' };
import type { FormatName } from '#exam/practice/formats.ts';
import { examRoute, examRoutes, formatNames } from '#client/student/exam/exam-routes.ts';
import { paths } from '#client/lib/paths.ts';
import { formats } from '#exam/practice/formats.ts';
import * as m from '#messages/descriptions.ts';
import { catalogueName } from '#messages/catalogue-names.ts';
import { management, science } from '#messages/names.ts';

/** A page that the build prerenders; it preloads the chunks it needs. */
export interface PrerenderedPage {
  readonly path: string;
  /** The sources of these chunks, from the project's folder. An unknown one fails the build. */
  readonly chunks: readonly string[];
  /** For search engines. Set for open pages, whose HTML is complete without a script. */
  readonly description?: string;
  /** Whether its paper starts with the same question for everyone, which is then in the HTML. */
  readonly firstQuestion?: true;
}

const landing = 'client/student/landing/landing-routes.tsx';
const account = 'client/student/accounts/account-routes.ts';
export const exam = 'client/student/exam/exam-page.tsx';
const about = 'client/student/about/about-routes.ts';
const bank = (name: string) => `content/banks/${name}.json`;
const byTopic = syllabus.filter(({ practised }) => practised);
const topicPractice = 'client/student/exam/topic-practice.ts';
const byTopicOf = (subject: string) => `virtual:practice/${subject}`;

function examinationOf(format: 'science-exam' | 'management-exam'): string {
  const { paper, seconds } = formats[format];
  return m.examination(format === 'science-exam' ? science : management, paper.questions, seconds);
}

/** The open pages, which the sitemap lists. */
export const openPages: readonly PrerenderedPage[] = [
  {
    path: paths.home.to(),
    chunks: ['client/student/home/home-route.tsx'],
    description: m.home,
  },
  {
    path: paths.login.to(),
    chunks: [account],
    description: m.login,
  },
  { path: paths.register.to(), chunks: [account], description: m.register },
  { path: paths.forgotPassword.to(), chunks: [account], description: m.forgotPassword },
  {
    path: paths.csitPreparation.to(),
    chunks: ['client/student/landing/csit-preparation-route.tsx'],
    description: m.csitPreparation,
  },
  ...byTopic.map(({ title, topics }) => ({
    path: paths.practiceSubject.to({ subject: title }),
    chunks: ['client/student/landing/practice-subject-route.tsx'],
    description: m.practiceSubject(catalogueName(title), topics.length),
  })),
  {
    path: paths.sciencePreparation.to(),
    chunks: [landing],
    description: m.sciencePreparation(formats['category-test'].seconds),
  },
  {
    path: paths.managementPreparation.to(),
    chunks: [landing],
    description: m.managementPreparation,
  },
  { path: paths.csit.to(), chunks: [landing], description: m.csit },
  { path: paths.bca.to(), chunks: [landing], description: m.bca },
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
    path: paths.search.to(),
    chunks: ['client/student/search/search-route.tsx'],
    description: m.search,
  },
  {
    path: paths.about.to(),
    chunks: [about],
    description: m.about,
  },
  {
    path: paths.privacy.to(),
    chunks: [about],
    description: m.privacy,
  },
  { path: paths.contact.to(), chunks: [about], description: m.contact },
];

/** More about the papers of a format: those that are prerendered, with the chunks of their questions. */
const papers: Partial<
  Record<FormatName, readonly { key?: string; chunks: readonly string[]; firstQuestion?: true }[]>
> = {
  'category-test': [{ chunks: [bank('category-test')] }],
  'entrance-quiz': [{ chunks: ['virtual:entrance/entrance-pool'] }],
  'year-quiz': examRoutes['year-quiz'].keys.map((year) => ({
    key: year,
    chunks: [bank(bankOfYear(year) ?? '')],
    firstQuestion: true,
  })),
  'topic-practice': [
    ...practiceSubjects.flatMap(({ title, topics }) =>
      topics.map((topic) => ({
        key: `${title}/${topic.title}`,
        chunks: [topicPractice, byTopicOf(title.toLowerCase()), bank(topic.bank)],
        firstQuestion: true as const,
      })),
    ),
    ...byTopic.flatMap(({ slug, title, topics }) =>
      topics.map((topic) => ({
        key: `${title}/${topic.title}`,
        chunks: [topicPractice, byTopicOf(slug), byTopicOf(`${slug}/${topic.slug}`)],
        firstQuestion: true as const,
      })),
    ),
  ],
  // There are as many as the API has units.
  'mcq-practice': [],
  'unit-quiz': [],
};

const timedPages: readonly PrerenderedPage[] = formatNames.flatMap((format) => {
  const { to } = examRoute(format);
  const known = papers[format];
  if (known === undefined) return [{ path: to(''), chunks: [exam] }];
  return known.map(({ key = '', chunks, ...page }) => ({ path: to(key), chunks: [exam, ...chunks], ...page }));
});

/** Every page that the build prerenders. */
export const prerenderedPages: readonly PrerenderedPage[] = [...openPages, ...timedPages];
