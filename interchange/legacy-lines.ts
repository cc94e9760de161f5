import { messageOf } from '#text/message.ts';
import {
  problem,
  type ParsedFile,
  type ParsedItem,
  type Problem,
  type ReadingOptions,
  type FilePlace,
} from './item.ts';
import { recogniseColumn } from './legacy-fonts/cells.ts';
import { convertRecognised, recogniseLegacy } from './legacy-fonts/recognise.ts';
import type { LegacyFont } from './legacy-fonts/tables.ts';
import { toUnicode } from './legacy-fonts/to-unicode.ts';
import type { TypedLine } from './typed-lines.ts';

/** Lines, and the legacy font (from before Unicode) of some of them. */
export interface LegacyLines {
  readonly lines: readonly TypedLine[];
  readonly font: LegacyFont | undefined;
}

/** Converts lines to Unicode if their letters suggest a legacy font. Lines that were converted by a font name stay. */
export function withoutLegacy(lines: readonly TypedLine[], { keepsLegacy = false }: ReadingOptions): LegacyLines {
  const font = recogniseLegacy(lines.flatMap(({ text, typed }) => (typed === undefined ? [text] : [])).join('\n'));
  if (font === null) return { lines, font: undefined };
  return { lines: keepsLegacy ? lines : lines.map((line) => lineWithout(line, font)), font };
}

function lineWithout(line: TypedLine, font: LegacyFont): TypedLine {
  if (line.typed !== undefined) return line;
  const { text, unsure } = convertRecognised(line.text, font);
  if (text === line.text) return line;
  return {
    ...line,
    text,
    typed: line.text,
    problems: [...(line.problems ?? []), ...unsureProblems(line.where, unsure)],
  };
}

/** The problems of letters that could not be converted with certainty. */
export function unsureProblems(where: FilePlace, unsure: readonly string[]): Problem[] {
  return unsure.length === 0 ? [] : [problem(where, messageOf('legacy-unsure', unsure.join(' ').slice(0, 60)))];
}

/**
 * How many words, and which share of all words, must be legacy text in a file with fields. Programs write such files,
 * and they seldom contain legacy text.
 */
const leastWords = 8;
const leastPart = 0.9;

function isSurelyOf(texts: readonly string[], font: LegacyFont): boolean {
  const words = texts.flatMap((text) => text.match(/\S*[A-Za-z]\S*[A-Za-z;/]\S*/g) ?? []);
  const sound = words.filter((word) => toUnicode(word, font).unsure.length === 0);
  return sound.length >= leastWords && sound.length >= leastPart * words.length;
}

/** A legacy font has no letters of Unicode's Devanagari, so a text with them was typed without such a font. */
const hasDevanagari = (text: string) => /[\u0900-\u0963]/.test(text);

/** Whether the letters of an item's texts may be in a legacy font: what a file calls English stays as it is. */
const mayBeLegacy = ({ item, namesLanguage = false }: ParsedItem) => !(namesLanguage && item.language === 'en');

/**
 * Converts the texts of items to Unicode if their letters suggest a legacy font. It serves files that name no fonts.
 */
export function itemsWithoutLegacy(parsed: ParsedFile, { keepsLegacy = false }: ReadingOptions): ParsedFile {
  if (parsed.font !== undefined || parsed.items.some(({ typed }) => typed !== undefined)) return parsed;
  const texts = parsed.items
    .filter(mayBeLegacy)
    .flatMap(({ item }) => [item.stem, ...item.options.map(({ text }) => text)])
    .filter((text) => !hasDevanagari(text));
  const font = recogniseColumn(texts);
  if (font === null || !isSurelyOf(texts, font)) return parsed;
  if (keepsLegacy) return { ...parsed, font };
  return { ...parsed, items: parsed.items.map((each) => (mayBeLegacy(each) ? itemWithout(each, font) : each)), font };
}

function itemWithout(each: ParsedItem, font: LegacyFont): ParsedItem {
  const { item } = each;
  const unsure: string[] = [];
  const convert = (text: string) => {
    if (hasDevanagari(text)) return text;
    const made = text
      .split('\n')
      .map((line) => convertRecognised(line, font))
      .map((line) => (unsure.push(...line.unsure), line.text));
    return made.join('\n');
  };
  const options = item.options.map(({ id, text }) => ({ id, text: convert(text) }));
  const made = { ...item, stem: convert(item.stem), options, explanation: convert(item.explanation) };
  const isSame = made.stem === item.stem && options.every(({ text }, place) => text === item.options[place]?.text);
  if (isSame) return each;
  const typed = [item.stem, ...item.options.map(({ text }) => text)].join('\n');
  const problems = [...each.problems, ...unsureProblems(each.where, unsure)];
  return { ...each, typed, problems, item: { ...made, language: 'ne' as const } };
}
