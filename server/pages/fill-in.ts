import { originPlaceholder } from '#contract/built-pages.ts';
import { contactPlaceholder } from '#contract/contact-placeholder.ts';
import { answerOf, type Answer } from '#server/http/answer.ts';
import { compress } from '#server/http/compress.ts';
import { escapeMarkup } from '#server/http/escape-markup.ts';

/** What only an installation knows of itself. */
export interface Filling {
  /** The address that the product is reached at, without a slash at the end. */
  readonly origin: string;
  /** The e-mail address for students; empty where there is none. */
  readonly contact: string;
}

/** Whether the build left something in this content for the server to fill in. Whatever names the contact names its own address too. */
export function isUnfinished(content: Buffer): boolean {
  return content.includes(originPlaceholder);
}

/** The answer that built content becomes in an installation. */
export async function fillIn(content: Buffer, type: string, { origin, contact }: Filling): Promise<Answer> {
  const text = content
    .toString()
    .replaceAll(originPlaceholder, () => escapeMarkup(origin))
    .replaceAll(contactPlaceholder, () => escapeMarkup(contact));
  const plain = Buffer.from(text);
  const [br, gzip] = await Promise.all([compress(plain, 'br', 'best'), compress(plain, 'gzip', 'best')]);
  return answerOf(type, plain, { br, gzip });
}
