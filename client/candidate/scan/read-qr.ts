import { chunk } from '#client/ui/chunk.ts';

/** Reads the QR code of a picture; null without one. Never throws. */
export type QrReader = (picture: HTMLCanvasElement) => Promise<string | null>;

/** The browser's own reader, where it has one. The type library does not know it. */
interface Detector {
  readonly detect: (picture: HTMLCanvasElement) => Promise<readonly { readonly rawValue: string }[]>;
}
interface Detectors {
  new (options: { readonly formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

/** What reads codes: the browser's reader, if it has one, and a package of 14 kB that loads when it is needed. */
interface QrParts {
  readonly BarcodeDetector?: Detectors | undefined;
  readonly load: () => Promise<{ readonly default: (pixels: ImageData) => string }>;
}

const ofBrowser: QrParts = {
  BarcodeDetector: (globalThis as { readonly BarcodeDetector?: Detectors }).BarcodeDetector,
  load: chunk('scan', () => import('qr/decode.js')),
};

/** The browser's reader, else the package's. Rejects if neither is there. */
export async function openQrReader({ BarcodeDetector, load }: QrParts = ofBrowser): Promise<QrReader> {
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): readonly string[] => []);
  if (!BarcodeDetector || formats?.includes('qr_code') !== true) return packageReader(load);
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  let instead: Promise<QrReader> | null = null;
  return async (picture) => {
    if (instead === null) {
      try {
        const [first] = await detector.detect(picture);
        return first?.rawValue ?? null;
      } catch {
        // Some phones have the name of the reader without the service behind it.
        instead = packageReader(load);
      }
    }
    const read = await instead.catch(() => null);
    return read === null ? null : read(picture);
  };
}

async function packageReader(load: QrParts['load']): Promise<QrReader> {
  const { default: decode } = await load();
  return async (picture) => {
    const pixels = picture.getContext('2d')?.getImageData(0, 0, picture.width, picture.height);
    try {
      return pixels ? decode(pixels) : null;
    } catch {
      // A picture without a code.
      return null;
    }
  };
}
