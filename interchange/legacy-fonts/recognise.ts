import { isSubstance } from '../formula-hints.ts';
import { letterPairs } from './letter-pairs.ts';
import type { LegacyFont } from './tables.ts';
import { toUnicode, type ConvertedText } from './to-unicode.ts';

/** A formula. Its dollars do not touch the digits or brackets of these fonts, in which `$` is the digit four. */
const formula =
  /(?<![!@#%^&*()-])\$\$?(?![\s_=.,])[^$\n]{1,500}(?<![\s_-])\$\$?(?![!@#%^&*()_])|\\\([^\n]{0,500}?\\\)|\\\[[^\n]{0,500}?\\\]/g;
/** Words that stay as they are within legacy text: `12.`, `a)`, `Q5.`, `Ans:`, and addresses. */
const latinWord =
  /^(?:[([]?(?:\d{1,4}|[A-Fa-f])[.)\]]+|Q(?:uestion)?\.?\s?\d{1,4}[.):]?|Ans(?:wer)?s?[.:]*|https?:\S*|www\.\S*|\S+@\S+\.\S+)$/i;

const first = 32;
const lastPlace = 94;

/** How strongly a word's letters suggest a font of the typewriter's layout, in bits. */
function bitsOf(word: string): number {
  let bits = 0;
  let before = 0;
  for (let place = 0; place <= word.length; place += 1) {
    const letter = place === word.length ? 0 : word.charCodeAt(place) - first;
    if (letter > lastPlace) {
      // English texts hardly contain these signs; in legacy fonts they are conjuncts.
      bits += /[\u0900-\u097f]/.test(word.charAt(place)) ? -20 : special.test(word.charAt(place)) ? 3 : 0;
      before = -1;
    } else if (letter >= 0) {
      bits += before < 0 ? 0 : (letterPairs[before]?.charCodeAt(letter) ?? 77) - 77;
      before = letter;
    }
  }
  return bits;
}

const special = /[¡¢£§ª«°´¶¿ÅËÌÍÎØÝßåˆ‰‹›„]/;

/**
 * The upper row of a keyboard, without and with shift. Half of the fonts have digits on the first, half on the second.
 */
const plainRow = '1234567890';
const shiftRow = '!@#$%^&*()';
const swapped = new Map(
  Array.from(plainRow).flatMap((key, place): [string, string][] => [
    [key, shiftRow.charAt(place)],
    [shiftRow.charAt(place), key],
  ]),
);

/** Swaps the upper row: text of one half of the fonts becomes text of the other half. */
function withSwappedRow(text: string): string {
  return text.replace(/[!@#$%^&*()\d]/g, (key) => swapped.get(key) ?? key);
}

/** A word in capitals only; legacy text hardly has such words. */
const capitals = /^[([]?[A-Z]{2,}[\d-]*[)\]]?[.,?]?$/;
/** Mathematics and units as people type them. Read in a legacy font they would be no words. */
const mathematics = [
  /[A-Za-z\d)]\^[({]?-?[\da-z]/,
  /^(?:\d*[a-z]|\d+)[+*/-]\d+(?:=-?\d+)?[.,?]?$/,
  /^(?:[ckm]m[23]?|k[gW]|mg|mL|km\/h|m\/s2?|pH|[kMG]?Hz|[kKMG]B|log|sin|cos|tan|IPv[46])[.,?]?$/,
  // The list leaves out single letters and digits that are Nepali words, and the labels of options.
  /^[([]?[abcehikmqwxyzABCDEXYZ1-46-9][)\]]?[.,?]?$/,
];
/** Letters side by side, or a number typed with shift. A word without either may be mathematics. */
const hasLetters = /[A-Za-z]{2}|^-[a-z3ª]_|[A-Za-z0-9;/][\]}{'"[;/|][A-Za-z]/;
const isNumber = /^[!@#$%^&*()]+(?:[=.,][!@#$%^&*()]+)*[.,=]?$/;
/** A line whose answer is a Latin letter. */
const latinAnswer = /^\s*[([]?\s*Ans(?:wer)?s?\s*[.:\-–=]+\s*[([]?[A-Fa-f][)\]]?\.?\s*$/i;

function isMathematics(word: string): boolean {
  return isSubstance(word.replace(/[.,?]$/, '')) || mathematics.some((kind) => kind.test(word));
}

/** An answer in legacy letters that names an option by its Latin letter. */
const latinLetter = /^\s*-?\s*(?:;xL\s+)?(?:pQ\/|hjfkm)\s*[M:–-]?\s*[([-]?[A-Fa-f][)\]_]?\s*[.=]?\s*$/;

interface Word {
  readonly text: string;
  /** Whether the word stays as it is: a formula, a label, or no word at all. */
  readonly isFixed: boolean;
  readonly bits: number;
}

/** Cuts a line into words, white space and formulas. */
function wordsOf(line: string, isSwapped: boolean): Word[] {
  const words: Word[] = [];
  const plain = (text: string) => {
    for (const [part] of text.matchAll(/\s+|\S+/g)) {
      const isFixed =
        /^\s/.test(part) ||
        latinWord.test(part) ||
        capitals.test(part) ||
        isMathematics(part) ||
        /[\u0900-\u097f]/.test(part);
      const typed = isSwapped ? withSwappedRow(part) : part;
      words.push({ text: part, isFixed, bits: isFixed ? 0 : bitsOf(typed) });
    }
  };
  let done = 0;
  for (const { 0: tex, index } of line.matchAll(formula)) {
    plain(line.slice(done, index));
    words.push({ text: tex, isFixed: true, bits: 0 });
    done = index + tex.length;
  }
  plain(line.slice(done));
  return words;
}

/** The bits that a line needs in total, and on average for each letter, to count as legacy text. */
const leastBits = 14;
const leastMean = 0.9;

function isOfFont(words: readonly Word[]): boolean {
  const loose = words.filter(({ isFixed }) => !isFixed);
  if (!loose.some(({ text }) => hasLetters.test(text))) return false;
  // The weight of a single word is limited: any line of code has one word that looks like legacy text.
  const bits = loose.reduce((sum, word) => sum + Math.max(-25, Math.min(25, word.bits)), 0);
  const letters = loose.reduce((sum, { text }) => sum + text.length, 0);
  return bits >= leastBits && bits >= leastMean * letters;
}

/**
 * The likely font of a text that names no font, by its letter pairs. The result is Preeti, or Himalaya if digits are
 * typed without shift; null for any other text. A text cannot tell fonts with the same keys apart.
 */
export function recogniseLegacy(text: string): LegacyFont | null {
  const lines = text.slice(0, 500_000).split('\n').slice(0, 5000);
  // A few lines of a long English text may look like legacy text.
  const least = Math.max(1, lines.length / 100);
  const countOf = (isSwapped: boolean) => {
    const found = lines.map((line) => wordsOf(line.slice(0, 2000), isSwapped)).filter((words) => isOfFont(words));
    return found.length < least ? 0 : found.flat().reduce((sum, { bits }) => sum + bits, 0);
  };
  const [shifted, plain] = [countOf(false), countOf(true)];
  if (Math.max(shifted, plain) < leastBits) return null;
  return plain > shifted * 1.02 ? 'himalaya' : 'preeti';
}

/**
 * Converts the legacy words of a line to Unicode. English words, formulas, and the numbers and letters before questions
 * and options stay. `font` is the result of `recogniseLegacy` for the whole text.
 */
export function convertRecognised(line: string, font: LegacyFont): ConvertedText {
  const words = latinAnswer.test(line) ? [] : wordsOf(line, font === 'himalaya' || font === 'pcs-nepali');
  const isAll = isOfFont(words) || isShort(words, font);
  // Options in Nepali fonts have other letters than these. A last letter after the word for "answer" is therefore
  // Latin.
  const last = latinLetter.test(line) ? words.length - 1 : -1;
  const isMade = words.map(
    (word, place) => !word.isFixed && place !== last && (isAll ? word.bits >= -6 : isSure(word, font)),
  );
  // A short word is treated like its neighbours.
  for (const [place, word] of words.entries())
    if (!word.isFixed && place !== last && word.bits > 0 && (isMade[place - 2] || isMade[place + 2]))
      isMade[place] = true;
  if (!isMade.includes(true)) return { text: line, unsure: [] };
  const unsure: string[] = [];
  const pieces = words.map(({ text }, place) => {
    if (place === last) return text.replace(/^-/, '(').replace(/_$/, ')');
    if (!isMade[place]) return text;
    const made = toUnicode(text, font);
    unsure.push(...made.unsure);
    return made.text;
  });
  return { text: pieces.join(''), unsure };
}

/** Whether a word is certainly legacy text, whatever its neighbours are. */
function isSure({ text, bits }: Word, font: LegacyFont): boolean {
  return bits >= 10 && hasLetters.test(text) && toUnicode(text, font).unsure.length === 0;
}

/**
 * Whether a short line may be legacy text as a whole: an option, an answer, a name. Such a line is too short to judge
 * by itself.
 */
function isShort(words: readonly Word[], font: LegacyFont): boolean {
  const loose = words.filter(({ isFixed }) => !isFixed);
  const letters = loose.reduce((sum, { text }) => sum + text.length, 0);
  if (loose.length === 0 || letters > 40 || loose.some(({ bits }) => bits < -6)) return false;
  if (!loose.some(({ text }) => hasLetters.test(text) || (isNumber.test(text) && font !== 'himalaya'))) return false;
  const isSound = loose.every(({ text }) => toUnicode(text, font).unsure.length === 0);
  return isSound && loose.reduce((sum, { bits }) => sum + bits, 0) > 0;
}
