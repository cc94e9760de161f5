import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { AppError } from '#server/platform/errors/app-error.ts';
import { errorTexts } from '#server/platform/errors/catalogue.ts';
import { isLargePicture, takeDocument, takePhoto } from './take-document.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8899aa' } });

/** Why a file is refused: the code, and the sentence for the applicant. */
async function refusal(taken: Promise<unknown>): Promise<readonly [string, string]> {
  const error: unknown = await taken.then(
    () => new Error('it was taken'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw error;
  const text = error.fields?.['file'] ?? error.text;
  return [error.code, text(errorTexts.en)];
}

/** A PNG of a size that its header says, with hardly any data. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    // The check sums are left out: a reader that trusts the header has decided before it gets there.
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(1000)))]);
}

describe('a photo', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('in %s becomes an upright JPEG of at most 1200 pixels', async (format) => {
    // Orientation 6: the camera was turned.
    const sent = await blank(2000, 1500).withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
    const { type, width, height, bytes } = await takePhoto(sent);
    expect([type, width, height]).toEqual(['image/jpeg', 900, 1200]);
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  });

  it('tells nothing of where and with what it was taken', async () => {
    const sent = await blank(300, 400)
      .withExif({ IFD0: { Make: 'a camera' }, IFD3: { GPSLatitude: '27/1 42/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">a name</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(sent.includes('a camera')).toBe(true);
    const { bytes } = await takePhoto(sent);
    const { exif, xmp, icc } = await sharp(bytes).metadata();
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
  });

  it('is white where it was transparent', async () => {
    const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const { bytes } = await takePhoto(clear);
    expect([...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
  });
});

describe('a file that is no photo', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ['a text', 'This is a photo of me, honestly.'],
    ['SVG', svg],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7 with nothing in it'],
    ['a GIF', 'GIF89a with nothing in it'],
    ['nothing', ''],
  ])('gets a sentence: %s', async (_what, content) => {
    expect(await refusal(takePhoto(Buffer.from(content)))).toEqual([
      'unsupported-type',
      'This file is no picture. A photo is a JPEG, PNG or WebP file.',
    ]);
  });

  it('gets another sentence where it is HEIC, because there is a way out', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    expect(await refusal(takePhoto(heic))).toEqual(['unsupported-type', expect.stringContaining('HEIC')]);
  });
});

describe('a picture that would harm', () => {
  it.each([
    ['of more pixels than memory holds', async () => pngOf(100_000, 100_000)],
    ['of thirty megapixels', async () => blank(6000, 5000).png().toBuffer()],
    ['that ends in the middle', async () => (await blank(600, 800).jpeg().toBuffer()).subarray(0, 1500)],
    ['whose data is another thing', async () => Buffer.from('\xFF\xD8\xFF<script>alert(1)</script>', 'latin1')],
    ['of WebP by its first letters alone', async () => Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1')],
  ])('is refused: one %s', async (_what, make) => {
    const said = ['invalid', 'This picture is broken, or far too large.'];
    const sent = await make();
    expect(await refusal(takePhoto(sent))).toEqual(said);
    expect(await refusal(takeDocument(sent))).toEqual(said);
  });
});

describe('a document', () => {
  it('is a picture of at most 2400 pixels', async () => {
    const { type, width, height } = await takeDocument(await blank(3000, 4000).webp().toBuffer());
    expect([type, width, height]).toEqual(['image/jpeg', 1800, 2400]);
  });

  it('is a PDF, which stays as it is, whatever it holds', async () => {
    const active = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj');
    expect(await takeDocument(active)).toEqual({ type: 'application/pdf', width: null, height: null, bytes: active });
  });

  it('is no PDF of more than 5 MB', async () => {
    const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(bytes - 5)]);
    expect((await takeDocument(pdf(5_000_000))).bytes).toHaveLength(5_000_000);
    expect(await refusal(takeDocument(pdf(5_000_001)))).toEqual(['too-large', expect.stringContaining('5 MB')]);
  });

  it('is nothing that merely holds a PDF', async () => {
    const page = Buffer.from('<script>alert(1)</script>%PDF-1.7');
    expect(await refusal(takeDocument(page))).toEqual(['unsupported-type', expect.stringContaining('no PDF')]);
  });
});

it('a picture is made anew alone where it is larger than a phone takes it, by its header', async () => {
  expect(await isLargePicture(pngOf(100_000, 100_000))).toBe(true);
  expect(await isLargePicture(pngOf(4000, 3000))).toBe(false);
  expect(await isLargePicture(Buffer.from('%PDF-1.7'))).toBe(false);
});
