import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { minifySync, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';

const client = join(dirname(import.meta.dirname), 'client');
const early = join(client, 'student', 'before-paint.js');
const wordmark = join(client, 'ui', 'wordmark.svg');
const sheetLink = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;

/**
 * Puts into the page itself what its first paint waits for: the early script and, in a build, the style sheet. As files, each would cost a
 * slow link one more round trip. The server allows them by their hashes (server/platform/pages/inline-hashes.ts).
 */
export function inlineFirst(): Plugin {
  return {
    name: 'tayari-inline-first',
    transformIndexHtml: (html, { bundle = {} }) => ({
      html: html.replace(sheetLink, (_, file: string) => `<style>${takeSheet(bundle, file)}</style>`),
      tags: [earlyScript()],
    }),
  };
}

/** Only the early script. */
export function inlineEarly(): Plugin {
  return { name: 'tayari-inline-early', transformIndexHtml: () => [earlyScript()] };
}

function earlyScript(): HtmlTagDescriptor {
  return { tag: 'script', children: minifySync(early, readFileSync(early, 'utf8')).code, injectTo: 'head' };
}

/** Puts the wordmark's outlines into the page, once for every place that draws them (client/ui/wordmark.tsx). */
export function inlineWordmark(): Plugin {
  return {
    name: 'tayari-inline-wordmark',
    transformIndexHtml: (html) => html.replace('<body>', () => `<body>${readFileSync(wordmark, 'utf8')}`),
  };
}

/** Nothing requests the file now, so it is not written, and no script that loads others waits for it. */
function takeSheet(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`The build has no style sheet ${file}.`);
  delete bundle[file];
  for (const part of Object.values(bundle)) if (part.type === 'chunk') part.viteMetadata?.importedCss.delete(file);
  return String(asset.source);
}
