/**
 * The keys of an English keyboard with their characters in the Romanised Nepali layout of Madan Puraskar Pustakalaya. The backslash stays,
 * because TeX starts with it.
 */
const english = '1234567890qwertyuiop[]asdfghjklzxcvbnm./QWERTYUIOP{}ASDFGHJKL|ZXCVBNM<>~';
const nepali =
  '१ २ ३ ४ ५ ६ ७ ८ ९ ० ट ौ े र त य ु ि ो प इ ए ा स द उ ग ह ज क ल ष ड च व ब न म । ् ठ औ ै ृ थ ञ ू ी ओ फ ई ऐ आ श ध ऊ घ अ झ ख ॥ ः ऋ ढ छ ँ भ ण ं ङ . ऽ'.split(
    ' ',
  );

const letters: ReadonlyMap<string, string> = new Map(
  Array.from(english).map((key, place) => [key, nepali[place] ?? key] as const),
);

/** What a key writes in Devanagari behind this text. Null in a formula, and for keys that the layout leaves alone. */
export function devanagariFor(key: string, before: string): string | null {
  const signs = before.match(/\\.|\$/gs) ?? [];
  const isInFormula = signs.filter((sign) => sign === '$').length % 2 === 1;
  return isInFormula ? null : (letters.get(key) ?? null);
}
