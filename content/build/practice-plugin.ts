import { dirname, join } from 'node:path';
import type { Question } from '#exam/question.ts';
import { questionKey } from '#exam/question-key.ts';
import { practiceSubjects } from '#content/load/subjects.ts';
import { mathOf } from '#content/math/math.ts';
import { tailOf } from '#content/load/question-tail.ts';
import { readContentFiles } from '#content/read/content-files.ts';
import { readBanks } from '#content/read/read-banks.ts';
import { readTopics } from '#content/read/topics.ts';
import { moduleOf } from './entrance-pool-plugin.ts';
import { countsInOrder, topicPapers, type TopicPapers } from './topic-papers.ts';

/** The prefix of the modules that the plugin makes (content/build/virtual-practice.d.ts). */
export const practiceModules = 'virtual:practice/';
const content = dirname(import.meta.dirname);

/**
 * A Vite plugin that makes practice by topic into modules that begin with `virtual:practice/`. `subjects` says what can
 * be practised: the subject bank with its topics, and the subjects by topic. `lists` has the topics of the latter.
 * `names` has the Nepali names, in a build in Nepali. `imports` imports `{subject}`, and that imports the paper of each
 * topic. Such a paper is a bank, or `{subject}/{topic}`, made from the question files. `of-questions` has every question
 * by its topic, also of subjects that have no practice by topic. `papers` imports the questions of each of these topics,
 * the Nepali ones as `{subject}/{topic}.ne`. Throws at build time if content/topics.json can't be read.
 */
export function practicePlugin() {
  const prefix = `\0${practiceModules}`;
  let modules: ReadonlyMap<string, () => string> | undefined;
  let inNepali = false;
  return {
    name: 'tayari-practice',
    configResolved: ({ resolve }: { readonly resolve: { readonly conditions: readonly string[] } }) => {
      inNepali = resolve.conditions.includes('ne');
    },
    resolveId: (id: string) => (id.startsWith(practiceModules) ? `\0${id}` : null),
    load: (id: string) =>
      id.startsWith(prefix) ? (modules ??= modulesOf(inNepali)).get(id.slice(prefix.length))?.() : null,
  };
}

/** A subject that can be practised; `file` is the module that holds a topic's paper. */
interface Subject {
  readonly slug: string;
  readonly title: string;
  readonly topics: readonly { readonly title: string; readonly count: number; readonly file: string }[];
}

/** Each module's code by its name after the prefix. */
function modulesOf(inNepali: boolean): Map<string, () => string> {
  const papers = readTopicPapers();
  const practised = papers.filter(({ subject, english }) => subject.practised && english.questions.length > 0);
  const byTopic = [...Map.groupBy(practised, ({ subject }) => subject)].map(([{ slug, title }, own]) => ({
    slug,
    title,
    topics: own.map((topic) => ({
      title: topic.title,
      count: topic.english.questions.length,
      file: fileOf(topic, 'english'),
    })),
  }));
  const fromBanks = practiceSubjects.map(({ title, topics }) => ({
    slug: title.toLowerCase(),
    title,
    topics: topics.map(({ bank, ...topic }) => ({ ...topic, file: join(content, 'banks', `${bank}.json`) })),
  }));
  const all: readonly Subject[] = [...fromBanks, ...byTopic];
  return new Map([
    ['subjects', () => dataModule({ fromBanks: fromBanks.map(listOf), byTopic: byTopic.map(sumOf) })],
    ['lists', () => dataModule(byTopic.map(listOf))],
    ['names', () => dataModule(inNepali ? nepaliNames(papers) : {})],
    ['of-questions', () => dataModule(papers.map(rowOf))],
    ['papers', () => papersModule(papers)],
    ['imports', () => importsModule(all)],
    ...all.map((subject) => [subject.slug, () => topicsModule(subject)] as const),
    ...papers.flatMap((topic) =>
      (['english', 'inNepali'] as const).map(
        (language) =>
          [fileOf(topic, language).slice(practiceModules.length), () => bankModule(topic[language].questions)] as const,
      ),
    ),
  ]);
}

/** The built-in questions by topic. Throws when content/topics.json can't be read. */
export function readTopicPapers(): TopicPapers[] {
  const files = readContentFiles(content);
  const papers = topicPapers(readBanks(files), readTopics(files));
  if (papers.length === 0) throw new Error('content/topics.json can’t be read, or no question has a topic.');
  return papers;
}

function fileOf({ subject, slug }: TopicPapers, language: 'english' | 'inNepali'): string {
  return `${practiceModules}${subject.slug}/${slug}${language === 'english' ? '' : '.ne'}`;
}

function bankModule(questions: readonly Question[]): string {
  return moduleOf({ questions, math: mathOf(questions) });
}

/** The Nepali name of every topic, by its English name. */
function nepaliNames(papers: readonly TopicPapers[]) {
  return Object.fromEntries(papers.map(({ title, nepali }) => [title, nepali]));
}

/** A row of content/load/question-topics.ts. */
function rowOf({ category, title, english, inNepali }: TopicPapers) {
  const tails = [...english.questions, ...inNepali.questions].map((question) => tailOf(questionKey(question)));
  return [category, title, countsInOrder(english), countsInOrder(inNepali), tails.join('')];
}

/** In the order of these rows. A topic with questions in one language only has null for the other. */
function papersModule(papers: readonly TopicPapers[]): string {
  const rows = papers.map((topic) => {
    const [english, inNepali] = (['english', 'inNepali'] as const).map((language) =>
      topic[language].questions.length === 0 ? 'null' : importOf(fileOf(topic, language)),
    );
    return `[${english},${inNepali}]`;
  });
  return `export default [${rows.join(',')}]`;
}

/** These modules are small enough to be part of the program. */
function dataModule(value: unknown): string {
  return `export default ${JSON.stringify(value)}`;
}

function sumOf({ title, topics }: Subject) {
  return { title, count: topics.reduce((sum, { count }) => sum + count, 0) };
}

function listOf({ title, topics }: Subject) {
  return { title, topics: topics.map(({ title: topic, count }) => ({ title: topic, count })) };
}

function importsModule(subjects: readonly Subject[]): string {
  const rows = subjects.map(({ slug, title }) => `[${JSON.stringify(title)},${importOf(practiceModules + slug)}]`);
  return `export default [${rows.join(',')}]`;
}

function topicsModule({ title, topics }: Subject): string {
  const rows = topics.map((topic) => `{title:${JSON.stringify(topic.title)},load:${importOf(topic.file)}}`);
  return `export default {title:${JSON.stringify(title)},topics:[${rows.join(',')}]}`;
}

function importOf(module: string): string {
  return `() => import(${JSON.stringify(module)}).then((loaded) => loaded.default)`;
}
