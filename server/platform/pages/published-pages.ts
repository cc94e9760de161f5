import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hallShellFile, resultsPageModule } from '#contract/built-pages.ts';
import { publishedDataId, readPublished, type PublishedResults } from '#contract/published-results.ts';
import { answerOf, type Answer } from '#server/platform/http/answer.ts';
import { compress } from '#server/platform/http/compress.ts';
import { escapeMarkup } from '#server/platform/http/escape-markup.ts';
import { inZone } from './fill-in.ts';
import { languages, prefixes, type Language } from '#text/language.ts';

/** What was published of an examination, as its signature covers it. */
export interface SignedResults {
  readonly code: string;
  /** The JSON text that was signed. */
  readonly signed: string;
  readonly signature: string;
}

/** The names of the files beside a page that needs no server. */
interface FilesBeside {
  readonly signed: string;
  readonly publicKey: string;
  readonly pages: Readonly<Record<Language, string>>;
}

/** What the build left to render lists with (client/candidate/results/lists-entry.tsx). */
interface ListsModule {
  readonly sheet: string;
  readonly renderLists: (input: {
    readonly code: string;
    readonly published: PublishedResults;
    readonly signature: string;
    readonly zone: string;
    readonly apart?: FilesBeside;
  }) => { readonly title: string; readonly html: string };
}

/** Makes pages of published lists that are complete without a script. */
export interface PublishedPages {
  /** The page at the lists' own address. The program takes it over. */
  readonly served: (results: SignedResults, language: Language) => Promise<Answer>;
  /** A page for any web server, which needs no script and nothing but the files beside it. */
  readonly apart: (results: SignedResults, files: FilesBeside, language: Language) => string;
}

/** Loads what the build left in `folder`; null where no pages were built. `zone` is what times are shown in. */
export async function loadPublishedPages(folder: string | null, zone: string): Promise<PublishedPages | null> {
  if (folder === null) return null;
  const file = (name: string) => join(folder, name);
  const shellOf = (language: Language) => file(join(prefixes[language], hallShellFile));
  if (languages.some((each) => !existsSync(shellOf(each)) || !existsSync(file(resultsPageModule(each))))) return null;
  const load = async (language: Language) => ({
    shell: inZone(readFileSync(shellOf(language), 'utf8'), { timeZone: zone }),
    lists: (await import(pathToFileURL(file(resultsPageModule(language))).href)) as ListsModule,
  });
  const built = { en: await load('en'), ne: await load('ne') };

  const render = ({ code, signed, signature }: SignedResults, language: Language, files?: FilesBeside) => {
    const published = readPublished(signed);
    return built[language].lists.renderLists({ code, published, signature, zone, ...(files && { apart: files }) });
  };
  return {
    served: async (results, language) => {
      const { shell, lists } = built[language];
      const sheet = `<link id="hall-result-sheet" rel="stylesheet" href="${lists.sheet}" data-there="">`;
      const { title, html } = render(results, language);
      const page = withRoot(withTitle(shell, title), html)
        .replace('</head>', () => `${sheet}</head>`)
        .replace('</body>', () => `${dataOf(results)}</body>`);
      const plain = Buffer.from(page);
      // Fast, since the first reader waits for it.
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

/** The signed results for the program, as data: no browser runs it, and nothing in it ends the element. */
function dataOf({ code, signed, signature }: SignedResults): string {
  const json = JSON.stringify({ signed, signature }).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${publishedDataId}" data-code="${escapeMarkup(code)}">${json}</script>`;
}

function withTitle(shell: string, title: string): string {
  return shell.replace(/<title>.*?<\/title>/, () => `<title>${escapeMarkup(title)}</title>`);
}

/** The shell with this in its root, in place of what it says while the program is on its way. */
function withRoot(shell: string, html: string): string {
  return shell.replace(/<div id="root">[^]*<\/div>(?=\s*<\/body>)/, () => `<div id="root">${html}</div>`);
}

/** Without scripts, links and faces, none of which another server has. */
function withoutProgram(shell: string): string {
  return shell
    .replaceAll(/<script\b[^]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*>/g, '')
    .replaceAll(/@font-face\s*\{[^}]*\}/g, '');
}
