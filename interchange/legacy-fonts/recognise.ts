import { isSubstance } from '../formula-hints.ts';
import { letterPairs } from './letter-pairs.ts';
import type { LegacyFont } from './tables.ts';
import { toUnicode, type ConvertedText } from './to-unicode.ts';

/** A formula: no dollar of one stands at a digit or a bracket of these fonts, where `$` is the digit four. */
const formula =
  /(?<![!@#%^&*()-])\$\$?(?![\s_=.,])[^$\n]{1,500}(?<![\s_-])\$\$?(?![!@#%^&*()_])|\\\([^\n]{0,500}?\\\)|\\\[[^\n]{0,500}?\\\]/g;
/** What stays as it is where the rest is of such a font: `12.`, `a)`, `Q5.`, `Ans:`; names in capitals (`CPU`); addresses. */
const latinWord =
  /^(?:[([]?(?:\d{1,4}|[A-Fa-f])[.)\]]+|Q(?:uestion)?\.?\s?\d{1,4}[.):]?|Ans(?:wer)?s?[.:]*|https?:\S*|www\.\S*|\S+@\S+\.\S+)$/i;

const first = 32;
const lastPlace = 94;

/** How much a word's letters speak for a font of the typewriter's layout, in bits. */
function bitsOf(word: string): number {
  let bits = 0;
  let before = 0;
  for (let place = 0; place <= word.length; place += 1) {
    const letter = place === word.length ? 0 : word.charCodeAt(place) - first;
    if (letter > lastPlace) {
      // A sign that English texts hardly have, and whose place is that of a conjunct.
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

/** The upper row of a keyboard, without shift and with it: half of the fonts have digits here, half there. */
const plainRow = '1234567890';
const shiftRow = '!@#$%^&*()';
const swapped = new Map(
  Array.from(plainRow).flatMap((key, place): [string, string][] => [
    [key, shiftRow.charAt(place)],
    [shiftRow.charAt(place), key],
  ]),
);

/** The other half's text as the first half would type it. */
function withSwappedRow(text: string): string {
  return text.replace(/[!@#$%^&*()\d]/g, (key) => swapped.get(key) ?? key);
}

/** In these fonts hardly a word has capitals alone. */
const capitals = /^[([]?[A-Z]{2,}[\d-]*[)\]]?[.,?]?$/;
/** Mathematics and units as they are typed; of what they would show in such a font there is no word. */
const mathematics = [
  /[A-Za-z\d)]\^[({]?-?[\da-z]/,
  /^(?:\d*[a-z]|\d+)[+*/-]\d+(?:=-?\d+)?[.,?]?$/,
  /^(?:[ckm]m[23]?|k[gW]|mg|mL|km\/h|m\/s2?|pH|[kMG]?Hz|[kKMG]B|log|sin|cos|tan|IPv[46])[.,?]?$/,
  // Single letters and digits that are words in Nepali, and the labels of options, are not among them.
  /^[([]?[abcehikmqwxyzABCDEXYZ1-46-9][)\]]?[.,?]?$/,
];
/** Letters side by side, or a number in signs of shift: without either a word may be of mathematics. */
const hasLetters = /[A-Za-z]{2}|^-[a-z3ª]_|[A-Za-z0-9;/][\]}{'"[;/|][A-Za-z]/;
const isNumber = /^[!@#$%^&*()]+(?:[=.,][!@#$%^&*()]+)*[.,=]?$/;
/** A line whose answer is a Latin letter. */
const latinAnswer = /^\s*[([]?\s*Ans(?:wer)?s?\s*[.:\-–=]+\s*[([]?[A-Fa-f][)\]]?\.?\s*$/i;

function isMathematics(word: string): boolean {
  return isSubstance(word.replace(/[.,?]$/, '')) || mathematics.some((kind) => kind.test(word));
}

/** An answer, so typed, that names the Latin letter of an option. */
const latinLetter = /^\s*-?\s*(?:;xL\s+)?(?:pQ\/|hjfkm)\s*[M:–-]?\s*[([-]?[A-Fa-f][)\]_]?\s*[.=]?\s*$/;

interface Word {
  readonly text: string;
  /** Formulas, labels and what is no word at all stay as they are. */
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

/** So many bits a line has to have, and so many on the mean of its letters, to be one of such a font. */
const leastBits = 14;
const leastMean = 0.9;

function isOfFont(words: readonly Word[]): boolean {
  const loose = words.filter(({ isFixed }) => !isFixed);
  if (!loose.some(({ text }) => hasLetters.test(text))) return false;
  // A single word counts so much and no more: a line of code has one that looks like anything.
  const bits = loose.reduce((sum, word) => sum + Math.max(-25, Math.min(25, word.bits)), 0);
  const letters = loose.reduce((sum, { text }) => sum + text.length, 0);
  return bits >= leastBits && bits >= leastMean * letters;
}

/**
 * The font that a text without one seems to be written in, by its pairs of letters: Preeti or, where digits stand without shift,
 * Himalaya; null for any other text. Which of the fonts that have the same keys it is, no text tells.
 */
export function recogniseLegacy(text: string): LegacyFont | null {
  const lines = text.slice(0, 500_000).split('\n').slice(0, 5000);
  // A few lines of a long text in English may look like anything.
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
 * Makes Unicode of those lines of a text that such a font shows, and within them of those words: English words, formulas, and the
 * numbers and letters before questions and options stay. `font` is what `recogniseLegacy` says of the whole text.
 */
export function convertRecognised(line: string, font: LegacyFont): ConvertedText {
  const words = latinAnswer.test(line) ? [] : wordsOf(line, font === 'himalaya' || font === 'pcs-nepali');
  const isAll = isOfFont(words) || isShort(words, font);
  // The fonts of Nepali have letters of options other than these: after their word for an answer, one is Latin.
  const last = latinLetter.test(line) ? words.length - 1 : -1;
  const isMade = words.map(
    (word, place) => !word.isFixed && place !== last && (isAll ? word.bits >= -6 : isSure(word, font)),
  );
  // A short word goes with its neighbours.
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

/** Whether a word is of the font whatever stands around it. */
function isSure({ text, bits }: Word, font: LegacyFont): boolean {
  return bits >= 10 && hasLetters.test(text) && toUnicode(text, font).unsure.length === 0;
}

/** Whether all of a line that is too short to be told by itself can be words of the font: an option, an answer, a name. */
function isShort(words: readonly Word[], font: LegacyFont): boolean {
  const loose = words.filter(({ isFixed }) => !isFixed);
  const letters = loose.reduce((sum, { text }) => sum + text.length, 0);
  if (loose.length === 0 || letters > 40 || loose.some(({ bits }) => bits < -6)) return false;
  if (!loose.some(({ text }) => hasLetters.test(text) || (isNumber.test(text) && font !== 'himalaya'))) return false;
  const isSound = loose.every(({ text }) => toUnicode(text, font).unsure.length === 0);
  return isSound && loose.reduce((sum, { bits }) => sum + bits, 0) > 0;
}
