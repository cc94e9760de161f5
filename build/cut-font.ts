import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What is used of HarfBuzz's subsetter, which comes as WebAssembly alone; numbers are addresses in its memory. */
interface Subsetter {
  readonly memory: WebAssembly.Memory;
  readonly _initialize: () => void;
  readonly malloc: (bytes: number) => number;
  readonly hb_blob_create: (data: number, bytes: number, mode: number, user: number, destroy: number) => number;
  readonly hb_blob_get_data: (blob: number, length: number) => number;
  readonly hb_blob_get_length: (blob: number) => number;
  readonly hb_face_create: (blob: number, index: number) => number;
  readonly hb_face_reference_blob: (face: number) => number;
  readonly hb_set_add: (set: number, value: number) => void;
  readonly hb_set_clear: (set: number) => void;
  readonly hb_set_invert: (set: number) => void;
  readonly hb_subset_input_create_or_fail: () => number;
  readonly hb_subset_input_glyph_set: (input: number) => number;
  readonly hb_subset_input_set: (input: number, which: number) => number;
  readonly hb_subset_input_set_flags: (input: number, flags: number) => void;
  readonly hb_subset_input_unicode_set: (input: number) => number;
  readonly hb_subset_or_fail: (face: number, input: number) => number;
}

const writableMemory = 2;
const layoutFeatures = 6;
const noHinting = 0x1;
const noLayoutClosure = 0x200;

interface FontCut {
  /** Every character that is kept. */
  readonly characters: string;
  /** Glyphs that are kept besides, such as those of conjuncts. */
  readonly glyphs?: Iterable<number>;
  /** 'kept': all layout features, for the kept glyphs alone; 'dropped': none. */
  readonly features: 'kept' | 'dropped';
}

/** A TrueType face with these characters and glyphs alone; of a mathematics face, the larger forms of its brackets come along. */
export async function cutFont(face: Uint8Array, { characters, glyphs = [], features }: FontCut): Promise<Buffer> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm);
  const harfbuzz = instance.exports as unknown as Subsetter;
  // oxlint-disable-next-line eslint/no-underscore-dangle -- WASI's name for what has to be called first
  harfbuzz._initialize();
  const data = harfbuzz.malloc(face.byteLength);
  new Uint8Array(harfbuzz.memory.buffer).set(face, data);
  const whole = harfbuzz.hb_face_create(harfbuzz.hb_blob_create(data, face.byteLength, writableMemory, 0, 0), 0);
  const input = harfbuzz.hb_subset_input_create_or_fail();
  const featureSet = harfbuzz.hb_subset_input_set(input, layoutFeatures);
  harfbuzz.hb_set_clear(featureSet);
  if (features === 'kept') harfbuzz.hb_set_invert(featureSet);
  harfbuzz.hb_subset_input_set_flags(input, features === 'kept' ? noLayoutClosure | noHinting : noHinting);
  const glyphSet = harfbuzz.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) harfbuzz.hb_set_add(glyphSet, glyph);
  const letters = harfbuzz.hb_subset_input_unicode_set(input);
  for (const letter of characters) harfbuzz.hb_set_add(letters, letter.codePointAt(0) ?? 0);
  const cut = harfbuzz.hb_face_reference_blob(harfbuzz.hb_subset_or_fail(whole, input));
  const start = harfbuzz.hb_blob_get_data(cut, 0);
  return Buffer.from(new Uint8Array(harfbuzz.memory.buffer).slice(start, start + harfbuzz.hb_blob_get_length(cut)));
}
