import { useSyncExternalStore } from 'react';
import { prefix } from '#messages/language.ts';
import { withoutLanguage } from '#text/language.ts';

/** The screen of an address. */
export interface Place {
  readonly screen: 'code' | 'results-code' | 'room-code' | 'practice' | 'examination' | 'receipt' | 'results' | 'room';
  /** The examination's code, in capitals; 'practice' for a practice receipt; empty if the address has none. */
  readonly code: string;
}

/** Reads a path, in either case and with any slashes at its end, like the server. Null if it leads nowhere. */
export function placeOf(pathname: string): Place | null {
  const [area = '', code = '', below, more] = withoutLanguage(pathname)
    .replace(/^\/|\/+$/g, '')
    .split('/');
  if (area.toLowerCase() === 'results' && code === '') return { screen: 'results-code', code };
  if (area.toLowerCase() === 'room' && code === '') return { screen: 'room-code', code };
  if (area.toLowerCase() === 'results' && code !== '' && below === undefined)
    return { screen: 'results', code: readable(code).toUpperCase() };
  if (area.toLowerCase() === 'room' && code !== '' && below === undefined)
    return { screen: 'room', code: readable(code).toUpperCase() };
  if (area.toLowerCase() !== 'hall' || more !== undefined) return null;
  if (code === '') return { screen: 'code', code };
  if (below === undefined && code.toLowerCase() === 'practice') return { screen: 'practice', code: '' };
  if (below !== undefined && below.toLowerCase() !== 'receipt') return null;
  const isPractice = code.toLowerCase() === 'practice';
  return {
    screen: below === undefined ? 'examination' : 'receipt',
    code: isPractice ? 'practice' : readable(code).toUpperCase(),
  };
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The worker that keeps the program of an address. */
export function careOf(pathname: string): '/hall' | '/room' {
  return /^\/room/i.test(withoutLanguage(pathname)) ? '/room' : '/hall';
}

/** The path of the page, also when it changes. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname);
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

/** Goes to another address of this program, without loading a page. `to` has no language in it. */
export function goTo(to: string): void {
  history.pushState(null, '', prefix + to);
  dispatchEvent(new PopStateEvent('popstate'));
  scrollTo(0, 0);
}
