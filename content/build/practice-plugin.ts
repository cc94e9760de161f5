import { dirname, join } from 'node:path';
import type { Question } from '#exam/question.ts';
import { questionKey } from '#exam/question-key.ts';
import { practiceSubjects } from '#content/load/subjects.ts';
import { mathOf } from '#content/math/math.ts';
import { tailOf } from '#content/load/question-tail.ts';
import { readBuiltIns } from '#content/read/built-in.ts';
import { readContentFiles } from '#content/read/content-files.ts';
import { readBanks } from '#content/read/read-banks.ts';
import { readTopics } from '#content/read/topics.ts';
import { moduleOf } from './entrance-pool-plugin.ts';
import { practicePaper, questionsByTopic } from './practice-paper.ts';

/** The prefix of the modules that the plugin makes (content/build/virtual-practice.d.ts). */
export const practiceModules = 'virtual:practice/';
const content = dirname(import.meta.dirname);

/**
 * A Vite plugin that makes practice by topic into modules that begin with `virtual:practice/`. `subjects` says what can
 * be practised: the subject bank with its topics, and the subjects by topic. `lists` has the topics of the latter.
 * `names` has the Nepali names, in a build in Nepali. `of-questions` has the topic of every question. `imports` imports
 * `{subject}`, and that imports the paper of each topic. Such a paper is a bank, or `{subject}/{topic}`, made from the
 * question files. Throws at build time if content/topics.json can't be read.
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
  const papers = readPapers();
  const byTopic = papers.map(({ slug, title, topics }) => ({
    slug,
    title,
    topics: topics.map((topic) => ({
      title: topic.title,
      count: topic.questions.length,
      file: `${practiceModules}${slug}/${topic.slug}`,
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
    ['names', () => dataModule(inNepali ? nepaliNames() : {})],
    ['of-questions', () => dataModule(tailsByTopic())],
    ['imports', () => importsModule(all)],
    ...all.map((subject) => [subject.slug, () => topicsModule(subject)] as const),
    ...papers.flatMap(({ slug, topics }) =>
      topics.map((topic) => [`${slug}/${topic.slug}`, () => bankModule(topic.questions)] as const),
    ),
  ]);
}

function readPapers() {
  const files = readContentFiles(content);
  const subjects = readTopics(files).filter(({ practised }) => practised);
  if (subjects.length === 0) throw new Error('content/topics.json can’t be read, or practises no subject.');
  const filed = questionsByTopic(readBanks(files));
  return subjects.map(({ slug, title, topics }) => ({
    slug,
    title,
    topics: topics.map((topic) => ({ ...topic, questions: practicePaper(slug, filed.get(topic.slug) ?? []) })),
  }));
}

function bankModule(questions: readonly Question[]): string {
  return moduleOf({ questions, math: mathOf(questions) });
}

/** The Nepali name of every topic, by its English name. */
function nepaliNames() {
  const topics = readTopics(readContentFiles(content)).flatMap((subject) => subject.topics);
  return Object.fromEntries(topics.map(({ title, nepali }) => [title, nepali]));
}

/**
 * The tails of the keys of a topic's questions, in a row, by the topic's title. Chapter quizzes are left out: their own
 * title says more.
 */
function tailsByTopic(): Record<string, string> {
  const files = readContentFiles(content);
  const titles = new Map(readTopics(files).flatMap(({ topics }) => topics.map(({ slug, title }) => [slug, title])));
  const tails: Record<string, string> = {};
  for (const { id, topic, question } of readBuiltIns(files)) {
    const title = titles.get(topic ?? '');
    if (title !== undefined && !id.startsWith('unit.'))
      tails[title] = (tails[title] ?? '') + tailOf(questionKey(question));
  }
  return tails;
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
