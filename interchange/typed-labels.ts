import { placeOfLetter, withLatinDigits } from './read-key.ts';

const letter = '[A-Za-z]|[क-च]';

/** The number before a stem, and what follows: `12.`, `(12)`, `Q12`, `Question 12:`, `प्रश्न १२।`; undefined for no such line. */
export function stemOf(line: string): { readonly number: number; readonly text: string } | undefined {
  // Digits are looked for in Latin ones, and the text is cut from the line itself: both have the same length.
  const latin = withLatinDigits(line);
  const match =
    /^(?:Q(?:ues(?:tion)?)?\.?\s*(?:No\.?\s*)?|प्रश्न\s*(?:नं\.?\s*)?)(\d{1,4})\s*[.):।\-–]*\s*(.*)$/isu.exec(latin) ??
    /^[([]?(\d{1,4})\s*(?:[.):\]।]\s+|[.):\]।](?=[^\s\d])|[.):\]।]$)(.*)$/su.exec(latin);
  return match
    ? { number: Number(match[1]), text: line.slice(line.length - (match[2] ?? '').length).trim() }
    : undefined;
}

/** An option with its letter. */
export interface LabelledOption {
  /** From 0. */
  readonly place: number;
  readonly isMarked: boolean;
  readonly text: string;
  /** The bracket or point after the letter, and whether one stands before it: further options of a line look alike. */
  readonly style: string;
}

const optionLine = new RegExp(`^([*✓✔☑]?)\\s*([([]?)(${letter})\\s?([.)\\]:])\\s*(.*)$`, 'su');

/** An option's letter at the start of a line, and what follows: `a)`, `(B)`, `c.`, `ख)`; a mark of the key may stand before it. */
export function optionOf(line: string): LabelledOption | undefined {
  const match = optionLine.exec(line);
  if (!match) return undefined;
  const [, mark = '', open = '', sign = '', close = '', text = ''] = match;
  return { place: placeOfLetter(sign), isMarked: mark !== '', text, style: open + close };
}

/** A line longer than any that is worth cutting, in characters. */
const longest = 4000;

/** Words after which a letter in brackets speaks of an option, and begins none. */
const speaks = /(^|\s)(and|or|both|only|neither|nor|than|र|वा|तथा)\s*$|[,&+]\s*$/iu;

/**
 * Cuts `a) one b) two` into its options, the first of which has this place; `elsewhere` holds the places that begin lines
 * of their own, which a letter within this line only speaks of.
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

/** A stem with its options on one line, cut where they begin; undefined for a line that has no two of them. */
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

/** What a line says the answer is: `Answer: B`, `Ans. (b)`, `उत्तर: ख`; undefined for any other line. */
export function answerOf(line: string): string | undefined {
  const answer = bareAnswer.exec(line)?.[1] ?? statedAnswer.exec(line)?.[1]?.trim();
  return answer?.replace(/^([^([]*)[)\]]$/, '$1');
}

/** Takes an answer off the end of a line: `… (Ans: b)`. */
export function trailingAnswer(line: string): { readonly text: string; readonly answer: string } | undefined {
  const match = line.length > longest ? null : answerAtEnd.exec(line);
  const answer = match && answerOf(match[2] ?? '');
  return match && answer ? { text: match[1] ?? '', answer } : undefined;
}

/** What a line explains; undefined for any other line. */
export function explanationOf(line: string): string | undefined {
  return /^(?:Explanations?|Expl?|Reason|Solution|Rationale|व्याख्या|कारण)\s*[.:\-–]+\s*(.*)$/isu.exec(line)?.[1];
}

const pair = new RegExp(`[([]?(\\d{1,4})\\s*[.):\\-–=\\]]*\\s*[([]?(${letter})[)\\].]?(?![\\p{L}\\p{M}\\p{N}])`, 'gu');
const keyHeading = /^(?:answers?(?:\s*keys?)?|keys?|उत्तर(?:हरू|माला|कुञ्जिका|कुन्जिका)?)\s*[:\-–]*\s*/iu;

/** What a line of a list of answers says: `1. b 2. c`, `Answers: 1-a, 2-d`; null for a line that is not one. */
export function answersOf(line: string): { readonly number: number; readonly letter: string }[] | null {
  const latin = withLatinDigits(line).replace(keyHeading, '');
  const pairs = [...latin.matchAll(pair)].map(([, number = '', sign = '']) => ({
    number: Number(number),
    letter: sign,
  }));
  const rest = latin.replace(pair, '').replace(/[\s,;|.]/g, '');
  if (rest !== '') return null;
  return pairs.length > 0 || keyHeading.test(line) ? pairs : null;
}
