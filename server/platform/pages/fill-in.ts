import { originPlaceholder } from '#contract/built-pages.ts';
import { contactPlaceholder } from '#contract/contact-placeholder.ts';
import { answerOf, type Answer } from '#server/platform/http/answer.ts';
import { compress } from '#server/platform/http/compress.ts';
import { escapeMarkup } from '#server/platform/http/escape-markup.ts';
import { nepalTime } from '#text/dates.ts';
import * as en from '#text/en/demo-strip.ts';
import * as ne from '#text/ne/demo-strip.ts';

/** The values that only an installation knows. */
export interface PageValues {
  /** The address of the product, without a slash at the end. */
  readonly origin: string;
  /** The e-mail address for students; empty without one. */
  readonly contact: string;
  /** The time zone in which examinations are shown, by its IANA name. */
  readonly timeZone: string;
  /** Whether all people of the installation are invented. */
  readonly isDemo: boolean;
}

/** What the first tag of a page says of its installation. */
export type PageKind = Pick<PageValues, 'timeZone' | 'isDemo'>;

/**
 * Whether this content has something to fill in. That is a placeholder of the build, or another zone than Nepal's. A
 * page with the contact's placeholder also has the one for its own address.
 */
export function isUnfinished(content: Buffer, { timeZone, isDemo }: PageValues): boolean {
  return timeZone !== nepalTime || isDemo || content.includes(originPlaceholder);
}

/**
 * A page that tells its program the zone of its times (client/lib/time/time-zone.ts), if it is not Nepal's, and the
 * words of the strip (client/ui/styles/demo.css), if it is of a demo.
 */
export function ofInstallation(page: string, { timeZone, isDemo }: PageKind): string {
  const zone = timeZone === nepalTime ? '' : `data-time-zone="${escapeMarkup(timeZone)}" `;
  const strip = page.includes('<html lang="ne"') ? ne.strip : en.strip;
  const demo = isDemo ? `data-demo="" style="--demo:${escapeMarkup(JSON.stringify(strip))}" ` : '';
  return page.replace('<html ', () => `<html ${zone}${demo}`);
}

/** The answer that an installation makes of built content. */
export async function fillIn(content: Buffer, type: string, filling: PageValues): Promise<Answer> {
  const text = ofInstallation(content.toString(), filling)
    .replaceAll(originPlaceholder, () => escapeMarkup(filling.origin))
    .replaceAll(contactPlaceholder, () => escapeMarkup(filling.contact));
  const plain = Buffer.from(text);
  const [br, gzip] = await Promise.all([compress(plain, 'br', 'page'), compress(plain, 'gzip', 'page')]);
  return answerOf(type, plain, { br, gzip });
}
