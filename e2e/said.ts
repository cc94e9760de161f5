import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { languageOfPath, type Language } from '#text/language.ts';
import syllabus from '#content/topics.json' with { type: 'json' };
import { unitName } from '#text/ne/unit-names.ts';
import { devanagariDigits } from '#text/numbers.ts';

type Messages = Readonly<Record<string, unknown>>;

/** A text that takes values, as a pattern of its English and as a maker of its Nepali. */
interface Template {
  readonly english: RegExp;
  readonly shown: string;
  readonly inNepali: (...values: readonly unknown[]) => unknown;
  readonly values: readonly number[];
}

const folder = join(import.meta.dirname, '../text');
const files = await Promise.all(
  readdirSync(join(folder, 'en')).map(async (name): Promise<readonly [Messages, Messages]> =>
    Promise.all([import(join(folder, 'en', name)), import(join(folder, 'ne', name))]),
  ),
);
const pairs = files.flatMap(([en, ne]) => pairsOf(en, ne));

/** Each text beside its Nepali, those of tables and lists too. */
function pairsOf(en: unknown, ne: unknown): (readonly [unknown, unknown])[] {
  if (typeof en !== 'object' || en === null || typeof ne !== 'object' || ne === null) return [[en, ne]];
  return Object.entries(en).flatMap(([name, text]) => pairsOf(text, (ne as Messages)[name]));
}

const escaped = (words: string) => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll(/\s+/g, '\\s+');

/** What a text gives for these values, when that is words; one that takes a link, or a list, gives none. */
function wordsOf(make: unknown, values: readonly unknown[]): string | undefined {
  try {
    const words: unknown = (make as (...all: readonly unknown[]) => unknown)(...values);
    return typeof words === 'string' ? words : undefined;
  } catch {
    return undefined;
  }
}

/** The same for values that were read: a year is a word to some texts, and a number to others. */
const wordsWith = (make: unknown, values: readonly string[]): string | undefined =>
  wordsOf(
    make,
    values.map((value) => (/^\d+$/.test(value) ? Number(value) : value)),
  ) ?? wordsOf(make, values);

const strings = pairs.filter(
  (pair): pair is readonly [string, string] => typeof pair[0] === 'string' && pair[0] !== '',
);
const templates = pairs.flatMap(([english, nepali]): Template[] => {
  if (typeof english !== 'function') return [];
  // Below a thousand, where no text sets commas in them.
  const values = Array.from({ length: english.length }, (_, place) => 701 + place);
  const shown = wordsOf(english, values);
  if (shown === undefined) return [];
  // One that only puts its values side by side would be found in every text.
  if (!/\p{L}/u.test(values.reduce((rest, value) => rest.replace(`${value}`, ''), shown))) return [];
  return [
    {
      english: new RegExp(
        `^${values.reduce((pattern, value) => pattern.replace(`${value}`, '(.+)'), escaped(shown))}$`,
      ),
      shown,
      inNepali: nepali as Template['inNepali'],
      values,
    },
  ];
});

const topics = new Map(syllabus.flatMap((subject) => subject.topics.map(({ title, nepali }) => [title, nepali])));

/** What a screen calls a thing that the API, or a question's file, gives this name. */
const nameOf = (name: string) => topics.get(name) ?? unitName(name);

/** The Nepali of an English text, as patterns: of all that say it, or else of all that have it in them. */
function nepaliOf(words: string): readonly string[] {
  const said = strings.filter(([english]) => english === words).map(([, nepali]) => escaped(nepali));
  const named = words.split(': ').map(nameOf).join(': ');
  if (named !== words) said.push(escaped(named));
  if (said.length > 0) return said;
  const made = templates.flatMap(({ english, inNepali }) => {
    const values = english.exec(words)?.slice(1);
    const texts = [values, values?.map(nameOf)].map((each) => each && wordsWith(inNepali, each));
    return texts.flatMap((text) => (text === undefined ? [] : [escaped(text)]));
  });
  if (made.length > 0) return made;
  return [
    ...strings.filter(([english]) => english.includes(words)).map(([, nepali]) => escaped(nepali)),
    ...templates
      .filter(({ shown }) => shown.includes(words))
      .flatMap(({ inNepali, values }) => {
        const text = wordsWith(inNepali, values.map(String));
        if (text === undefined) return [];
        const anyValue = new RegExp(
          values.flatMap((value) => [`${value}`, devanagariDigits(`${value}`)]).join('|'),
          'g',
        );
        return [escaped(text).replaceAll(anyValue, '.+')];
      }),
  ];
}

/** The language of the page on screen, by its address. */
export const languageOnScreen = (page: Page): Language => languageOfPath(new URL(page.url()).pathname);

function inLanguageOf(page: Page, words: string): string {
  return languageOnScreen(page) === 'ne'
    ? // What somebody has written stays as it is; that no screen writes its texts itself is `npm run check`'s.
      `(?:${[...nepaliOf(words), escaped(words), escaped(devanagariDigits(words))].join('|')})`
    : escaped(words);
}

/** Matches a text that is these English words, or, on a Nepali page, what text/ne says for them. */
export const whole = (page: Page, words: string): RegExp => new RegExp(`^\\s*${inLanguageOf(page, words)}\\s*$`);

/** Matches a text that has these English words in it, or, on a Nepali page, what text/ne says for them. */
export const part = (page: Page, words: string): RegExp => new RegExp(inLanguageOf(page, words), 'i');
