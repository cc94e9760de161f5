import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as fontverter from 'fontverter';
import { Blob, Buffer as Shaped, Face, Font, shape } from 'harfbuzzjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeNepaliFonts } from './nepali-fonts.ts';

const root = dirname(import.meta.dirname);
const whole = (weight: number) =>
  join(root, `node_modules/@fontsource/mukta/files/mukta-devanagari-${weight}-normal.woff2`);
let folder: string;
const cut = (weight: number) => join(folder, `mukta-nepali-${weight}.woff2`);
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tayari-fonts-'));
  await writeNepaliFonts(root, folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Draws words and gives how far each glyph moves the next. A wrong or absent glyph shows in these numbers. */
async function drawn(file: string, words: readonly string[]): Promise<readonly string[]> {
  const font = new Font(
    new Face(new Blob(new Uint8Array(await fontverter.convert(readFileSync(file), 'truetype')).buffer)),
  );
  return words.map((word) => {
    const shaped = new Shaped();
    shaped.addText(word);
    shaped.guessSegmentProperties();
    shape(font, shaped);
    const missing = shaped.getGlyphInfos().some(({ codepoint }) => codepoint === 0);
    return `${word}: ${
      missing
        ? 'missing'
        : shaped
            .getGlyphPositions()
            .map(({ xAdvance }) => xAdvance)
            .join(' ')
    }`;
  });
}

describe.each([400, 600, 800])('Mukta %i without what Nepali does not need', (weight) => {
  it('draws every word of ours as the whole face does', async () => {
    const sources = globSync('text/ne/*.ts', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
    const words = [...new Set(sources.join(' ').match(/[\u0900-\u097f\u200c\u200d]+/g))];
    expect(words.length).toBeGreaterThan(300);
    expect(await drawn(cut(weight), words)).toEqual(await drawn(whole(weight), words));
  });

  it('draws the names of people and places as the whole face does', async () => {
    const names = 'लक्ष्मी श्रेष्ठ कृष्ण खड्का भट्टराई मल्ल सिद्धार्थ ज्ञानेन्द्र विश्वकर्मा पद्मा ब्रह्म उच्च राष्ट्रिय क्षितिज डोट्टी'.split(
      ' ',
    );
    expect(await drawn(cut(weight), names)).toEqual(await drawn(whole(weight), names));
  });
});

it('that of running text draws words of a textbook, ours or not', async () => {
  const words = ['क्षेत्रफल', 'विद्युत्‌चुम्बकीय', 'द्वन्द्व', 'सङ्ख्या', 'ज्ञानेन्द्रिय', 'उज्ज्वल', 'कृषक', 'श्रृङ्खला', 'ॐ'];
  expect(await drawn(cut(400), words)).toEqual(await drawn(whole(400), words));
});

it('all of them together weigh at most 110 kB', () => {
  const bytes = [400, 600, 800].reduce((sum, weight) => sum + statSync(cut(weight)).size, 0);
  expect(bytes).toBeLessThan(110_000);
});
