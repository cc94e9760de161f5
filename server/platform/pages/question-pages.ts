import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  BuiltQuestionTopic,
  BuiltQuestionTopics,
  questionPageModule,
  questionTopicFile,
  questionTopicsFile,
} from '#contract/built-pages.ts';
import { createCache } from '#server/platform/cache.ts';
import { answerOf, type Answer } from '#server/platform/http/answer.ts';
import { compress } from '#server/platform/http/compress.ts';
import { addressLinks, socialCard, withDescription } from '#server/platform/http/page-head.ts';
import { prefixes, languages, type Language } from '#text/language.ts';
import { ofInstallation, type PageValues } from './fill-in.ts';
import { withRoot, withTitle } from './made-page.ts';
import { structuredQuestion, type PlainQuestion } from './structured-question.ts';

/** The module of the build that renders questions (client/student/app/question-entry.tsx). */
interface QuestionModule {
  readonly sheet: string;
  readonly renderQuestion: (
    topic: { readonly subject: string; readonly title: string },
    bank: BuiltQuestionTopic,
    key: string,
  ) => {
    readonly title: string;
    readonly description: string;
    readonly html: string;
    readonly plain: PlainQuestion;
  } | null;
}

/** Gives the page of a built-in question by its key, complete without a script; null for a key of none. */
export type QuestionPages = (key: string, language: Language) => Promise<Answer | null>;

/** How many pages stay in memory, 18 kB each. All of them would be 150 MB, and a reader seldom wants the same one. */
const mostPages = 200;

/**
 * Loads the build's files in `folder`; null if no pages were built. `filling` returns what only the installation knows.
 * A page is made at its first request, from the file of its topic: there are thousands, and most are rarely read.
 */
export async function loadQuestionPages(
  folder: string | null,
  filling: () => PageValues,
): Promise<QuestionPages | null> {
  if (folder === null) return null;
  const file = (name: string) => join(folder, name);
  const shellOf = (language: Language) => file(join(prefixes[language], 'shell.html'));
  const needed = [questionTopicsFile, ...languages.map(questionPageModule)].map(file);
  if ([...needed, ...languages.map(shellOf)].some((each) => !existsSync(each))) return null;
  const load = async (language: Language) => ({
    shell: readFileSync(shellOf(language), 'utf8'),
    module: (await import(pathToFileURL(file(questionPageModule(language))).href)) as QuestionModule,
  });
  const built = { en: await load('en'), ne: await load('ne') };
  const topics = BuiltQuestionTopics.parse(JSON.parse(readFileSync(file(questionTopicsFile), 'utf8')));
  const topicOf = new Map(topics.flatMap(({ keys }, topic) => keys.map((key) => [key, topic] as const)));
  const made = createCache<Answer | null>({ max: mostPages });

  async function make(key: string, topic: number, language: Language): Promise<Answer | null> {
    const bank = BuiltQuestionTopic.parse(JSON.parse(await readFile(file(questionTopicFile(topic)), 'utf8')));
    const { shell, module } = built[language];
    const rendered = module.renderQuestion(topics[topic] ?? { subject: '', title: '' }, bank, key);
    if (rendered === null) return null;
    const values = filling();
    const { title, description, html, plain: texts } = rendered;
    const named = { language, path: `/q/${key}`, origin: values.origin };
    const head = [
      `<link id="question-sheet" rel="stylesheet" href="${module.sheet}" data-there="">`,
      addressLinks(named),
      socialCard(named, title, description),
      // No browser runs it, and no text in it can end the element.
      `<script type="application/ld+json">${JSON.stringify(structuredQuestion(texts)).replaceAll('<', '\\u003c')}</script>`,
    ].join('');
    const page = withRoot(
      withTitle(ofInstallation(shell, values), `${title} · Tayari`),
      html,
      ' data-prerendered="page"',
    )
      // The menu starts closed if it would lie over the page (client/student/shell/side-nav-state.ts).
      .replace('<html', '<html data-nav-here="closed"')
      .replace('</head>', () => `${head}</head>`);
    const plain = Buffer.from(withDescription(page, description));
    // Fast compression, because the first reader waits for it.
    const [br, gzip] = await Promise.all([compress(plain, 'br', 'fast'), compress(plain, 'gzip', 'fast')]);
    return answerOf('text/html; charset=utf-8', plain, { br, gzip });
  }

  return async (key, language) => {
    const topic = topicOf.get(key);
    return topic === undefined ? null : made.get(`${language} ${key}`, () => make(key, topic, language));
  };
}
