import encodeQr from 'qr';
import { expect, it } from 'vitest';
import { openQrReader } from './read-qr.ts';

const text = 'TAYARI:BCA-2083:620117:A7BCDEFG';

/** A picture of a code, eight pixels a module; of nothing without a text. */
function pictureOf(shown: string | null): HTMLCanvasElement {
  const modules = encodeQr(shown ?? text, 'raw');
  const side = modules.length * 8;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  const isDark = (x: number, y: number) => modules[Math.floor(y / 8)]?.[Math.floor(x / 8)] === true;
  if (shown !== null)
    for (let at = 0; at < side * side; at += 1)
      if (isDark(at % side, Math.floor(at / side))) data.fill(0, at * 4, at * 4 + 3);
  const context = { getImageData: () => ({ data, width: side, height: side }) };
  return { width: side, height: side, getContext: () => context } as unknown as HTMLCanvasElement;
}

/** A browser whose reader says this; null where it has the name of one without the service behind it. */
const browserThatSays = (said: string | null) =>
  class {
    static readonly getSupportedFormats = async () => ['qr_code'];
    readonly detect = async () => {
      if (said === null) throw new Error('Barcode detection service unavailable');
      return [{ rawValue: said }];
    };
  };
const load = () => import('qr/decode.js');
const neverLoads = () => Promise.reject(new Error('no network'));

it('reads a code by the package where the browser has no reader, and nothing in a picture without one', async () => {
  const read = await openQrReader({ load });
  expect([await read(pictureOf(text)), await read(pictureOf(null))]).toEqual([text, null]);
});

it('takes the browser’s reader, and loads nothing', async () => {
  const read = await openQrReader({ BarcodeDetector: browserThatSays('of the browser'), load: neverLoads });
  expect(await read(pictureOf(text))).toBe('of the browser');
});

it('reads by the package where the browser’s reader does not work after all', async () => {
  const read = await openQrReader({ BarcodeDetector: browserThatSays(null), load });
  expect([await read(pictureOf(text)), await read(pictureOf(text))]).toEqual([text, text]);
});

it('says that nothing reads where neither is there', async () => {
  await expect(openQrReader({ load: neverLoads })).rejects.toThrow('no network');
});
