import type { Language } from './language.ts';

/**
 * The language in which a request wants its answer, by its headers. Our own client names exactly one. The browser's own
 * wish counts only after the cookie, in which the switch on every page remembers a choice.
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
