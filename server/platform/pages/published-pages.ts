import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hallShellFile, resultsPageModule } from '#contract/built-pages.ts';
import { publishedDataId, readPublished, type PublishedResults } from '#contract/published-results.ts';
import { answerOf, type Answer } from '#server/platform/http/answer.ts';
import { compress } from '#server/platform/http/compress.ts';
import { ofInstallation, type PageKind } from './fill-in.ts';
import { dataElement, withRoot, withTitle } from './made-page.ts';
import { languages, prefixes, type Language } from '#text/language.ts';

/** The published results of an examination, as the signature covers them. */
export interface SignedResults {
  readonly code: string;
  /** The signed JSON text. */
  readonly signed: string;
  readonly signature: string;
}

/** The names of the files beside a page that needs no server. */
interface SiblingFiles {
  readonly signed: string;
  readonly publicKey: string;
  readonly pages: Readonly<Record<Language, string>>;
}

/** The module of the build that renders lists (client/candidate/results/lists-entry.tsx). */
interface ListsModule {
  readonly sheet: string;
  readonly renderLists: (input: {
    readonly code: string;
    readonly published: PublishedResults;
    readonly signature: string;
    readonly zone: string;
    readonly apart?: SiblingFiles;
  }) => { readonly title: string; readonly html: string };
}

/** Makes pages of published lists that are complete without a script. */
export interface PublishedPages {
  /** The page at the lists' own address. The program takes it over. */
  readonly served: (results: SignedResults, language: Language) => Promise<Answer>;
  /** A page for any web server. It needs no script, and only the files beside it. */
  readonly apart: (results: SignedResults, files: SiblingFiles, language: Language) => string;
}

/** Loads the build's files in `folder`; null if no pages were built. */
export async function loadPublishedPages(folder: string | null, kind: PageKind): Promise<PublishedPages | null> {
  if (folder === null) return null;
  const file = (name: string) => join(folder, name);
  const shellOf = (language: Language) => file(join(prefixes[language], hallShellFile));
  if (languages.some((each) => !existsSync(shellOf(each)) || !existsSync(file(resultsPageModule(each))))) return null;
  const load = async (language: Language) => ({
    shell: ofInstallation(readFileSync(shellOf(language), 'utf8'), kind),
    lists: (await import(pathToFileURL(file(resultsPageModule(language))).href)) as ListsModule,
  });
  const built = { en: await load('en'), ne: await load('ne') };
  const zone = kind.timeZone;

  const render = ({ code, signed, signature }: SignedResults, language: Language, files?: SiblingFiles) => {
    const published = readPublished(signed);
    return built[language].lists.renderLists({ code, published, signature, zone, ...(files && { apart: files }) });
  };
  return {
    served: async (results, language) => {
      const { shell, lists } = built[language];
      const sheet = `<link id="hall-result-sheet" rel="stylesheet" href="${lists.sheet}" data-there="">`;
      const { title, html } = render(results, language);
      const { code, signed, signature } = results;
      const page = withRoot(withTitle(shell, title), html)
        .replace('</head>', () => `${sheet}</head>`)
        .replace('</body>', () => `${dataElement(publishedDataId, { code }, { signed, signature })}</body>`);
      const plain = Buffer.from(page);
      // Fast compression, because the first reader waits for it.
      const [br, gzip] = await Promise.all([compress(plain, 'br', 'fast'), compress(plain, 'gzip', 'fast')]);
      return answerOf('text/html; charset=utf-8', plain, { br, gzip });
    },
    apart: (results, files, language) => {
      const { shell, lists } = built[language];
      const { title, html } = render(results, language, files);
      const sheet = readFileSync(file(lists.sheet), 'utf8');
      return withRoot(withTitle(withoutProgram(shell), title), html).replace(
        '</head>',
        () => `<style>${sheet}</style></head>`,
      );
    },
  };
}

/** Removes scripts, links and fonts, which another server does not have. */
function withoutProgram(shell: string): string {
  return shell
    .replaceAll(/<script\b[^]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*>/g, '')
    .replaceAll(/@font-face\s*\{[^}]*\}/g, '');
}
