import { latinDigits } from '#exam/digits.ts';
import { placeOfLetter } from './read-key.ts';

const letter = '[A-Za-z]|[क-च]';

/**
 * The number before a stem, and the text after it: `12.`, `(12)`, `Q12`, `Question 12:`, `प्रश्न १२।`. Undefined for
 * any other line.
 */
export function stemOf(line: string): { readonly number: number; readonly text: string } | undefined {
  // The search uses Latin digits, and the text comes from the line itself. Both have the same length.
  const latin = latinDigits(line);
  const match =
    /^(?:Q(?:ues(?:tion)?)?\.?\s*(?:No\.?\s*)?|प्रश्न\s*(?:नं\.?\s*)?)(\d{1,4})\s*[.):।\-–]*\s*(.*)$/isu.exec(latin) ??
    /^[([]?(\d{1,4})\s*(?:[.):\]।]\s+|[.):\]।](?=[^\s\d])|[.):\]।]$)(.*)$/su.exec(latin);
  return match
    ? { number: Number(match[1]), text: line.slice(line.length - (match[2] ?? '').length).trim() }
    : undefined;
}

/** An option with its letter. */
export interface LabelledOption {
  /** The position of the option, from 0. */
  readonly place: number;
  readonly isMarked: boolean;
  readonly text: string;
  /**
   * The bracket or point after the letter, and whether a bracket stands before it. All options of a line have the same
   * style.
   */
  readonly style: string;
}

const optionLine = new RegExp(`^([*✓✔☑]?)\\s*([([]?)(${letter})\\s?([.)\\]:])\\s*(.*)$`, 'su');

/**
 * The letter of an option at the start of a line, and the text after it: `a)`, `(B)`, `c.`, `ख)`. A mark of the key may
 * stand before it.
 */
export function optionOf(line: string): LabelledOption | undefined {
  const match = optionLine.exec(line);
  if (!match) return undefined;
  const [, mark = '', open = '', sign = '', close = '', text = ''] = match;
  return { place: placeOfLetter(sign), isMarked: mark !== '', text, style: open + close };
}

/** The most characters of a line that is cut into options. */
const longest = 4000;

/** After these words a letter in brackets refers to an option and does not begin one. */
const speaks = /(^|\s)(and|or|both|only|neither|nor|than|र|वा|तथा)\s*$|[,&+]\s*$/iu;

/**
 * Cuts `a) one b) two` into its options; `first` is the position of the first one. `elsewhere` has the positions that
 * begin their own lines. A letter of these within this line only refers to an option.
 */
export function splitOptions(line: string, first: number, elsewhere: ReadonlySet<number>): LabelledOption[] {
  const start = optionOf(line);
  if (start?.place !== first) return [];
  const parts: LabelledOption[] = [];
  let current: LabelledOption = start;
  for (let from = 1; from < current.text.length;) {
    const next = nextOption(current, from, elsewhere);
    if (!next) break;
    parts.push({ ...current, text: current.text.slice(0, next.at).trim() });
    current = next.option;
    from = 1;
  }
  return [...parts, { ...current, text: current.text.trim() }];
}

function nextOption(current: LabelledOption, from: number, elsewhere: ReadonlySet<number>) {
  if (elsewhere.has(current.place + 1) || current.text.length > longest) return undefined;
  for (const { index } of current.text.matchAll(/(?<=\s)\S/g)) {
    const option = index < from ? undefined : optionOf(current.text.slice(index));
    if (option?.place !== current.place + 1 || option.style !== current.style) continue;
    if (!speaks.test(current.text.slice(0, index))) return { at: index, option };
  }
  return undefined;
}

/** A stem with its options on one line, cut where the options begin. Undefined for a line without two options. */
export function inlineOptions(text: string): { readonly stem: string; readonly options: LabelledOption[] } | undefined {
  if (text.length > longest) return undefined;
  for (const { index } of text.matchAll(/(?<=\s)\S/g)) {
    const options = speaks.test(text.slice(0, index)) ? [] : splitOptions(text.slice(index), 0, new Set());
    if (options.length >= 2) return { stem: text.slice(0, index).trim(), options };
  }
  return undefined;
}

const answerWords =
  '(?:Ans(?:wer)?s?|Correct\\s*(?:answer|option|choice)|Correct|Right answer|Key|सही\\s*(?:उत्तर|जवाफ)|उत्तर|जवाफ)';

const statedAnswer = new RegExp(`^[([]? ?${answerWords} ?(?:is\\b)? ?[.:\\-–=]+ ?(\\S.*)$`, 'isu');
const bareAnswer = new RegExp(
  `^[([]? ?${answerWords} ?[.:\\-–=]* ?([([](?:${letter})[)\\]]|(?:${letter}))[)\\].]* ?$`,
  'isu',
);
const answerAtEnd = new RegExp(
  `^(.*\\S) ?[([ ] ?(${answerWords} ?[.:\\-–=]+ ?[([]?(?:${letter})[)\\]]?) ?[)\\]]?\\.? ?$`,
  'isu',
);

/** The answer that a line gives: `Answer: B`, `Ans. (b)`, `उत्तर: ख`. Undefined for any other line. */
export function answerOf(line: string): string | undefined {
  const answer = bareAnswer.exec(line)?.[1] ?? statedAnswer.exec(line)?.[1]?.trim();
  return answer?.replace(/^([^([]*)[)\]]$/, '$1');
}

/** Removes an answer from the end of a line: `… (Ans: b)`. */
export function trailingAnswer(line: string): { readonly text: string; readonly answer: string } | undefined {
  const match = line.length > longest ? null : answerAtEnd.exec(line);
  const answer = match && answerOf(match[2] ?? '');
  return match && answer ? { text: match[1] ?? '', answer } : undefined;
}

/** The explanation that a line gives; undefined for any other line. */
export function explanationOf(line: string): string | undefined {
  return /^(?:Explanations?|Expl?|Reason|Solution|Rationale|व्याख्या|कारण)\s*[.:\-–]+\s*(.*)$/isu.exec(line)?.[1];
}

const pair = new RegExp(`[([]?(\\d{1,4})\\s*[.):\\-–=\\]]*\\s*[([]?(${letter})[)\\].]?(?![\\p{L}\\p{M}\\p{N}])`, 'gu');
const keyHeading = /^(?:answers?(?:\s*keys?)?|keys?|उत्तर(?:हरू|माला|कुञ्जिका|कुन्जिका)?)\s*[:\-–]*\s*/iu;

/** The answers that a line of an answer list gives: `1. b 2. c`, `Answers: 1-a, 2-d`. Null for any other line. */
export function answersOf(line: string): { readonly number: number; readonly letter: string }[] | null {
  const latin = latinDigits(line).replace(keyHeading, '');
  const pairs = [...latin.matchAll(pair)].map(([, number = '', sign = '']) => ({
    number: Number(number),
    letter: sign,
  }));
  const rest = latin.replace(pair, '').replace(/[\s,;|.]/g, '');
  if (rest !== '') return null;
  return pairs.length > 0 || keyHeading.test(line) ? pairs : null;
}
