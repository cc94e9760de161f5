import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';

/** A picture as a phone makes one: paper with noise, as many kB as asked, upright. */
async function picture(width: number, height: number, kilobytes: number): Promise<Buffer> {
  const grain = Buffer.alloc(Math.ceil((width * height * 3) / 16));
  randomFillSync(grain);
  const noise = await sharp(grain, { raw: { width: width / 4, height: height / 4, channels: 3 } })
    .resize(width, height)
    .toBuffer();
  const raw = sharp(noise, { raw: { width, height, channels: 3 } });
  let quality = 92;
  let made = await raw.clone().jpeg({ quality }).toBuffer();
  while (made.length > kilobytes * 1024 && quality > 5) {
    quality -= 6;
    // oxlint-disable-next-line eslint/no-await-in-loop -- each try depends on the one before
    made = await raw.clone().jpeg({ quality }).toBuffer();
  }
  return made;
}

/** A photo as the page of the form makes it, and a document as a phone's camera does. */
export async function makePictures(): Promise<{ readonly photo: Buffer; readonly document: Buffer }> {
  return { photo: await picture(900, 1200, 200), document: await picture(1920, 2560, 600) };
}
