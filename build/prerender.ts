import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import type { EarlyPage, earlyPages } from '#client/app/early-pages.ts';
import type { prerender, prerenderFrame, prerenderQuestion, Rendered } from '#client/app/prerender.tsx';
import { addressPlaceholder, notFoundFile, originPlaceholder } from '#contract/built-pages.ts';
import { escapeMarkup } from '#server/http/escape-markup.ts';

/** What the client's build for this machine gives. */
interface ServerBuild {
  readonly prerender: typeof prerender;
  readonly prerenderFrame: typeof prerenderFrame;
  readonly prerenderQuestion: typeof prerenderQuestion;
  readonly earlyPages: typeof earlyPages;
}

/**
 * Writes the pages of dist/ that are more than an empty shell: open pages with their complete HTML, timed pages with
 * their first question where it is the same for everyone, else with their frame, and the parts of all asked for at once.
 * `shell.html` is what every other address gets that a route takes, the not-found page, also complete, what the rest gets.
 * `manifest` tells the files of the sources. Throws when a page can't be rendered or names a part that the build doesn't have.
 */
export async function prerenderPages(root: string, manifest: Manifest): Promise<void> {
  const dist = join(root, 'dist');
  const shell = readFileSync(join(dist, 'index.html'), 'utf8');
  const client = await buildForThisMachine(root);
  writeFileSync(join(dist, 'shell.html'), shell);
  for (const page of client.earlyPages) {
    const rendered = await client[rendererOf(page)](page.path);
    const file = join(dist, decodeURIComponent(page.path), 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, fill(shell, page, preloads(dist, manifest, page.parts), rendered));
  }
  writeFileSync(join(dist, notFoundFile), put(shell, await client.prerender(addressPlaceholder)));
}

function rendererOf(page: EarlyPage): 'prerender' | 'prerenderFrame' | 'prerenderQuestion' {
  if (isOpen(page)) return 'prerender';
  return page.firstQuestion ? 'prerenderQuestion' : 'prerenderFrame';
}

/** What a timed page comes with stands in for it: where a student is in it, only the browser knows. */
function isOpen(page: EarlyPage): boolean {
  return page.description !== undefined;
}

/** The client once more, as a module that Node runs; kept out of dist/. */
async function buildForThisMachine(root: string): Promise<ServerBuild> {
  const outDir = join(root, 'node_modules/.cache/tayari-prerender');
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: join(root, 'client/app/prerender-entry.ts'), outDir, emptyOutDir: true, copyPublicDir: false },
  });
  return (await import(pathToFileURL(join(outDir, 'prerender-entry.js')).href)) as ServerBuild;
}

/** The script files of these sources and of all that they import; the manifest names some that no code asks for any more. */
function preloads(dist: string, manifest: Manifest, parts: readonly string[]): string[] {
  const files = new Set<string>();
  function add(key: string): void {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no chunk for ${key}.`);
    if (chunk.isEntry || files.has(chunk.file)) return;
    files.add(chunk.file);
    const code = readFileSync(join(dist, chunk.file), 'utf8');
    for (const imported of chunk.imports ?? []) {
      if (code.includes(basename(manifest[imported]?.file ?? ''))) add(imported);
    }
  }
  for (const part of parts) add(part.startsWith('client/') ? part.slice('client/'.length) : `../${part}`);
  return [...files];
}

function fill(shell: string, page: EarlyPage, files: readonly string[], rendered: Rendered): string {
  const links = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
  const filled = put(shell, rendered, isOpen(page) ? '' : ' data-stands-in')
    .replace('<html', () => (rendered.begins ? `<html data-begins="${escapeMarkup(rendered.begins)}"` : '<html'))
    .replace('</head>', () => `${links}</head>`);
  if (!isOpen(page)) return filled;
  const address = originPlaceholder + page.path;
  return filled
    .replace(
      /(name="description" content=")[^"]*/,
      (_, before: string) => before + escapeMarkup(page.description ?? ''),
    )
    .replace('</head>', () => `<link rel="canonical" href="${address}">${card(rendered.title, page)}</head>`);
}

/** The shell with a page in it; `mark` is an attribute of its root. */
function put(shell: string, { html, title }: Rendered, mark = ''): string {
  return shell
    .replace(/<title>.*<\/title>/, () => `<title>${escapeMarkup(title)} · Tayari</title>`)
    .replace('<div id="root"></div>', () => `<div id="root"${mark}>${html}</div>`);
}

/** What a link to the page shows where it is passed on. Most places that show it want whole addresses. */
function card(title: string, { path, description = '' }: EarlyPage): string {
  const lines = {
    'og:site_name': 'Tayari',
    'og:type': 'website',
    'og:title': `${title} · Tayari`,
    'og:description': description,
    'og:url': originPlaceholder + path,
    'og:image': `${originPlaceholder}/social-card.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  };
  return Object.entries(lines)
    .map(([property, content]) => `<meta property="${property}" content="${escapeMarkup(content)}">`)
    .join('');
}
