import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The part of HarfBuzz's subsetter that we use. It comes as WebAssembly only, and its numbers are addresses in its memory. */
const subsetterCalls = [
  '_initialize',
  'malloc',
  'hb_blob_create',
  'hb_blob_get_data',
  'hb_blob_get_length',
  'hb_face_create',
  'hb_face_reference_blob',
  'hb_set_add',
  'hb_set_clear',
  'hb_set_invert',
  'hb_subset_input_create_or_fail',
  'hb_subset_input_glyph_set',
  'hb_subset_input_set',
  'hb_subset_input_set_flags',
  'hb_subset_input_unicode_set',
  'hb_subset_or_fail',
] as const;

interface Subsetter {
  readonly memory: WebAssembly.Memory;
  readonly calls: Readonly<Record<(typeof subsetterCalls)[number], (...args: number[]) => number>>;
}

const writableMemory = 2;
const layoutFeatures = 6;
const noHinting = 0x1;
const noLayoutClosure = 0x200;

interface FontCut {
  /** Every character that stays. */
  readonly characters: string;
  /** Other glyphs that stay, such as those of conjuncts. */
  readonly glyphs?: Iterable<number>;
  /** 'kept': all layout features, for the kept glyphs only; 'dropped': no features. */
  readonly features: 'kept' | 'dropped';
}

/** A TrueType face with only these characters and glyphs. A mathematics face keeps the larger forms of its brackets. */
export async function cutFont(face: Uint8Array, { characters, glyphs = [], features }: FontCut): Promise<Buffer> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm);
  const { memory, calls: harfbuzz } = subsetterOf(instance.exports);
  // oxlint-disable-next-line eslint/no-underscore-dangle -- WASI's name for what has to be called first
  harfbuzz._initialize();
  const data = harfbuzz.malloc(face.byteLength);
  new Uint8Array(memory.buffer).set(face, data);
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
  return Buffer.from(new Uint8Array(memory.buffer).slice(start, start + harfbuzz.hb_blob_get_length(cut)));
}

/** Throws an Error that names what the subsetter lacks; another release may lack something. */
function subsetterOf(exports: WebAssembly.Exports): Subsetter {
  const { memory } = exports;
  if (!(memory instanceof WebAssembly.Memory)) throw new Error('The font subsetter has no memory.');
  const callOf = (name: string) => {
    const call = exports[name];
    if (typeof call !== 'function') throw new Error(`The font subsetter has no ${name}.`);
    return (...args: number[]) => Number(call(...args));
  };
  return {
    memory,
    calls: Object.fromEntries(subsetterCalls.map((name) => [name, callOf(name)])) as Subsetter['calls'],
  };
}
