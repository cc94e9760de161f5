import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, isHallAddress } from '#contract/address.ts';
import { hallShellFile } from '#contract/built-pages.ts';
import type { InlineHashes } from '#server/platform/http/security-headers.ts';
import { languageOfPath, prefixes, type Language } from '#text/language.ts';

/**
 * The hashes of the script and the style sheet that the build puts into a page (build/inline-first.ts). So no other
 * inline code ever runs. Each program has its own in each language. The returned function gives the hashes for the page
 * at a URL, from the shells in `folder`. They are empty without a folder or a shell in it.
 */
export function inlineHashes(folder: string | null): (url: string) => InlineHashes {
  const inEach = (shell: string): Readonly<Record<Language, InlineHashes>> => ({
    en: hashesIn(folder, join(prefixes.en, shell)),
    ne: hashesIn(folder, join(prefixes.ne, shell)),
  });
  const [students, hall] = [inEach('shell.html'), inEach(hallShellFile)];
  return (url) => {
    const address = addressOf(url);
    return (isHallAddress(address) ? hall : students)[languageOfPath(address)];
  };
}

function hashesIn(folder: string | null, shell: string): InlineHashes {
  const file = join(folder ?? '', shell);
  const html = folder !== null && existsSync(file) ? readFileSync(file, 'utf8') : '';
  const hashesOf = (element: RegExp) => [...html.matchAll(element)].map(([, text = '']) => hashOf(text));
  return {
    scripts: hashesOf(/<script>([^]*?)<\/script>/g),
    styles: hashesOf(/<style>([^]*?)<\/style>/g),
  };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
