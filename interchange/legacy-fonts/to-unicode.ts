import { reph, tableOf, tail, type LegacyFont } from './tables.ts';

/** A text in Unicode. `unsure` has the parts that could not be converted with certainty, in the old letters. */
export interface ConvertedText {
  readonly text: string;
  readonly unsure: readonly string[];
}

const isConsonant = /^[क-ह]/;
const isVowel = /^[अआइईउऊऋएऐओऔ]/;
const isSign = /^[ािीुूृेैौॅँंः]$/;
/** The order of signs in Unicode. */
const order = 'ृािीुूॅेैोौँंः';

/** The letters that an added arm makes. */
const armed: readonly (readonly [RegExp, string])[] = [
  [/त्र(?=्?$)/, 'क्र'],
  [/त्त(?=्?$)/, 'क्त'],
  [/उ$/, 'ऊ'],
  [/भ(?=्?(?:्र)?$)/, 'झ'],
  [/प(?=्?(?:्र)?$)/, 'फ'],
];

/** Words that end in a visarga. After any other word the sign is a colon, because these fonts have one key for both. */
const visarga =
  /(?:^|[^\p{L}\p{M}])(?:(?:[\p{L}\p{M}]*(?:अन्त|विशेष|मूल|मुख्य|पूर्ण|रूप|सम्भव|वस्तु|सामान्य|साधारण|फल|परिणाम|निश्चय|स्वभाव|कार्य|अंश|सर्व|प्रथम|तत्त्व|तत्व|प्राय|न्याय|धर्म|पूर्व|क्रम|अनुमान|विवेक|यथार्थ|शास्त्र|व्यक्ति|निज)त|अत|स्वत|यत|तत|इत|पुन|प्राय|नम|प्रात|क्रमश|शतश|अक्षरश|अंशश|बहुश|विशेषत))$/u;

/** A letter and a sign that make another letter. टृ looks like ट्ट, and टृ is not a syllable. */
const wholes: readonly (readonly [letter: string, sign: string, whole: string])[] = [
  ['अ', 'ा', 'आ'],
  ['अ', 'ो', 'ओ'],
  ['अ', 'ौ', 'औ'],
  ['ए', 'े', 'ऐ'],
  ['ट', 'ृ', 'ट्ट'],
];

/** How many syllables back the word before a visarga may begin. */
const longestWord = 12;

/** A cluster of consonants, or a vowel, with all signs around it. */
class Syllable {
  letters = '';
  /** Whether the next consonant joins this one, after a half letter or a halant. */
  open: 'half' | 'halant' | null = null;
  hasReph = false;
  readonly signs: string[] = [];
  /** The letters that were typed for it. */
  typed = '';

  /** The Unicode text, and whether Nepali has such a syllable. */
  composed(): { readonly text: string; readonly isSound: boolean } {
    let { letters } = this;
    if (this.signs.length === 0 && !this.hasReph) return { text: letters, isSound: true };
    let signs = [...new Set(this.signs)];
    const replace = (parts: string, whole: string) => {
      signs = signs.filter((sign) => !parts.includes(sign));
      if (whole !== '') signs.push(whole);
    };
    if (signs.includes('ा') && signs.includes('े')) replace('ाे', 'ो');
    else if (signs.includes('ा') && signs.includes('ै')) replace('ाै', 'ौ');
    for (const [letter, sign, whole] of wholes) {
      if (letters !== letter || !signs.includes(sign)) continue;
      letters = whole;
      replace(sign, '');
    }
    signs.sort((a, b) => order.indexOf(a) - order.indexOf(b));
    const vowelSigns = signs.filter((sign) => !/[ँंः]/.test(sign));
    const isBare = vowelSigns.length === 0 && !this.hasReph && this.open === null;
    return {
      text: (this.hasReph ? reph : '') + letters + signs.join(''),
      isSound: letters !== '' && vowelSigns.length <= 1 && (isBare || !isVowel.test(letters)),
    };
  }
}

/**
 * Converts a text in a legacy font to Unicode. The time grows in proportion to the length, and it never throws. A
 * character that the font lacks stays as it is. `unsure` names such characters, and parts that make no syllable.
 */
export function toUnicode(text: string, font: LegacyFont): ConvertedText {
  const writer = new Writer();
  const table = tableOf(font);
  for (const key of text) writer.key(key, table.get(key));
  return writer.end();
}

class Writer {
  readonly #out: string[] = [];
  readonly #unsure = new Set<string>();
  #now: Syllable | null = null;
  /** Whether the last key was the one for colon and visarga. */
  #isColonOpen = false;

