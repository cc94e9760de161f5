import { language } from '#messages/language.ts';
import { prefixes, type Language } from '#text/language.ts';
import { hallWorkerFile } from './worker-file.ts';

/** Which addresses a worker has in its care. */
export type WorkerScope = '/hall' | '/room';

const scopeOf = (of: Language, care: WorkerScope) => prefixes[of] + care;

/**
 * Keeps the program on the device, so that it opens again without a network: where there can be a service worker, which
 * plain http has none of but on the machine itself. There the open page goes on by itself. Never throws.
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

/** Keeps this language as soon as it is called, and later the other one, so that it can be changed without a network. Returns how to stop. */
export function keepPrograms(care: WorkerScope): () => void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  void keepProgram(care);
  const timer = setTimeout(() => {
    if (connection?.saveData !== true) void keepProgram(care, language === 'ne' ? 'en' : 'ne');
  }, waitMs);
  return () => clearTimeout(timer);
}
