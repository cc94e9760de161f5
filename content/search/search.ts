import { difficultyClasses, type DifficultyClass } from '#exam/question.ts';
import { textSeparator, sumOf, type DifficultyCounts, type Place, type Searchable, type Term } from './searchable.ts';
import { foldDevanagari, foldLatin, matchSounds, soundsOf, type Sounds } from './skeleton.ts';

/** A part of a text: from the first place up to the second. */
export type Span = readonly [from: number, to: number];

/** A question that was found, and where it stands. */
export interface FoundQuestion {
  /** Its topic's number, and its place there, both from 0. */
  readonly topic: number;
  readonly place: number;
  readonly text: string;
  readonly inNepali: boolean;
  readonly difficulty: DifficultyClass;
}

/** What a query finds. */
export interface SearchResult {
  readonly places: readonly Place[];
  /** How many questions fit; null while their texts are not there. */
  readonly count: number | null;
  /** The question of this rank, from 0. There are `count` of them. */
  readonly questionAt: (rank: number) => FoundQuestion;
  /** The words of the other language that were searched too. */
  readonly also: readonly string[];
  /** What to mark in a text: the words of the query, and those of the other language. */
  readonly marksIn: (text: string) => readonly Span[];
}

/** What is on the device. Without it everything is. */
export interface Here {
  /** The names of the banks, and the paths of the answers of the API. */
  readonly has: (needs: string) => boolean;
}

/** Finds topics, units and questions by a query as it is typed. */
export interface Search {
  readonly find: (query: string, here?: Here) => SearchResult;
  /** How many questions are searched. */
  readonly countOf: (here?: Here) => number;
}

/** A word of the query, with all that it stands for. */
type QueryWord = readonly Form[];

interface Form {
  readonly script: 'latin' | 'devanagari';
  /** In Latin letters: in lower case, or the sounds of the Devanagari word. */
  readonly letters: string;
  /** Whether it is what was typed, and no translation. */
  readonly own: boolean;
}

/** How well a word fits: 4 for the typed word itself, 3 for its translation, 2 and 1 for the beginning of such a word, 0 for none. */
type Fit = 0 | 1 | 2 | 3 | 4;

/** From so many letters on, the beginning of a word stands for its translation. */
const leastOfTerm = 4;
/** A single Latin letter is a formula's, and no Nepali sound. */
const leastOfSounds = 2;
/** So many words of a query count, and so many letters. */
const mostWords = 8;
export const longestQuery = 100;

const word = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu;
const wordSign = /[\p{L}\p{M}\p{N}\u200c\u200d]/u;
const devanagari = /[\u0900-\u097f\u200c\u200d]+/g;
/** What Nepali writes together with a word: 'प्रकाशको' has the word itself. */
const postposition = /^(?:हरू)?(?:को|का|की|मा|ले|लाई|बाट|सँग|देखि|सम्म)?$/;
const isDevanagari = (text: string) => /[\u0900-\u097f]/.test(text);
const digits = '0123456789';
const otherDigits = ['⁰¹²³⁴⁵⁶⁷⁸⁹', '₀₁₂₃₄₅₆₇₈₉', '०१२३४५६७८९'];
const digitOf = new Map(
  otherDigits.flatMap((all) => Array.from(all).map((sign, place) => [sign, digits.charAt(place)])),
);

/** A text as it is searched: in lower case, with plain digits. Each sign keeps its place. */
function plain(text: string): string {
  const lower = text.toLowerCase();
  // A few capital letters have a longer small one.
  const kept = lower.length === text.length ? lower : text;
  return kept.replaceAll(/[⁰¹²³⁴-⁹₀-₉०-९]/g, (sign) => digitOf.get(sign) ?? sign);
}

/** A text with its Devanagari words. */
interface ReadText {
  readonly text: string;
  readonly words: readonly { readonly at: number; readonly word: string; readonly sounds: Sounds }[];
}

function read(text: string): ReadText {
  const words = [...text.matchAll(devanagari)].map(({ index, 0: found }) => ({
    at: index,
    word: found,
    sounds: soundsOf(found),
  }));
  return { text: plain(text), words };
}

