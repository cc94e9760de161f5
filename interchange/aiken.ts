import { messageOf } from '#text/message.ts';
import { Collector } from './build-item.ts';
import { problem, type FileItem, type OmittedItem, type ParsedFile } from './item.ts';
import { optionIds } from '#exam/question.ts';
import { placeOfLetter, placesOfKey } from './read-key.ts';
import { withDollars } from '#exam/tex-signs.ts';

const option = /^\(?([A-Za-z])(?:[.)]|\s[.)]\s)\s*(\S.*)$/;
const answer = /^ANSWER\s*[:=](.*)$/i;

interface Question {
  readonly start: number;
  readonly stem: string[];
  readonly options: string[];
}

/** Whether a line shows that a text is Aiken: there the word is in capitals, and other texts have `Answer: B` too. */
export function isAikenAnswer(line: string): boolean {
  return line.startsWith('ANSWER') && answer.test(line);
}

/** Reads Aiken: the text of a question, one line for each option, and a line such as `ANSWER: B`. */
export function parseAiken(text: string): ParsedFile {
  const found = new Collector();
  let question: Question | null = null;
  let afterBlank = false;
  for (const [place, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    const key = answer.exec(line)?.[1]?.trim();
    const [, letter = '', words = ''] = option.exec(line) ?? [];
    if (key !== undefined) {
      if (question) take(found, question, key);
      else found.skip(messageOf('line', place + 1), messageOf('answer-alone'));
      question = null;
    } else if (line !== '') {
      // Blank lines may stand anywhere. A text after options and a blank line is the next question; this one then has
      // no key.
      if (question && question.options.length > 0 && afterBlank && letter === '') {
        take(found, question, null);
        question = null;
      }
      question ??= { start: place + 1, stem: [], options: [] };
      const isNext = placeOfLetter(letter) === question.options.length && question.stem.length > 0;
      if (isNext) question.options.push(words);
      else if (question.options.length === 0) question.stem.push(line);
      else question.options.push(`${question.options.pop() ?? ''}\n${line}`);
    }
    afterBlank = line === '';
  }
  if (question) take(found, question, null);
  return found;
}

function take(found: Collector, { start, stem, options }: Question, key: string | null): void {
  const where = messageOf('line', start);
  const right = key === null ? [] : placesOfKey(key, options);
  found.add({
    where,
    stem: withDollars(stem.join('\n')),
    options: options.map((text, place) => ({ text: withDollars(text), right: right.includes(place) })),
    problems: key !== null && right.length === 0 ? [problem(where, messageOf('answer-unknown', key))] : [],
  });
}

/**
 * Writes Aiken, which holds only text, options and the key. An item that Aiken would change is left out. This is an
 * item with a picture, without exactly one right option, or with lines that read as something else.
 */
export function writeAiken(items: readonly FileItem[]): { text: string; leftOut: OmittedItem[] } {
  const leftOut: OmittedItem[] = [];
  const written = items.flatMap((item, place) => {
    const text = writeOne(item);
    const back = parseAiken(text).items;
    if (item.figure === null && item.right.length === 1 && back.length === 1 && isSame(item, back[0]?.item))
      return [text];
    leftOut.push({ place, code: 'plain-text-only' });
    return [];
  });
  return { text: written.join('\n'), leftOut };
}

function writeOne({ stem, options, right }: FileItem): string {
  const letterAt = (place: number) => (optionIds[place] ?? '').toUpperCase();
  const lines = options.map(({ text }, place) => `${letterAt(place)}. ${text}`);
  const key = letterAt(options.findIndex(({ id }) => id === right[0]));
  return [stem, ...lines, `ANSWER: ${key}`, ''].join('\n');
}

function isSame(item: FileItem, other: FileItem | undefined): boolean {
  const parts = (each: FileItem) => [each.stem, each.options.map(({ text }) => text), rightPlaces(each)];
  return other !== undefined && JSON.stringify(parts(item)) === JSON.stringify(parts(other));
}

function rightPlaces({ options, right }: FileItem): number[] {
  return options.flatMap(({ id }, place) => (right.includes(id) ? [place] : []));
}
