/**
 * A sound of a Devanagari word: the Latin letters for it. `optional` sounds may be left out as one types: the vowel inside a consonant,
 * and a nasal. `end` is the place in the word after the sign.
 */
interface Sound {
  readonly letters: string;
  readonly optional: 'vowel' | 'nasal' | 'breath' | null;
  readonly end: number;
}

/** How a Devanagari word sounds, as people type it in Latin letters. */
export type Sounds = readonly Sound[];

/** How much of a word was matched: to which place of it, and whether that is all of it. */
export interface SoundMatch {
  readonly end: number;
  readonly whole: boolean;
}

/** Letters that are typed alike have one sign: 'sakti' and 'shakti', 'bidyut' and 'vidyut'. */
const consonants = lettersOf({
  k: 'कख',
  g: 'गघ',
  c: 'चछ',
  j: 'जझ',
  t: 'टठतथ',
  d: 'डढदध',
  n: 'ङञणन',
  p: 'पफ',
  b: 'बभव',
  m: 'म',
  y: 'य',
  r: 'र',
  l: 'लळ',
  s: 'शषस',
  h: 'ह',
});

/** Each vowel as a letter of its own, then as a sign at a consonant. */
const vowels = lettersOf({
  a: 'अआा',
  i: 'इईिी',
  u: 'उऊुू',
  ri: 'ऋृ',
  e: 'एेऍॅ',
  ai: 'ऐै',
  o: 'ओोऑॉ',
  au: 'औौ',
});

const virama = '्';

function lettersOf(signs: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(signs).flatMap(([letters, all]) => Array.from(all).map((sign) => [sign, letters] as const)),
  );
}

/** Two consonants in one sign, which sound like others. */
const joined: Readonly<Record<string, string>> = { ज्ञ: 'gy', क्ष: 'ks' };

/** Reads a Devanagari word. Signs without a sound of their own are passed over. */
export function soundsOf(word: string): Sounds {
  const sounds: Sound[] = [];
  const add = (letters: string, optional: Sound['optional'], end: number) => sounds.push({ letters, optional, end });
  const addConsonant = (letters: string, end: number) => {
    // A double consonant is typed once or twice.
    if (sounds[sounds.length - 1]?.letters === letters) sounds.pop();
    add(letters, null, end);
  };
  let place = 0;
  while (place < word.length) {
    const sign = word.charAt(place);
    const pair = joined[word.slice(place, place + 3)];
    const consonant = pair ?? consonants.get(sign);
    if (consonant !== undefined) {
      place += pair === undefined ? 1 : 3;
      addConsonant(consonant, place);
      if (word.charAt(place) === '़') place += 1;
      if (word.charAt(place) === virama) place += 1;
      else if (!vowels.has(word.charAt(place))) add('a', 'vowel', place);
      continue;
    }
    place += 1;
    const vowel = vowels.get(sign);
    if (vowel === 'ri') addConsonant('r', place);
    if (vowel !== undefined) add(vowel === 'ri' ? 'i' : vowel, null, place);
    else if (sign === 'ं' || sign === 'ँ') add('n', 'nasal', place);
    else if (sign === 'ः') add('h', 'breath', place);
    else if (/[०-९]/.test(sign)) add(String((sign.codePointAt(0) ?? 0) - 0x0966), null, place);
  }
  return sounds;
}

/** What of a word as typed becomes which letter. The order counts. */
const foldings: readonly (readonly [RegExp, string])[] = [
  [/x|k(?:sh|chh?)(?=y)y|ksh|kchh/g, 'ks'],
  [/jny?|gny/g, 'gy'],
  [/chh?/g, 'c'],
  [/sh/g, 's'],
  [/ph|f/g, 'p'],
  [/([kgjtdb])h/g, '$1'],
  [/[vw]/g, 'b'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/a{2,}/g, 'a'],
  [/e{2,}|i{2,}/g, 'i'],
  [/o{2,}|u{2,}/g, 'u'],
  [/([b-df-hj-np-tv-z])\1+/g, '$1'],
];

/** A word in Latin letters, as people type Nepali, in the letters of `Sounds`: 'shakti', 'Sakti' and 'shaktee' are 'sakti'. */
export function foldLatin(word: string): string {
  return foldings.reduce((folded, [from, to]) => folded.replace(from, to), word.toLowerCase());
}

/** A Devanagari word in the same letters. Its last inner vowel is left out, because a next sign may still take its place. */
export function foldDevanagari(word: string): string {
  const sounds = soundsOf(word);
  const spoken = sounds[sounds.length - 1]?.optional === 'vowel' ? sounds.slice(0, -1) : sounds;
  return spoken.map(({ letters }) => letters).join('');
}

/** Whether a word begins with what is typed, given in folded letters. Null if it does not. */
export function matchSounds(sounds: Sounds, folded: string): SoundMatch | null {
  let at = 0;
  let end = 0;
  let next = 0;
  while (at < folded.length) {
    const sound = sounds[next];
    if (sound === undefined) return null;
    const taken = takenBy(sound, folded, at);
    if (taken === 0 && sound.optional === null) return null;
    at += taken;
    if (taken > 0) ({ end } = sound);
    next += 1;
  }
  return { end, whole: sounds.slice(next).every(({ optional }) => optional !== null) };
}

/** How many of the letters at this place are the sound; 0 for none. The last sound may be typed in part. */
function takenBy({ letters, optional }: Sound, folded: string, at: number): number {
  const letter = folded.charAt(at);
  // 'tatwo' is तत्त्व, and 'sambidhan' is संविधान.
  if (optional === 'vowel') return letter === 'a' || letter === 'o' ? 1 : 0;
  if (optional === 'nasal') return letter === 'n' || letter === 'm' ? 1 : 0;
  // Most words begin with another letter, and thousands are compared.
  if (letters.charCodeAt(0) !== folded.charCodeAt(at)) return 0;
  if (folded.startsWith(letters, at)) return letters.length;
  const rest = folded.slice(at);
  return letters.startsWith(rest) ? rest.length : 0;
}