/** Calls `visit` at each place of a text where a wanted word begins. */
function eachHit(
  { text, words }: ReadText,
  wanted: QueryWord,
  visit: (from: number, to: number, fit: Fit) => void,
): void {
  for (const { script, letters, own } of wanted) {
    const fitOf = (isWhole: boolean) => (isWhole ? (own ? 4 : 3) : own ? 2 : 1);
    if (script === 'latin') {
      for (let at = text.indexOf(letters); at >= 0; at = text.indexOf(letters, at + letters.length)) {
        const to = at + letters.length;
        if (!isInWord(text, at - 1)) visit(at, to, fitOf(!isInWord(text, to)));
      }
    } else {
      for (const { at, word: each, sounds } of words) {
        const match = matchSounds(sounds, letters);
        if (match !== null) visit(at, at + match.end, fitOf(match.whole || postposition.test(each.slice(match.end))));
      }
    }
  }
}

/** Whether the sign at this place belongs to a word. */
function isInWord(text: string, place: number): boolean {
  const code = text.charCodeAt(place);
  // Nearly all signs are these, and the expression is slow.
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return !Number.isNaN(code) && wordSign.test(text.charAt(place));
}

function fitIn(text: ReadText, wanted: QueryWord): Fit {
  let best: Fit = 0;
  eachHit(text, wanted, (_from, _to, fit) => {
    if (fit > best) best = fit;
  });
  return best;
}

/** What a query's words stand for, and the words of the other language among that. */
function wantedIn(
  query: string,
  terms: readonly ReadTerm[],
): { wanted: readonly QueryWord[]; also: readonly string[] } {
  const typed = query.slice(0, longestQuery).normalize('NFC').match(word) ?? [];
  const words = typed
    .slice(0, mostWords)
    .map((each) => (isDevanagari(each) ? readNepali(each, terms) : readLatin(each, terms)));
  return { wanted: words.map(({ wanted }) => wanted), also: [...new Set(words.flatMap(({ also }) => also))] };
}

interface ReadWord {
  readonly wanted: QueryWord;
  readonly also: readonly string[];
}

const latin = (letters: string, own: boolean): Form => ({ script: 'latin', letters, own });
const devanagariForm = (letters: string, own: boolean): Form => ({ script: 'devanagari', letters, own });

function readNepali(typed: string, terms: readonly ReadTerm[]): ReadWord {
  const own = foldDevanagari(typed);
  const english = meantBy(own, terms).map((term) => term.english);
  const wanted = [
    ...(own === '' ? [] : [devanagariForm(own, true)]),
    // Texts are searched with plain digits.
    ...(/^\d+$/.test(own) ? [latin(own, true)] : []),
    ...english.map((each) => latin(each, false)),
  ];
  return { wanted, also: english };
}

/** A word in Latin letters is English or Nepali. One of our English words is not read as Nepali: 'sun' is not सुन, which is gold. */
function readLatin(typed: string, terms: readonly ReadTerm[]): ReadWord {
  const own = plain(typed);
  const folded = foldLatin(typed);
  const exact = terms.filter(({ english }) => english === own);
  const begun = own.length < leastOfTerm ? [] : terms.filter(({ english }) => english.startsWith(own));
  const asEnglish = exact.length > 0 ? exact : begun;
  const asNepali = exact.length > 0 ? [] : meantBy(folded, terms);
  const english = asNepali.map((term) => term.english);
  const wanted = [
    latin(own, true),
    ...(folded.length >= leastOfSounds ? [devanagariForm(folded, true)] : []),
    ...english.map((each) => latin(each, false)),
    ...asEnglish.map((term) => devanagariForm(term.folded, false)),
  ];
  return { wanted, also: [...[...asEnglish, ...asNepali].map((term) => term.nepali), ...english] };
}

/** The terms of this sound in Nepali, or else those that begin so. */
function meantBy(folded: string, terms: readonly ReadTerm[]): readonly ReadTerm[] {
  const matches = folded === '' ? [] : terms.map((term) => ({ term, match: matchSounds(term.sounds, folded) }));
  const begun = matches.filter(({ match }) => match !== null);
  const exact = begun.filter(({ match }) => match?.whole);
  const meant = exact.length > 0 ? exact : folded.length < leastOfTerm ? [] : begun;
  return meant.map(({ term }) => term);
}

