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

const loadDecoder = chunk('scan', () => import('qr/decode.js'));

/** The browser's reader, or a package of 14 kB that loads now. Rejects if that does not come. */
export async function openQrReader(): Promise<QrReader> {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: Detectors };
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): readonly string[] => []);
  if (BarcodeDetector && formats?.includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return (picture) =>
      detector.detect(picture).then(
        ([first]) => first?.rawValue ?? null,
        () => null,
      );
  }
  const { default: decode } = await loadDecoder();
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
