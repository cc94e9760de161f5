import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { foldDevanagari, foldLatin, matchSounds, soundsOf } from './skeleton.ts';

const matches = (word: string, typed: string) => matchSounds(soundsOf(word), foldLatin(typed));

describe('a Nepali word is found by what people type for it', () => {
  it.each([
    ['प्रकाश', 'prakash prakaash prakas Prakasha'],
    ['तापक्रम', 'tapkram taapkram tapakram'],
    ['विद्युत्', 'bidyut vidyut bidhyut'],
    ['शक्ति', 'shakti sakti shaktee'],
    ['शिक्षा', 'shiksha sikshya siksha'],
    ['ज्ञान', 'gyan gyaan jnan'],
    ['चुम्बकत्व', 'chumbakatwa chumbakatva chumbaktwo'],
    ['संविधान', 'sambidhan sanvidhan samvidhan'],
    ['पृथ्वी', 'prithvi prithwi prithbi'],
    ['गुरुत्वाकर्षण', 'gurutwakarshan gurutvakarsan'],
    ['बच्चा', 'baccha bachcha bachchaa'],
    ['फूल', 'phul phool ful'],
    ['सङ्ख्या', 'sankhya'],
    ['काठमाडौं', 'kathmadau kathmadaun'],
    ['गरिएको', 'garieko'],
    ['२०७४', '2074'],
  ])('%s by %s', (word, all) => {
    const typed = all.split(' ');
    expect(typed.filter((each) => matches(word, each)?.whole)).toEqual(typed);
  });
});

test('a word is found from its beginning on, and only from there', () => {
  expect(matches('प्रकाशको', 'prakash')).toEqual({ end: 6, whole: false });
  expect(matches('प्रकाश', 'pra')).toEqual({ end: 3, whole: false });
  expect(matches('प्रकाश', 'kash')).toBeNull();
  expect(matches('प्रकाश', 'prakashan')).toBeNull();
  expect(matches('गति', 'gate')).toBeNull();
});

test('a Devanagari beginning finds its word at every letter', () => {
  const word = soundsOf('प्रिज्म');
  const typed = ['प', 'प्', 'प्र', 'प्रि', 'प्रिज', 'प्रिज्म'];
  expect(typed.filter((each) => matchSounds(word, foldDevanagari(each)) !== null)).toEqual(typed);
  expect(matchSounds(word, foldDevanagari('प्रा'))).toBeNull();
});

/** The usual spellings of consonants and vowels. No letter of one begins as a sound of another ends. */
const consonants: readonly (readonly [sign: string, spellings: readonly string[]])[] = [
  ['क', ['k', 'q']],
  ['ख', ['kh']],
  ['ग', ['g']],
  ['च', ['ch']],
  ['छ', ['chh', 'ch']],
  ['ज', ['j', 'z']],
  ['ट', ['t']],
  ['थ', ['th']],
  ['द', ['d']],
  ['ध', ['dh']],
  ['न', ['n']],
  ['प', ['p']],
  ['फ', ['ph', 'f']],
  ['ब', ['b']],
  ['भ', ['bh']],
  ['म', ['m']],
  ['र', ['r']],
  ['ल', ['l']],
  ['व', ['v', 'w', 'b']],
  ['श', ['sh', 's']],
  ['ष', ['sh']],
  ['स', ['s']],
];
const vowels: readonly (readonly [sign: string, spellings: readonly string[]])[] = [
  ['', ['a']],
  ['ा', ['a', 'aa']],
  ['ि', ['i']],
  ['ी', ['i', 'ee']],
  ['ु', ['u']],
  ['ू', ['u', 'oo']],
  ['े', ['e']],
  ['ो', ['o']],
  ['ै', ['ai']],
  ['ृ', ['ri']],
];
const syllable = fc
  .tuple(fc.constantFrom(...consonants), fc.constantFrom(...vowels))
  .chain(([[consonant, own], [vowel, after]]) =>
    fc.tuple(fc.constant(consonant + vowel), fc.constantFrom(...own), fc.constantFrom(...after)),
  );

test('a word of any syllables is found by any usual spelling of them, and by each beginning of it', () => {
  fc.assert(
    fc.property(fc.array(syllable, { minLength: 1, maxLength: 6 }), fc.boolean(), (syllables, withLast) => {
      const word = syllables.map(([signs]) => signs).join('');
      const spelt = syllables.map(([, consonant, vowel]) => consonant + vowel).join('');
      const endsInVowel = withLast || syllables.at(-1)?.[0].length === 2;
      const typed = endsInVowel ? spelt : spelt.slice(0, -1);
      expect(matches(word, typed)).toEqual({ end: word.length, whole: true });
      for (let length = 1; length < syllables.length; length += 1) {
        const beginning = syllables.slice(0, length);
        const start = beginning.map(([, consonant, vowel]) => consonant + vowel).join('');
        expect(matches(word, start)?.end).toBe(beginning.map(([signs]) => signs).join('').length);
      }
    }),
  );
});

test('the inner vowel between two consonants may be left out', () => {
  fc.assert(
    fc.property(syllable, syllable, syllable, (first, second, third) => {
      const heard = [first, second, third].map(([, consonant, vowel]) => [consonant, vowel] as const);
      const [[a, b] = ['', ''], [c] = ['', ''], [d, e] = ['', '']] = heard;
      const sounds = [c, d].map((each) => foldLatin(each));
      // Two letters that run together are another sound.
      fc.pre(foldLatin(c + d) === sounds.join(''));
      const word = `${first[0]}${second[0].charAt(0)}${third[0]}`;
      expect(matches(word, a + b + c + d + e)?.whole).toBe(true);
    }),
  );
});

test('what is folded once stays as it is', () => {
  fc.assert(
    fc.property(fc.array(syllable, { minLength: 1, maxLength: 5 }), (syllables) => {
      const folded = foldDevanagari(syllables.map(([signs]) => signs).join(''));
      expect(foldLatin(folded)).toBe(folded);
    }),
  );
});
