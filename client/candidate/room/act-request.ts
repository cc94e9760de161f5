import { timeZone } from '#client/lib/time/time-zone.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/room.ts';
import { timeAt } from '#text/dates.ts';
import type { Stretch } from './needs.ts';
import type { NewAct } from './new-act.ts';

/** An act that is asked about first: for its words, or since it can't be undone. */
export interface ActRequest {
  readonly kind: 'announce' | 'minutes' | 'take-back' | 'outage-open' | 'release';
  readonly to: { readonly symbolNumber: string } | { readonly room: string };
  /** Of the candidate; null for the whole room. */
  readonly name: string | null;
  /** The dark time of theirs that minutes are for. */
  readonly stretch?: Stretch | null;
}

/** What was filled in for it. */
interface FormValues {
  readonly written: string;
  readonly minutes: number;
  /** When the board was that it was filled in by. */
  readonly since: string;
}

/** The reason that stands there already where minutes are for a dark time. */
export function darkReasonOf({ from, to }: Stretch): string {
  return m.darkReason(timeAt(Date.parse(from), timeZone), timeAt(Date.parse(to), timeZone));
}

/** The act that follows; null where its words are missing. Minutes for a dark time settle it, however many they are. */
export function actOf({ kind, to, stretch }: ActRequest, { written, minutes, since }: FormValues): NewAct | null {
  if (kind === 'outage-open') return { kind };
  if (kind === 'release') return 'symbolNumber' in to ? { kind, symbolNumber: to.symbolNumber } : null;
  if (written === '') return null;
  // Written in the language of the board: from a Nepali one both languages show it.
  if (kind === 'announce') return { kind, to, text: { en: written, ...(language === 'ne' && { ne: written }) } };
  if (kind === 'minutes') return { kind, to, minutes, reason: written, since, ...(stretch && { dark: stretch.from }) };
  return 'symbolNumber' in to ? { kind, symbolNumber: to.symbolNumber, reason: written } : null;
}
