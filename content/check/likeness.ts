import type { Question } from '#exam/question.ts';
import { withoutRaised } from '#exam/raised.ts';
import { splitTex } from '#content/load/tex.ts';

/** The parts of a question that are compared to find near duplicates. */
export interface Likeness {
  /** The parts that must be equal: the options in any order, and the stem's numbers, formulas, gaps and denials. */
  readonly frame: string;
  /** The words that say what is asked, in alphabetical order; a word can stand there twice. */
  readonly words: readonly string[];
}

/** Long vowels of Devanagari, as letters and as signs, with the short vowels that are often written for them. */
const shortVowels: Readonly<Record<string, string>> = {
  '\u0908': '\u0907',
  '\u090A': '\u0909',
  '\u0940': '\u093F',
  '\u0942': '\u0941',
};

/** Words that ask, join or point. A stem asks the same without them. */
const fillers = wordSet(`
  a an the this that these those it its is are was were be been being am do does did has have had can could will would
  shall should may might which what who whom whose of in on at to for by with as from and or one ones following given
  correct right true best choose select find identify name tell pick mark indicate state give statement statements option
  options answer alternative called known said there their among amongst out so you we
  कुन कुनै कुनचाहिँ चाहिँ के को का की हो हुन् हुन हुन्छ हुन्छन् छ छन् थियो थिए भयो भएको भएका हुने भन्ने भनिन्छ गरिन्छ गर्छ
  मा मध्ये मध्येको तलका तलको तल निम्न निम्नलिखित दिइएका दिइएको यो यी त्यो एक एउटा र तथा अनि वा सही ठिक ठीक उत्तर विकल्प
  छान्नुहोस् बताउनुहोस्`);

/** Words that turn the question into its opposite, or into another place of an order. */
const denials = wordSet(`
  not no non never none except neither nor without incorrect wrong false untrue least cannot cant dont doesnt didnt isnt
  arent wasnt wont first second third fourth fifth last next half double twice two three four five six seven eight nine ten
  होइन होइनन् हैन छैन छैनन् थिएन नभएको नभएका नहुने नहुन् हुँदैन हुँदैनन् पर्दैन पर्दैनन् नपर्ने गर्दैन गर्दैनन् नगर्ने
  गरिँदैन भनिँदैन बाहेक गलत बेठिक असत्य पहिलो दोस्रो तेस्रो चौथो पाँचौँ अन्तिम`);

/**
 * The parts of a question that are compared (docs/decisions/2026-11-24-near-duplicates.md). `words` are the words of
 * its stem that say what is asked; `frame` must not differ. Differences of case, punctuation, Devanagari digits, and
 * long and short Nepali vowels are removed.
 */
export function likenessOf(question: Question): Likeness {
  const exact: string[] = [];
  const words: string[] = [];
  for (const { kind, text } of splitTex(withoutRaised(question.question))) {
    if (kind === 'tex') exact.push(`$${text.replaceAll(/\s+/g, '')}$`);
    else {
      for (const word of wordsOf(text)) {
        if (fillers.has(word)) continue;
        // A single letter is a quantity or a point: `x > y` is not `y > x`.
        const isExact = denials.has(word) || /^[a-z]$|[^\p{L}\p{M}]/u.test(word);
        (isExact ? exact : words).push(word);
      }
    }
  }
  const options = question.options.map(evenText).toSorted();
  return { frame: JSON.stringify([options, exact]), words: words.toSorted() };
}

/** A text without differences of spelling, case and punctuation, to compare options. */
export function evenText(text: string): string {
  return wordsOf(withoutRaised(text)).join(' ');
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).flatMap(wordsOf));
}

function wordsOf(text: string): string[] {
  const words = even(text).match(/[\p{L}\p{M}]+|\p{N}+|_+|[\p{S}%*/-]+/gu) ?? [];
  return words.map((word) => (word.length > 3 ? word.replace(/(?:का|कि)$/, 'को') : word));
}

/** One form for letters, hyphens, digits, Nepali vowels and nasal signs that are written in several ways. */
function even(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’‘\u200C\u200D]/g, '')
    .replaceAll(/[‐‑−–—]/g, '-')
    .replaceAll(/(\p{L}{2})-(?=\p{L}{2})/gu, '$1')
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replaceAll(/[\u0908\u090A\u0940\u0942]/g, (long) => shortVowels[long] ?? long)
    .replaceAll(/[\u0901-\u0903]/g, '');
}

