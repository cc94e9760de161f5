import { language } from '#messages/language.ts';
import { prefixes, type Language } from '#text/language.ts';
import { hallWorkerFile } from './worker-file.ts';

/** The addresses that a worker serves. */
export type WorkerScope = '/hall' | '/room';

const scopeOf = (of: Language, care: WorkerScope) => prefixes[of] + care;

/**
 * Keeps the program on the device, so that it opens again without a network. It needs a service worker, which plain http has only on the
 * machine itself. Elsewhere the open page goes on by itself. Never throws.
 */
async function keepProgram(care: WorkerScope, of: Language = language): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker
    .register(`/${hallWorkerFile(of)}`, { scope: scopeOf(of, care), updateViaCache: 'none' })
    .catch(() => undefined);
}

/** Whether the program of a language is on the device. */
export async function isKept(care: WorkerScope, of: Language): Promise<boolean> {
  const found = await navigator.serviceWorker?.getRegistration(`${scopeOf(of, care)}/`).catch(() => undefined);
  return found?.active?.scriptURL.endsWith(`/${hallWorkerFile(of)}`) === true;
}

/** Longer than the paper and its program take on a slow link, in ms. */
const waitMs = 20_000;

/**
 * Keeps this language at once, and the other one later, so that a candidate can change it without a network. Returns a function that stops
 * it.
 */
export function keepPrograms(care: WorkerScope): () => void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  void keepProgram(care);
  const timer = setTimeout(() => {
    if (connection?.saveData !== true) void keepProgram(care, language === 'ne' ? 'en' : 'ne');
  }, waitMs);
  return () => clearTimeout(timer);
}