interface ReadTerm {
  readonly english: string;
  readonly nepali: string;
  readonly sounds: Sounds;
  readonly folded: string;
}

function readTerm([english, nepali]: Term): ReadTerm {
  return { english, nepali, sounds: soundsOf(nepali), folded: foldDevanagari(nepali) };
}

/**
 * Makes a search of all that can be found. `texts` has the texts of the questions, parted by `textSeparator`, in the order of the topics;
 * null while they are not there.
 */
export function createSearch({ places, topics, terms }: Searchable, texts: string | null): Search {
  const readTerms = terms.map(readTerm);
  const readPlaces = places.map((place) => ({
    place,
    names: read(`${place.names.en}${textSeparator}${place.names.ne}`),
    around: read(`${place.of.en}${textSeparator}${place.of.ne}`),
  }));
  const sizes = topics.map(({ english, inNepali }) => sumOf(english) + sumOf(inNepali));
  const all = texts === null ? null : readAll(texts, sizes);
  const around = topics.map(({ names, subject }) =>
    read([names.en, names.ne, subject.en, subject.ne].join(textSeparator)),
  );

  /** Which questions fit: 0 for one that does not, else the better the higher. */
  function fitsOf(wanted: readonly QueryWord[], { read: whole, starts, topicOf }: AllTexts): Uint8Array {
    const total = new Uint8Array(topicOf.length);
    const inText = new Uint8Array(topicOf.length);
    for (const [place, each] of wanted.entries()) {
      const own = new Uint8Array(topicOf.length);
      // A text begins in each list in order, so the questions go on with the hits of one word.
      let question = 0;
      let last = 0;
      eachHit(whole, each, (from, _to, fit) => {
        if (from < last) question = 0;
        last = from;
        while ((starts[question + 1] ?? Infinity) <= from) question += 1;
        if (fit > (own[question] ?? 0)) own[question] = fit;
      });
      const ofTopic = around.map((text) => fitIn(text, each));
      for (const [at, fit] of own.entries()) {
        const fits = fit > 0 || (ofTopic[topicOf[at] ?? 0] ?? 0) > 0;
        if (fit > 0) inText[at] = 1;
        if (!fits) total[at] = 0;
        else if (place === 0 || (total[at] ?? 0) > 0) total[at] = (total[at] ?? 0) + fit + 1;
      }
    }
    // The topic alone makes no hit: it stands above the questions itself.
    return total.map((fit, at) => (inText[at] === 1 ? fit : 0));
  }

  function placesOf(wanted: readonly QueryWord[], here: Here | undefined): Place[] {
    return readPlaces
      .filter(({ place }) => here === undefined || here.has(place.needs))
      .map(({ place, names, around: outer }) => {
        const own = wanted.map((each) => fitIn(names, each));
        const fits =
          own.some((fit) => fit > 0) && wanted.every((each, at) => (own[at] ?? 0) > 0 || fitIn(outer, each) > 0);
        return { place, fit: fits ? own.reduce<number>((sum, fit) => sum + fit, 0) : 0 };
      })
      .filter(({ fit }) => fit > 0)
      .sort((one, other) => other.fit - one.fit)
      .map(({ place }) => place);
  }

  /** Whether a topic's questions are on the device, the English ones and the Nepali ones. */
  const heldOf = (here: Here | undefined) =>
    topics.map(({ bank }) => [here?.has(bank) ?? true, here?.has(`${bank}.ne`) ?? true] as const);

  function questionsOf(wanted: readonly QueryWord[], here: Here | undefined): number[] | null {
    if (all === null) return null;
    if (wanted.length === 0) return [];
    const held = heldOf(here);
    const byFit = new Map<number, number[]>();
    for (const [question, fit] of fitsOf(wanted, all).entries()) {
      if (fit === 0) continue;
      const topic = all.topicOf[question] ?? 0;
      if (held[topic]?.[isNepali(topic, placeOf(all, question)) ? 1 : 0] !== true) continue;
      const same = byFit.get(fit);
      if (same === undefined) byFit.set(fit, [question]);
      else same.push(question);
    }
    return [...byFit].sort(([one], [other]) => other - one).flatMap(([, questions]) => questions);
  }

  const isNepali = (topic: number, place: number) => place >= sumOf(topics[topic]?.english ?? [0, 0, 0]);

  function questionAt(question: number): FoundQuestion {
    const topic = all?.topicOf[question] ?? 0;
    const place = all === null ? 0 : placeOf(all, question);
    const inNepali = isNepali(topic, place);
    const { english = [0, 0, 0], inNepali: others = [0, 0, 0] } = topics[topic] ?? {};
    return {
      topic,
      place,
      text: all?.texts[question] ?? '',
      inNepali,
      difficulty: inNepali ? classOf(others, place - sumOf(english)) : classOf(english, place),
    };
  }

  return {
    find: (query, here) => {
      const { wanted, also } = wantedIn(query, readTerms);
      const questions = questionsOf(wanted, here);
      return {
        places: wanted.length === 0 ? [] : placesOf(wanted, here),
        count: questions?.length ?? null,
        questionAt: (rank) => questionAt(questions?.[rank] ?? 0),
        also,
        marksIn: (text) => marksOf(text, wanted),
      };
    },
    countOf: (here) =>
      heldOf(here).reduce((sum, [english, inNepali], topic) => {
        const { english: first, inNepali: second } = topics[topic] ?? { english: [0, 0, 0], inNepali: [0, 0, 0] };
        return sum + (english ? sumOf(first) : 0) + (inNepali ? sumOf(second) : 0);
      }, 0),
  };
}

