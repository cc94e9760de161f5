import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fontverter from 'fontverter';
import { cutFont } from './cut-font.ts';
import { fontFolder } from './font-folder.ts';

/** With the space, browsers use this font for the measures of mathematics. */
const space = ' ';
const brackets = '()[]{}|‖⟨⟩⌈⌉⌊⌋/√';
const operators = '=−+×·,→←↔⇌⇒∘⋅′∫∮±<>∼≤≥≠≈≡∝:∪∩∈∉⊂⊆∧∨!∑∏÷…⋯⊕∞∂∅△∠⊥∥∀∃‾ˆ˙°';

/**
 * Writes the part of STIX Two Math that pages need. Few phones have a mathematics font, and without one a bracket beside a matrix stays as
 * small as a letter. Letters come from the text's font.
 */
export async function writeMathFont(root: string, folder = fontFolder(root)): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const file = join(root, 'node_modules/@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2');
  const face = await fontverter.convert(readFileSync(file), 'truetype');
  const cut = await cutFont(face, { characters: space + brackets + operators, features: 'dropped' });
  writeFileSync(join(folder, 'math.woff2'), await fontverter.convert(cut, 'woff2', 'truetype'));
}