  key(key: string, shown: string | undefined): void {
    if (this.#isColonOpen) this.#closeColon(shown !== undefined && (isConsonant.test(shown) || isVowel.test(shown)));
    const now = this.#now;
    const before = now?.typed ?? '';
    if (shown === undefined) this.#unknown(key);
    else if (shown === tail) this.#arm(key);
    else if (shown === reph) this.#reph(key);
    else if (shown === 'ः') this.#colon();
    else if (shown === 'ि') this.#before();
    else if (isSign.test(shown)) this.#sign(key, shown);
    else if (shown.startsWith('्')) this.#join(key, shown);
    else if (isConsonant.test(shown)) this.#letter(shown);
    else if (isVowel.test(shown)) this.#begin().letters = shown;
    else this.#plain(shown);
    if (this.#now) this.#now.typed = (this.#now === now ? before : this.#now.typed) + key;
  }

  end(): ConvertedText {
    this.#flush();
    if (this.#isColonOpen) this.#closeColon(false);
    return { text: this.#out.join(''), unsure: [...this.#unsure] };
  }

  #put(text: string): void {
    this.#out.push(text);
  }

  #flush(): void {
    const now = this.#now;
    if (!now) return;
    this.#now = null;
    const { text, isSound } = now.composed();
    if (!isSound) this.#unsure.add(now.typed);
    this.#put(text);
  }

  #begin(): Syllable {
    this.#flush();
    this.#now = new Syllable();
    return this.#now;
  }

  #plain(shown: string): void {
    this.#flush();
    this.#put(shown);
  }

  #unknown(key: string): void {
    const now = this.#now;
    // Word processors turn the keys of ु and ू into these quotation marks.
    if (now && now.letters !== '' && /[‘’]/.test(key)) now.signs.push('ु');
    else if (now && now.letters !== '' && /[“”]/.test(key)) now.signs.push('ू');
    else {
      this.#plain(key);
      if (/(?!\u200c|\u200d)[^\s\u0900-\u097f.,()[\]–—-]/u.test(key)) this.#unsure.add(key);
    }
  }

  #arm(key: string): void {
    const now = this.#now;
    const found = now && armed.find(([letter]) => letter.test(now.letters));
    if (now && found) now.letters = now.letters.replace(found[0], found[1]);
    else this.#lost(key);
  }

  #reph(key: string): void {
    const now = this.#now;
    if (!now || now.letters === '') this.#lost(key);
    else if (now.letters === 'इ') now.letters = 'ई';
    else if (now.letters !== 'ई') now.hasReph = true;
  }

  #colon(): void {
    this.#flush();
    this.#isColonOpen = true;
  }

  #closeColon(isWithin: boolean): void {
    this.#isColonOpen = false;
    const before = this.#out.slice(-longestWord).join('');
    const isAfterLetter = /[\p{L}\p{M}]$/u.test(before);
    this.#put(isAfterLetter && (isWithin || visarga.test(before.slice(-40))) ? 'ः' : ':');
  }

  #before(): void {
    // The sign stands before its cluster. Within a half-written cluster it belongs to the whole cluster.
    const now = this.#now;
    if (now && now.open !== null) now.signs.push('ि');
    else this.#begin().signs.push('ि');
  }

  #sign(key: string, sign: string): void {
    const now = this.#now;
    if (!now || now.letters === '') this.#lost(key);
    // The vertical stroke completes a half letter.
    else if (sign === 'ा' && now.open === 'half') {
      now.letters = now.letters.slice(0, -1);
      now.open = null;
    } else now.signs.push(sign);
  }

  #join(key: string, shown: string): void {
    const now = this.#now;
    if (!now || !isConsonant.test(now.letters)) this.#lost(key);
    else if (shown === '्') {
      if (now.open === null) now.letters += shown;
      now.open = 'halant';
    } else {
      now.letters = (now.open === null ? now.letters : now.letters.slice(0, -1)) + shown;
      now.open = null;
    }
  }

  #letter(shown: string): void {
    const [letters = '', sign] = /^([^ुूृ]+)([ुूृ])?$/.exec(shown)?.slice(1) ?? [shown];
    const now = this.#now;
    const isNext = now !== null && (now.open !== null || (now.letters === '' && now.signs.length > 0));
    const syllable = isNext ? now : this.#begin();
    syllable.letters += letters;
    syllable.open = /्\u200d?$/.test(letters) ? 'half' : null;
    if (sign !== undefined) syllable.signs.push(sign);
  }

  /** Notes a sign that no letter carries. */
  #lost(key: string): void {
    this.#flush();
    this.#unsure.add(key);
    this.#put(key);
  }
}
