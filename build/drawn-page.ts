import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DrawnPage, firstPapers } from '#client/student/app/drawn-pages.ts';
import type { prerenderDrawn, RenderedPage } from '#client/student/app/prerender.tsx';
import { drawnPageFile, type BuiltDrawnPage } from '#contract/built-pages.ts';
import { addressIn, type Language } from '#text/language.ts';

/** No text of a page holds it. */
const cut = '\u0000';

/** The parts of a page that the rest of the build knows. */
interface PageParts {
  readonly prerender: typeof prerenderDrawn;
  readonly firstPapers: typeof firstPapers;
  /** The complete page around the HTML of its screen. */
  readonly fill: (rendered: RenderedPage) => string;
  /** The paths of the files of its sources. */
  readonly filesOf: (sources: readonly string[]) => string[];
}

/** A question that a paper can begin with, or can hold further on. */
type BuiltQuestion = BuiltDrawnPage['questions'][number];

/**
 * Writes the file from which the server makes a page with a paper that it draws. It has the page itself once, the HTML of each question that
 * can be the first, and all questions. React renders them here, so that the server needs no React.
 */
export async function writeDrawnPage(
  dist: string,
  language: Language,
  page: DrawnPage,
  { prerender, firstPapers: papersOf, fill, filesOf }: PageParts,
): Promise<void> {
  const path = addressIn(language, page.path);
  const banks = await page.load();
  const questions: BuiltQuestion[] = banks.flatMap((bank, set) =>
    bank.questions.map((question) => ({ question, ...(banks.length > 1 && { set }) })),
  );
  const byQuestion = new Map(questions.map((built) => [built.question, built]));
  const screens: { question: BuiltQuestion | undefined; html: string }[] = [];
  let rendered: RenderedPage | undefined;
  for (const { first, paper } of papersOf(page, banks)) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- the page that is rendered has its paper from one variable
    rendered = await prerender(page.path, paper);
    screens.push({ question: byQuestion.get(first), html: rendered.html });
  }
  if (rendered === undefined) throw new Error(`No paper of ${page.format} has a first question.`);
  const { start, end } = sharedEnds(screens.map(({ html }) => html));
  for (const { question, html } of screens) if (question) question.first = html.slice(start, html.length - end);
  const { html } = rendered;
  const around = html.slice(0, start) + cut + html.slice(html.length - end);
  const atResume = filesOf(page.atResume).map((file) => ` data-bank="${file}"`);
  const whole = fill({ ...rendered, html: around })
    .replace('<html', () => `<html${atResume.join('')}`)
    .replace('</body>', () => `${cut}</body>`);
  const [before, between, after, ...more] = whole.split(cut);
  if (before === undefined || between === undefined || after === undefined || more.length > 0)
    throw new Error(`${path} can’t be cut into three parts.`);
  const explanations = await page.loadExplanations?.();
  const content: BuiltDrawnPage = {
    format: page.format,
    page: [before, between, after],
    questions,
    math: Object.assign({}, ...banks.map(({ math }) => math)) as BuiltDrawnPage['math'],
    ...(explanations && { explanations: { texts: { ...explanations.texts }, math: explanations.math } }),
    files: page.sources.map(filesOf),
  };
  const file = join(dist, drawnPageFile(path));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}

/** How many characters all these texts share at their start, and how many of the rest at their end. */
function sharedEnds(texts: readonly string[]): { start: number; end: number } {
  const [one = ''] = texts;
  const shortest = Math.min(...texts.map(({ length }) => length));
  let start = 0;
  while (start < shortest && texts.every((text) => text[start] === one[start])) start += 1;
  let end = 0;
  while (end < shortest - start && texts.every((text) => text.at(-1 - end) === one.at(-1 - end))) end += 1;
  return { start, end };
}