/** The texts of all questions as one text. */
interface AllTexts {
  readonly read: ReadText;
  readonly texts: readonly string[];
  /** Where each text begins. */
  readonly starts: Uint32Array;
  /** The topic of each question, and the first question of each topic. */
  readonly topicOf: Uint16Array;
  readonly firsts: readonly number[];
}

function readAll(all: string, sizes: readonly number[]): AllTexts {
  const texts = all.split(textSeparator);
  const starts = new Uint32Array(texts.length);
  let start = 0;
  for (const [place, text] of texts.entries()) {
    starts[place] = start;
    start += text.length + textSeparator.length;
  }
  const topicOf = new Uint16Array(texts.length);
  const firsts: number[] = [];
  let first = 0;
  for (const [topic, size] of sizes.entries()) {
    firsts.push(first);
    topicOf.fill(topic, first, first + size);
    first += size;
  }
  return { read: read(all), texts, starts, topicOf, firsts };
}

function placeOf({ topicOf, firsts }: AllTexts, question: number): number {
  return question - (firsts[topicOf[question] ?? 0] ?? 0);
}

function classOf(counts: DifficultyCounts, place: number): DifficultyClass {
  const [easy, middle] = counts;
  return difficultyClasses[place < easy ? 0 : place < easy + middle ? 1 : 2] ?? 'easy';
}

/** The hits in a text, in order. No two of them touch, and none parts a letter from its signs. */
function marksOf(text: string, wanted: readonly QueryWord[]): readonly Span[] {
  const searched = read(text);
  const hits: [from: number, to: number][] = [];
  for (const each of wanted) eachHit(searched, each, (from, to) => hits.push([from, wholeLetters(text, to)]));
  const marks: [from: number, to: number][] = [];
  for (const [from, to] of hits.sort(([one], [other]) => one - other)) {
    const last = marks[marks.length - 1];
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else marks.push([from, to]);
  }
  return marks;
}

/** The end of the letter that ends here: its signs belong to it, and so does a consonant that is written under it. */
function wholeLetters(text: string, end: number): number {
  let to = end;
  for (;;) {
    if (/[\p{M}\u200c\u200d]/u.test(text.charAt(to))) to += 1;
    else if (text.charAt(to - 1) === '्' && /[\u0904-\u0939]/.test(text.charAt(to))) to += 1;
    else return to;
  }
}
