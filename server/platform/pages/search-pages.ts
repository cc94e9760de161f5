import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BuiltQuestionTopic, originPlaceholder, questionTopicFile, searchPageModule } from '#contract/built-pages.ts';
import { createCache } from '#server/platform/cache.ts';
import { answerOf, type Answer } from '#server/platform/http/answer.ts';
import { compress } from '#server/platform/http/compress.ts';
import { escapeMarkup } from '#server/platform/http/escape-markup.ts';
import { languages, prefixes, type Language } from '#text/language.ts';
import { ofInstallation, type PageValues } from './fill-in.ts';
import { withRoot } from './made-page.ts';

/** The module of the build that renders results (client/student/app/search-entry.tsx). */
interface SearchModule {
  readonly renderSearch: (
    search: string,
    loadTopic: (topic: number) => Promise<BuiltQuestionTopic | null>,
  ) => Promise<string | null>;
}

/** Gives the page with the results of a search, by the query of its address. Null for an empty search. */
export type SearchPages = (search: string, language: Language) => Promise<Answer | null>;

/** How many pages stay in memory, 40 kB each: for those who reload or go back. */
const mostPages = 50;
/** A longer address asks for more than a person types. */
const longestAddress = 2000;

/**
 * Loads the build's files in `folder`; null if no pages were built. `filling` returns what only the installation knows. The module has the
 * texts of all questions in it, so it is loaded at the first search.
 */
export function loadSearchPages(folder: string | null, filling: () => PageValues): SearchPages | null {
  if (folder === null) return null;
  const file = (name: string) => join(folder, name);
  const pageOf = (language: Language) => file(join(prefixes[language], 'search', 'index.html'));
  const needed = languages.flatMap((language) => [pageOf(language), file(searchPageModule(language))]);
  if (needed.some((each) => !existsSync(each))) return null;
  const empty = { en: readFileSync(pageOf('en'), 'utf8'), ne: readFileSync(pageOf('ne'), 'utf8') };
  const made = createCache<Answer | null>({ max: mostPages });

  async function loadTopic(topic: number): Promise<BuiltQuestionTopic | null> {
    const path = file(questionTopicFile(topic));
    return existsSync(path) ? BuiltQuestionTopic.parse(JSON.parse(await readFile(path, 'utf8'))) : null;
  }

  async function make(search: string, language: Language): Promise<Answer | null> {
    const module = (await import(pathToFileURL(file(searchPageModule(language))).href)) as SearchModule;
    const html = await module.renderSearch(search, loadTopic);
    if (html === null) return null;
    const values = filling();
    const shell = ofInstallation(empty[language], values).replaceAll(originPlaceholder, escapeMarkup(values.origin));
    const plain = Buffer.from(withRoot(shell, html, ' data-prerendered="page"'));
    // Fast compression, because the reader waits for it.
    const [br, gzip] = await Promise.all([compress(plain, 'br', 'fast'), compress(plain, 'gzip', 'fast')]);
    return answerOf('text/html; charset=utf-8', plain, { br, gzip });
  }

  return async (search, language) =>
    search === '' || search.length > longestAddress
      ? null
      : made.get(`${language} ${search}`, () => make(search, language));
}
