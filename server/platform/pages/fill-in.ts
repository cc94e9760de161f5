import { originPlaceholder } from '#contract/built-pages.ts';
import { contactPlaceholder } from '#contract/contact-placeholder.ts';
import { answerOf, type Answer } from '#server/platform/http/answer.ts';
import { compress } from '#server/platform/http/compress.ts';
import { escapeMarkup } from '#server/platform/http/escape-markup.ts';
import { nepalTime } from '#text/dates.ts';

/** What only an installation knows of itself. */
export interface Filling {
  /** The address that the product is reached at, without a slash at the end. */
  readonly origin: string;
  /** The e-mail address for students; empty where there is none. */
  readonly contact: string;
  /** The zone that examinations are shown in, by its IANA name. */
  readonly timeZone: string;
}

/**
 * Whether there is something to fill in: what the build left in this content (whatever names the contact names its own address
 * too), or another zone than Nepal's, which each page tells its program.
 */
export function isUnfinished(content: Buffer, { timeZone }: Filling): boolean {
  return timeZone !== nepalTime || content.includes(originPlaceholder);
}

/** A page that tells its program which zone to show times in (client/lib/time/time-zone.ts): it stands there where it is not Nepal's. */
export function inZone(page: string, { timeZone }: Pick<Filling, 'timeZone'>): string {
  if (timeZone === nepalTime) return page;
  return page.replace('<html ', () => `<html data-time-zone="${escapeMarkup(timeZone)}" `);
}

/** The answer that built content becomes in an installation. */
export async function fillIn(content: Buffer, type: string, filling: Filling): Promise<Answer> {
  const text = inZone(content.toString(), filling)
    .replaceAll(originPlaceholder, () => escapeMarkup(filling.origin))
    .replaceAll(contactPlaceholder, () => escapeMarkup(filling.contact));
  const plain = Buffer.from(text);
  const [br, gzip] = await Promise.all([compress(plain, 'br', 'best'), compress(plain, 'gzip', 'best')]);
  return answerOf(type, plain, { br, gzip });
}