/** Anything with words, as `likenessOf` returns them. */
interface ItemWords {
  readonly words: readonly string[];
}

/** Whether two questions with one frame say the same. One may have a few more words: up to a third, or one of two. */
export function isAlike({ words: one }: ItemWords, { words: other }: ItemWords): boolean {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  if (many.length - few.length > mostMore(few.length)) return false;
  // Both lists are in alphabetical order.
  let place = 0;
  for (const word of few) {
    while (place < many.length && many[place] !== word) place += 1;
    if (place === many.length) return false;
    place += 1;
  }
  return true;
}

function mostMore(words: number): number {
  return words < 2 ? 0 : Math.max(1, Math.floor(words / 3));
}

/** Finds like questions among questions with one frame. */
export interface LikenessIndex<Entry extends ItemWords> {
  /**
   * The questions that are like this one, in the order in which they were given. It includes the question itself if it
   * was given.
   */
  readonly like: (one: ItemWords) => Entry[];
}

/**
 * Makes an index over questions with one frame. A rare word leads to the candidates, so that not every pair is
 * compared.
 */
export function indexLikeness<Entry extends ItemWords>(entries: readonly Entry[]): LikenessIndex<Entry> {
  const byWord = new Map<string, number[]>();
  for (const [nth, { words }] of entries.entries()) for (const word of new Set(words)) append(byWord, word, nth);
  const rarest = ({ words }: ItemWords) =>
    words.reduce((rare, word) => (count(word) < count(rare) ? word : rare), words[0] ?? '');
  const count = (word: string) => byWord.get(word)?.length ?? 0;
  const masks = entries.map(maskOf);
  const byRarest = new Map<string, number[]>();
  for (const [nth, entry] of entries.entries()) append(byRarest, rarest(entry), nth);
  return {
    like: (one) => {
      const found = new Set<number>();
      const mask = maskOf(one);
      const look = (places: readonly number[] = []) => {
        for (const nth of places) {
          const both = mask & (masks[nth] ?? 0);
          // This alone rules most questions out: neither has all words of the other.
          if (both !== mask && both !== masks[nth]) continue;
          const entry = entries[nth];
          if (entry && isAlike(one, entry)) found.add(nth);
        }
      };
      // A question with all of its words has its rarest word. If it has all words of the other, it has the other's
      // rarest word.
      look(byWord.get(rarest(one)));
      for (const word of ['', ...new Set(one.words)]) look(byRarest.get(word));
      return [...found].toSorted((a, b) => a - b).flatMap((nth) => entries[nth] ?? []);
    },
  };
}

/**
 * Groups like questions with one frame, also if only a third question links them, each in the order given. Questions
 * that are like no other are left out.
 */
export function groupsOfLike<Entry extends ItemWords>(entries: readonly Entry[]): Entry[][] {
  // Of questions with exactly the same words only one is looked up.
  const same = [...Map.groupBy(entries, ({ words }) => words.join(' ')).values()];
  const kinds = same.map((all) => ({ words: all[0]?.words ?? [], all }));
  const index = indexLikeness(kinds);
  const done = new Set<ItemWords>();
  const places = new Map(entries.map((entry, place) => [entry, place]));
  const groups: Entry[][] = [];
  for (const kind of kinds) {
    if (done.has(kind)) continue;
    done.add(kind);
    const group = [kind];
    for (const member of group) {
      const fresh = index.like(member).filter((like) => !done.has(like));
      for (const like of fresh) done.add(like);
      group.push(...fresh);
    }
    const all = group.flatMap((member) => member.all);
    if (all.length > 1) groups.push(all.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)));
  }
  return groups;
}

/** Bits for a question's words. If one question has all the words of another, it has all its bits. */
function maskOf({ words }: ItemWords): number {
  let mask = 0;
  for (const word of words) {
    let hash = 0;
    for (let place = 0; place < word.length; place += 1) hash = (hash * 31 + word.charCodeAt(place)) | 0;
    mask |= 1 << (hash & 31);
  }
  return mask;
}

function append(map: Map<string, number[]>, key: string, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
