import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hallShellFile } from '#contract/built-pages.ts';
import type { InlineHashes } from '#server/http/security-headers.ts';
import { languages, prefixes } from '#text/language.ts';

/**
 * The hashes of the script and the style sheet that the build puts into every page (build/inline-first.ts), read from
 * each language's shells in `folder`, so that nothing else inside a page is ever run. Empty without a folder or a shell in it.
 */
export function inlineHashes(folder: string | null): InlineHashes {
  const shells = languages.flatMap((language) =>
    ['shell.html', hallShellFile].map((name) => join(folder ?? '', prefixes[language], name)),
  );
  const html = shells
    .filter((shell) => folder !== null && existsSync(shell))
    .map((shell) => readFileSync(shell, 'utf8'))
    .join('');
  const hashesOf = (element: RegExp) => [...new Set([...html.matchAll(element)].map(([, text = '']) => hashOf(text)))];
  return {
    scripts: hashesOf(/<script>([^]*?)<\/script>/g),
    styles: hashesOf(/<style>([^]*?)<\/style>/g),
  };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
