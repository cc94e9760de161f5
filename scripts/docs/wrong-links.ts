import { posix } from 'node:path';

/** What the check knows of the repository. Paths are from the root, with slashes. */
export interface Repository {
  readonly has: (path: string) => boolean;
  /** The text of a page, or null where there is none. */
  readonly page: (path: string) => string | null;
}

/** A page, and the sections of it that are cited: `docs/rules/examination.md, sections 6, 10 and 12`. */
const citation = /(?<![\w/.*{}<>-])([\w./-]*\w\.md)\b(?:,\s+sections?\s+(\d+(?:(?:, | and | to )\d+)*))?/g;

/** A path that begins in a folder of ours and ends like a file. */
const repositoryPath =
  /(?<![\w/.-])(?:bench|build|client|content|contract|deploy|docs|e2e|exam|interchange|scripts|server|text)\/[\w./-]*\.(?:css|html|js|json|md|mjs|png|py|svg|tsx?|webp|yml)\b/g;

/** The target of a link or picture, in Markdown or HTML. */
const link = /\]\(([^()\s]+)\)|(?:src|href)="([^"]+)"/g;

/** A link that is called by its page: what follows the name is a citation of the target. */
const pageLink = /\[[\w./-]+\.md([^\]]*)\]\(([^()\s#]+)[^()]*\)/g;

const commentLine = /^\s*(?:\/\/|\/?\*|#|\{\/\*)|\s\/\/ |\s\/\*/;

/**
 * What a file of code cites and is not there: pages, and sections of them, in comments. `path` from the root.
 * @returns a sentence for each
 */
export function wrongCitations(path: string, source: string, repository: Repository): string[] {
  const lines = source.split('\n').map((line) => (commentLine.test(line) ? line.replace(/^\s*(?:\/\/|\*|#)/, '') : ''));
  return citationsIn(lines).flatMap(({ line, page, sections }) =>
    wrongIn(page, sections, [page], repository).map((problem) => `${path}:${line} ${problem}`),
  );
}

/**
 * What a page names and is not there: targets of links with their headings, sections, pages and files of the repository.
 * @returns a sentence for each
 */
export function wrongLinks(path: string, text: string, repository: Repository): string[] {
  const folder = posix.dirname(path);
  const near = (page: string) => [posix.normalize(posix.join(folder, page)), page];
  const lines = text.split('\n');
  const linked = lines.flatMap((line, index) =>
    [...line.matchAll(link)].flatMap(([, first, second]) => {
      const target = first ?? second ?? '';
      if (/^(?:[a-z]+:|\/)/.test(target)) return [];
      const [file = '', heading] = decodeURI(target).split('#');
      const page = file === '' ? path : posix.normalize(posix.join(folder, file));
      const isThere = repository.has(page) && (heading === undefined || headingsOf(page, repository).includes(heading));
      return isThere ? [] : [`${path}:${index + 1} links to ${target}, which leads nowhere`];
    }),
  );
  const plain = lines.map((line) => line.replace(pageLink, '$2$1').replace(link, '](…)'));
  const cited = citationsIn(plain).flatMap(({ line, page, sections }) =>
    wrongIn(page, sections, near(page), repository).map((problem) => `${path}:${line} ${problem}`),
  );
  const named = plain.flatMap((line, index) =>
    [...line.matchAll(repositoryPath)]
      .filter(([file]) => !file.endsWith('.md') && !repository.has(file))
      .map(([file]) => `${path}:${index + 1} names ${file}, which is no file`),
  );
  return [...linked, ...cited, ...named];
}

interface Citation {
  /** From 1. */
  readonly line: number;
  readonly page: string;
  readonly sections: string;
}

/** The citations in lines of text; one may go over two lines. */
function citationsIn(lines: readonly string[]): Citation[] {
  const text = lines.join('\n');
  return [...text.matchAll(citation)].map(({ index, 1: page = '', 2: sections = '' }) => ({
    line: text.slice(0, index).split('\n').length,
    page,
    sections,
  }));
}

/** What is wrong with a citation of a page that may lie at any of `places`. */
function wrongIn(page: string, sections: string, places: readonly string[], repository: Repository): string[] {
  const place = places.find((each) => repository.has(each));
  if (place === undefined) return [`cites ${page}, which is no page`];
  const headings = headingsOf(place, repository);
  return numbersIn(sections)
    .filter((number) => !headings.some((heading) => heading.startsWith(`${number}-`)))
    .map((number) => `cites section ${number} of ${page}, which is not there`);
}

/** The numbers of "6, 10 and 12" or "7 to 10". */
function numbersIn(sections: string): number[] {
  const [from, to] = sections.split(' to ').map(Number);
  if (from !== undefined && to !== undefined) return Array.from({ length: to - from + 1 }, (_, each) => from + each);
  return [...sections.matchAll(/\d+/g)].map(Number);
}

/** The anchors of a page's headings, as its readers make them. */
function headingsOf(page: string, repository: Repository): string[] {
  return [...(repository.page(page) ?? '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );
}
