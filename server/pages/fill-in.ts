import { originPlaceholder } from '#contract/built-pages.ts';
import { etagOf, type Answer } from '#server/http/answer.ts';
import { compress } from '#server/http/compress.ts';
import { escapeMarkup } from '#server/http/escape-markup.ts';

/** Whether the build left something in this content for the server to fill in. */
export function isUnfinished(content: Buffer): boolean {
  return content.includes(originPlaceholder);
}

/** The answer that built content becomes at `origin`, the address that the product is reached at, without a slash at the end. */
export async function fillIn(content: Buffer, type: string, origin: string): Promise<Answer> {
  const plain = Buffer.from(content.toString().replaceAll(originPlaceholder, escapeMarkup(origin)));
  const [br, gzip] = await Promise.all([compress(plain, 'br', 'best'), compress(plain, 'gzip', 'best')]);
  return { type, etag: etagOf(plain), plain, br, gzip };
}
