/** A font that shows Devanagari for Latin letters. Its texts are ASCII and cannot be read without the font. */
export type LegacyFont = 'preeti' | 'kantipur' | 'sagarmatha' | 'himalb' | 'himalaya' | 'pcs-nepali' | 'fontasy-himali';

/**
 * What each key shows, mostly as in Unicode. Some keys are parts of letters. `ि` stands before its cluster, `र्` is the
 * reph after its cluster, and `र्‍` is the eyelash before one. `tail` is the arm that makes क्र of त्र and फ of प.
 */
export type Table = ReadonlyMap<string, string>;

/** The arm that completes a letter. */
export const tail = 'tail';
/** The sign above the next cluster; a typist enters it after that cluster. */
export const reph = 'र्';

/** Pairs of a key and what it shows, separated by spaces. */
function pairs(text: string): [string, string][] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => [pair.charAt(0), pair.slice(1)]);
}

/** The keys that all fonts of the typewriter's layout share. */
const letters = pairs(`
  aब bद cअ dम eभ fा gन hज iष् jव kप lि m${tail} nल oय pउ qत्र rच sक tत uग vख wध xह yथ zश
  Aब् Bद्य Dम् Eभ् Gन् Hज् Iक्ष् Jव् Kप् Lी Mः Nल् Oइ Pए Qत्त Rच् Sक् Tत् Uग् Vख् Wध् Yथ् Zश्
  -( _) +ं [ृ ]े }ै \\् |्र {${reph} :स् ;स ,, .। =. /र >श्र
  ¡ज्ञ् ¢द्घ £घ् §ट्ट Ø्य ßद्म åद्व çॐ æ“ Æ” ÷/ –– ——
`);

/** The upper row with digits on shift, as in Preeti. */
const digitsWithShift = pairs(`!१ @२ #३ $४ %५ ^६ &७ *८ (९ )० 0ण् 1ज्ञ 2द्द 3घ 4द्ध 5छ 6ट 7ठ 8ड 9ढ`);
/** The upper row with digits without shift. */
const digitsAsTheyAre = pairs(`0० 1१ 2२ 3३ 4४ 5५ 6६ 7७ 8८ 9९ !ज्ञ @द्द #घ $द्ध %छ ^ट &ठ *ड (ढ )ण्`);

const preetiLike = [...letters, ...digitsWithShift, ...pairs(`'ु "ू \`ञ ~ञ् <? ?रु ¿रू Cऋ ¥र्‍ ªङ «्र ±+ ¶ठ्ठ`)];
const himalayaLike = [...letters, ...digitsAsTheyAre, ...pairs(`Fा ¤ँ ®+ °ङ्क ´झ Ôक्ष Ùह Úु éङ्ग íष ñङ øय् úू Òू`)];

const tables: Readonly<Record<LegacyFont, Table>> = {
  preeti: new Map([
    ...preetiLike,
    ...pairs(`Fँ Xह् °ड्ढ ´झ Åहृ Ëङ्ग Ìन्न Íङ्क Îङ्ख Ö= ×× Ù; Ú’ Û! Ü% Ýट्ठ „ध्र …‘ ˆफ् ‰झ् ‹ङ्घ ‘ॅ •ड्ड ˜ऽ ›द्र`),
  ]),
  kantipur: new Map([
    ...preetiLike,
    ...pairs(`Fा “ँ Xहृ ¤झ् ¨ङ्ग ©र ¬… ®र °ड्ढ ´झ µर ºफ् Âर Èष Ëङ्ग Ìन्न Íङ्क Îफ् Ïफ् Ôक्ष Ú’ øय् „ध्र …‘ †! ‰झ् ‹ङ्घ
      Œत्त् œत्र् ‘ॅ •ड्ड ˜ऽ ™र ›ऽ`),
  ]),
  sagarmatha: new Map([
    ...preetiLike,
    ...pairs(`Fा “ँ Xहृ ¤! ¬ु ®र °ङ्क ´झ µझ ·ङ्ग ¸ड्ड Åफ Çफ् Èष Éस Òू Ôक्ष Ùह Ü% Þह् èद्भ øय् ‚) ƒद्र „् †; ‡े ˆृ ‰झ्
      Š${reph} ‹ै Œत्त् œत्र् ‘‘ ’’`),
  ]),
  himalb: new Map([...preetiLike, ...pairs(`Fा “ँ Xहृ ¬ु °ङ्क ´झ ·ङ्ग Èष Êत्र् Íक्त Òू Ôक्ष Ùह øय् …… †त्र ‰झ् Œत्त् œत्र् ‘‘ ’’`)]),
  himalaya: new Map([...himalayaLike, ...pairs(`'ू "ु \`ञ ~ञ् <? ?रु ¿रू Cऋ Xहृ ¥र्‍ ªङ «्र ¶ठ्ठ`)]),
  'pcs-nepali': new Map([...himalayaLike, ...pairs(`'ु "ू \`ञ् ~ङ <्र ?रू ¿रु Cर्‍ Xह् ¥ऋ ©? ªञ ·ठ्ठ`)]),
  'fontasy-himali': new Map(
    pairs(`
      0० 1१ 2२ 3३ 4४ 5५ 6६ 7७ 8८ 9९ !! "” ## $$ %% && '' (( )) ** ++ ,, -- .. // :: ;; << == >> ?? @@ [[ ]] __
      aक bख cग dघ eङ्ग fद्द gज hझ iञ jढ kण lत nथ oद्व pम qय rच्य s्र uल vस wहृ yक्ष zज्ञ
      Aक् Bख् Cग् Dघ् Eङ्क Fछ Gज् Hझ Iञ् Kण् Lत् Mत्त Nथ् Oद्ध Pम् Qय् S्र Tरू Uल् Vस् Wह Xह् Yक्ष् Zज्ञ्
      ¡अ ¢ा £ॐ ¤् ¦इ §ि ¨ई ©ी ªउ «ु ¬ु ®ू ¯ू °ऋ ±ृ ²ए ³े ´ऐ µै ¶ओ ¸औ ¹ौ ½ँ ¾ं ¿ः Éच् Ìट Îठ Ðङ Ñद Òध् Óद्म Ôन् Õफ्
      Öप् Øब् Ùश् Úव् Üष् ßरु éच ìट्ट îठ्ठ ïड ðङ ñद्घ òध óद्य ôन õफ öप øब ùश úव ûश्र üष ýत्र Š${reph} šर Œभ् œभ Ÿर्‍
    `),
  ),
};

/** What the keys of a font show. */
export function tableOf(font: LegacyFont): Table {
  return tables[font];
}

/** Names of fonts as documents have them, without case, spaces and signs. The longest names come first. */
const names: readonly (readonly [RegExp, LegacyFont])[] = [
  [/^fontasyhimalitt/, 'himalaya'],
  [/^fontasyhimali|^himali/, 'fontasy-himali'],
  [/^himalaya/, 'himalaya'],
  [/^himalb|^himal$/, 'himalb'],
  [/^pcsnepal/, 'pcs-nepali'],
  [/^kantipur/, 'kantipur'],
  [/^sagarmatha|^sagar$/, 'sagarmatha'],
  [/^preeti/, 'preeti'],
];

/**
 * The legacy font that a name in a document means (`Preeti`, `PREETI Bold`, `Kantipur Regular`); null for any other
 * name.
 */
export function legacyFontNamed(name: string): LegacyFont | null {
  const plain = name.toLowerCase().replace(/[^a-z]/g, '');
  return names.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}
