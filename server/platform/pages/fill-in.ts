import { originPlaceholder } from '#contract/built-pages.ts';
import { contactPlaceholder } from '#contract/contact-placeholder.ts';
import { answerOf, type Answer } from '#server/platform/http/answer.ts';
import { compress } from '#server/platform/http/compress.ts';
import { escapeMarkup } from '#server/platform/http/escape-markup.ts';
import { nepalTime } from '#text/dates.ts';

/** The values that only an installation knows. */
export interface PageValues {
  /** The address of the product, without a slash at the end. */
  readonly origin: string;
  /** The e-mail address for students; empty without one. */
  readonly contact: string;
  /** The time zone in which examinations are shown, by its IANA name. */
  readonly timeZone: string;
}

/**
 * Whether this content has something to fill in. That is a placeholder of the build, or another zone than Nepal's. A
 * page with the contact's placeholder also has the one for its own address.
 */
export function isUnfinished(content: Buffer, { timeZone }: PageValues): boolean {
  return timeZone !== nepalTime || content.includes(originPlaceholder);
}

/** A page that tells its program the zone of its times (client/lib/time/time-zone.ts), if it is not Nepal's. */
export function inZone(page: string, { timeZone }: Pick<PageValues, 'timeZone'>): string {
  if (timeZone === nepalTime) return page;
  return page.replace('<html ', () => `<html data-time-zone="${escapeMarkup(timeZone)}" `);
}

/** The answer that an installation makes of built content. */
export async function fillIn(content: Buffer, type: string, filling: PageValues): Promise<Answer> {
  const text = inZone(content.toString(), filling)
    .replaceAll(originPlaceholder, () => escapeMarkup(filling.origin))
    .replaceAll(contactPlaceholder, () => escapeMarkup(filling.contact));
  const plain = Buffer.from(text);
  const [br, gzip] = await Promise.all([compress(plain, 'br', 'page'), compress(plain, 'gzip', 'page')]);
  return answerOf(type, plain, { br, gzip });
}
