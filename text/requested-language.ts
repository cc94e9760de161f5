import type { Language } from './language.ts';

/**
 * The language that a request asks to be answered in, by its headers. Our own client names one and no other; what a
 * browser says by itself comes after the cookie, in which the switch on every page remembers a choice.
 */
export function requestedLanguage(headers: {
  readonly 'accept-language'?: string | undefined;
  readonly cookie?: string | undefined;
}): Language {
  const accepted = (headers['accept-language'] ?? '').trim().toLowerCase();
  if (accepted === 'en' || accepted === 'ne') return accepted;
  const [, chosen] = /(?:^|; *)language=(en|ne)(?:;|$)/.exec(headers.cookie ?? '') ?? [];
  if (chosen !== undefined) return chosen === 'ne' ? 'ne' : 'en';
  return /^ne(?![a-z])/.test(accepted) ? 'ne' : 'en';
}
