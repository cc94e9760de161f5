import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fontverter from 'fontverter';
import { Blob, Buffer as Shaped, Face, Font, shape } from 'harfbuzzjs';
import { cutFont } from './cut-font.ts';
import { fontFolder } from './font-folder.ts';

/** The weights that pages use, and whether whole texts that are not ours (questions) may use them. Names may use each of them. */
const weights = [
  { weight: 400, anyText: true },
  { weight: 600, anyText: false },
  { weight: 800, anyText: false },
] as const;

const consonants = Array.from('कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह');
const vowelSigns = Array.from('ािीुूृेैोौंँः्');
/** Each sign of the script by itself, from Unicode. */
const signs = Array.from({ length: 0x80 }, (_, place) => String.fromCodePoint(0x0900 + place));
/** What all Nepali text needs: a consonant with each vowel, with र before and after it, and with य. */
const syllables = consonants.flatMap((one) => [
  ...vowelSigns.map((sign) => one + sign),
  ...['ाँ', 'ां', '्र', '्य', '्‍'].map((end) => one + end),
  `र्${one}`,
]);
const conjuncts = consonants.flatMap((one) =>
  consonants.flatMap((other) => ['', 'ि', '्र', '्रि', '्य', '्व'].map((end) => `${one}्${other}${end}`)),
);
/** The conjuncts in names of people and places, with the half forms that make conjuncts of three consonants. */
const usual =
  'क्क क्ख क्त क्ल क्व क्ष क्स ग्ग ग्घ ग्ध ग्न ग्ल ग्व घ्न ङ्क ङ्ख ङ्ग ङ्घ च्च च्छ ज्ज ज्झ ज्ञ ज्व ञ्च ञ्छ ञ्ज ट्ट ट्ठ ड्क ड्ड ण्ट ण्ठ ण्ड ण्ढ ण्ण ' +
  'त्क त्त त्थ त्न त्प त्म त्व त्स थ्व द्ग द्घ द्द द्ध द्भ द्म द्व ध्न ध्व न्त न्थ न्द न्ध न्न न्म न्व न्स न्ह प्त प्न प्प प्ल प्स ब्ज ब्द ब्ध ब्ब ब्ल ' +
  'म्न म्प म्फ म्ब म्भ म्म म्ल म्ह य्य ल्क ल्ग ल्ट ल्ड ल्द ल्प ल्म ल्ल ल्व ल्ह व्व श्च श्न श्म श्ल श्व ष्क ष्ट ष्ठ ष्ण ष्प ष्म ' +
  'स्क स्ख स्ट स्त स्थ स्न स्प स्फ स्म स्ल स्व स्स ह्न ह्म ह्ल ह्व क्ष्म क्ष्य न्त्र न्द्र न्ध्र ष्ट्र स्त्र त्त्व ज्ज्व च्छ्र द्ध्य म्प्र म्ब्र न्त्य न्ध्य त्स्य ङ्ग्र ण्ड्र';
const inNames = usual.split(' ').flatMap((one) => [one, `${one}ि`, `${one}ी`, `${one}्\u200d`]);

/**
 * Writes the faces of Mukta that pages use for Devanagari, without the glyphs that Nepali does not need: 70 kB of 300. All have what our
 * own texts and names need. That of running text also has every conjunct of two consonants, the usual ones of three, and every sign.
 */
export async function writeNepaliFonts(root: string, folder = fontFolder(root)): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const ours = globSync('text/{ne/*,calendar-names}.ts', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const words = new Set(ours.flatMap((source) => source.match(/[\u0900-\u097f\u200c\u200d]+/g) ?? []));
  for (const { weight, anyText } of weights) {
    const file = join(root, `node_modules/@fontsource/mukta/files/mukta-devanagari-${weight}-normal.woff2`);
    const needed = [...words, ...syllables, ...inNames, ...(anyText ? [...conjuncts, ...signs] : [])];
    // oxlint-disable-next-line eslint/no-await-in-loop -- three of them, in a module with one memory
    const face = await fontverter.convert(readFileSync(file), 'truetype');
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    const cut = await fontverter.convert(await subset(face, needed), 'woff2', 'truetype');
    writeFileSync(join(folder, `mukta-nepali-${weight}.woff2`), cut);
  }
}

/** The glyphs that draw these words: for a conjunct, the glyph of the whole conjunct. */
function glyphsOf(face: Uint8Array, words: readonly string[]): Set<number> {
  const font = new Font(new Face(new Blob(new Uint8Array(face).buffer)));
  const glyphs = new Set<number>();
  for (const word of words) {
    const shaped = new Shaped();
    shaped.addText(word);
    shaped.guessSegmentProperties();
    shape(font, shaped);
    for (const { codepoint } of shaped.getGlyphInfos()) glyphs.add(codepoint);
  }
  return glyphs;
}

/** The face with only the glyphs of these words, and all its layout features for them. */
function subset(face: Uint8Array, words: readonly string[]): Promise<Buffer> {
  // If the features could add glyphs, nearly the whole face would come along: every conjunct that the letters could form.
  return cutFont(face, { characters: words.join(''), glyphs: glyphsOf(face, words), features: 'kept' });
}
