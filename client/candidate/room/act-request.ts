import { timeZone } from '#client/lib/time/time-zone.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/room.ts';
import { timeAt } from '#text/dates.ts';
import type { Stretch } from './needs.ts';
import type { NewAct } from './new-act.ts';

/** A command that needs a question first: for its words, or because it can't be undone. */
export interface ActRequest {
  readonly kind: 'announce' | 'minutes' | 'take-back' | 'outage-open' | 'release' | 'face';
  readonly to: { readonly symbolNumber: string } | { readonly room: string };
  /** The candidate's; null for the whole room. */
  readonly name: string | null;
  /** The silence of the candidate that the minutes are for. */
  readonly stretch?: Stretch | null;
}

interface FormValues {
  readonly written: string;
  readonly minutes: number;
  /** The time of the board that the invigilator saw. */
  readonly since: string;
}

/** The ready reason if the minutes are for a silence. */
export function darkReasonOf({ from, to }: Stretch): string {
  return m.darkReason(timeAt(Date.parse(from), timeZone), timeAt(Date.parse(to), timeZone));
}

/** The resulting command; null if its words are missing. Minutes for a silence settle it, whatever their number. */
export function actOf({ kind, to, stretch }: ActRequest, { written, minutes, since }: FormValues): NewAct | null {
  if (kind === 'outage-open') return { kind };
  if (kind === 'face') return 'symbolNumber' in to ? { kind, symbolNumber: to.symbolNumber, matches: false } : null;
  if (kind === 'release') return 'symbolNumber' in to ? { kind, symbolNumber: to.symbolNumber } : null;
  if (written === '') return null;
  // In the language of the board: a sentence from a Nepali board shows in both languages.
  if (kind === 'announce') return { kind, to, text: { en: written, ...(language === 'ne' && { ne: written }) } };
  if (kind === 'minutes') return { kind, to, minutes, reason: written, since, ...(stretch && { dark: stretch.from }) };
  return 'symbolNumber' in to ? { kind, symbolNumber: to.symbolNumber, reason: written } : null;
}
