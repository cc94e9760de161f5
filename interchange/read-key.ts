import { latinDigits } from '#exam/digits.ts';

/** The letters of options in Nepali papers; English papers have a, b, c … */
const nepaliLetters = 'कखगघङच';

/** The position of the option that a letter stands for (`b`, `B`, `ख`), from 0; -1 for any other text. */
export function placeOfLetter(letter: string): number {
  if (/^[a-z]$/i.test(letter)) return letter.toLowerCase().charCodeAt(0) - 97;
  return letter.length === 1 ? nepaliLetters.indexOf(letter) : -1;
}

const letters = '[([]?([A-Za-z]|[क-च])[)\\]]?';
const onlyLetters = new RegExp(`^${letters}[.\\s]*(?:(?:[,&/|]|and|or|र|वा)\\s*${letters}[.\\s]*)?$`, 'u');
const letterThenText = /^[([]?([A-Za-z]|[क-च])\s*[)\].:\-–]+\s*\S/u;
const onlyNumber = /^[([]?(\d)[)\]]?[.\s]*$/;

/**
 * The positions of the options that an answer names, from 0. It may be `B`, `(b)`, `b and c`, `B) text`, `3`, `ख`, or
 * an option's own text. Empty if it names no option, or if two readings differ.
 */
export function placesOfKey(answer: string, options: readonly string[]): number[] {
  const bare = latinDigits(answer.trim()).replace(/^(?:option|विकल्प)\s+/i, '');
  const isOption = (place: number) => place >= 0 && place < options.length;
  const [, first, second] = onlyLetters.exec(bare) ?? [];
  const named = [first, second].flatMap((letter) => (letter === undefined ? [] : [placeOfLetter(letter)]));
  if (named.length > 0 && named.every((place) => isOption(place))) return named;
  const byText = options.findIndex((option) => plain(option) === plain(bare));
  const byNumber = Number(onlyNumber.exec(bare)?.[1] ?? 0) - 1;
  if (byText >= 0) return isOption(byNumber) && byNumber !== byText ? [] : [byText];
  if (isOption(byNumber)) return [byNumber];
  const place = placeOfLetter(letterThenText.exec(bare)?.[1] ?? '');
  return isOption(place) ? [place] : [];
}

function plain(text: string): string {
  return latinDigits(text).trim().toLowerCase().replace(/\s+/g, ' ').replace(/[.।]$/, '');
}
