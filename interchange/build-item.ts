import { writtenLanguage } from '#exam/written-language.ts';
import { optionIds } from '#exam/question.ts';
import { messageOf } from '#text/message.ts';
import {
  problem,
  type FileItem,
  type FilePicture,
  type ParsedFile,
  type ParsedItem,
  type Problem,
  type SkippedQuestion,
  type FilePlace,
  type SkipReason,
} from './item.ts';
import type { Labels } from './labels.ts';

/** What a parser has read of one question. */
export interface RawItem {
  readonly where: FilePlace;
  readonly number?: number | undefined;
  readonly typed?: string | undefined;
  readonly stem: string;
  /** Texts in order; `id` is set if the file itself has ids. */
  readonly options: readonly { readonly text: string; readonly right: boolean; readonly id?: string }[];
  readonly explanation?: string;
  readonly figure?: FilePicture | null;
  readonly labels?: Partial<Labels>;
  readonly problems?: readonly Problem[];
}

/** Collects the questions of a file one by one. */
export class Collector implements ParsedFile {
  readonly items: ParsedItem[] = [];
  readonly skipped: SkippedQuestion[] = [];

  skip(where: FilePlace, why: SkipReason, number?: number): void {
    this.skipped.push({ where, why, ...(number !== undefined && { number }) });
  }

  /** Adds a question, or the reason why it does not come in. */
  add(given: RawItem): void {
    const raw = cleanItem(given);
    const why = reasonToSkip(raw);
    if (why === null) this.items.push(buildItem(raw));
    else this.skip(raw.where, why, raw.number);
  }
}

/** Removes characters that a page cannot show from all texts. */
function cleanItem(raw: RawItem): RawItem {
  const options = raw.options.map((option) => ({ ...option, text: clean(option.text) }));
  return { ...raw, stem: clean(raw.stem), options, explanation: clean(raw.explanation ?? '') };
}

function clean(text: string): string {
  return text.replace(/[\p{Cs}\uFFFE\uFFFF]|(?![\n\t])\p{Cc}/gu, '');
}

function reasonToSkip({ stem, options, figure }: RawItem): SkipReason | null {
  if (stem === '' && !figure) return messageOf('no-text');
  if (options.length > optionIds.length) return messageOf('too-many-options');
  if (options.length < 2) return messageOf('too-few-options');
  return options.some(({ text }) => text === '') ? messageOf('empty-option') : null;
}

function buildItem(raw: RawItem): ParsedItem {
  const { where, labels = {}, figure = null } = raw;
  const options = raw.options.map(({ text, right, id }, place) => ({ id: id ?? optionIds[place] ?? '', text, right }));
  const problems = [...(raw.problems ?? [])];
  const right = options.filter((option) => option.right).map(({ id }) => id);
  if (right.length === 0) problems.push(problem(where, messageOf('no-key')));
  if (new Set(options.map(({ text }) => text)).size < options.length)
    problems.push(problem(where, messageOf('equal-options')));
  if (figure?.alt === '') problems.push(problem(where, messageOf('no-alt')));
  const item: FileItem = {
    subject: labels.subject ?? null,
    topic: labels.topic ?? null,
    tags: labels.tags ?? [],
    language: labels.language ?? writtenLanguage(raw.stem + options.map(({ text }) => text).join(' ')),
    difficulty: labels.difficulty ?? null,
    stem: raw.stem,
    options: options.map(({ id, text }) => ({ id, text })),
    right,
    explanation: raw.explanation ?? '',
    figure,
  };
  // Several options may have the same problem.
  const said = problems.map(({ code, values }) => JSON.stringify([code, values]));
  const unlike = problems.filter((_each, place) => said.indexOf(said[place] ?? '') === place);
  const more = {
    ...(raw.number !== undefined && { number: raw.number }),
    ...(raw.typed !== undefined && { typed: raw.typed }),
    ...(labels.language && { namesLanguage: true }),
  };
  return { where, ...more, item, problems: unlike };
}
