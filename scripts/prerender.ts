import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import type { EarlyPage, earlyPages } from '#client/app/early-pages.ts';
import type { prerender } from '#client/app/prerender.tsx';

/** What the client's build for this machine gives. */
interface ServerBuild {
  readonly prerender: typeof prerender;
  readonly earlyPages: typeof earlyPages;
}

/**
 * Writes the pages of dist/ that are more than an empty shell: open pages with their complete HTML, timed pages with
 * their parts asked for at once. `shell.html` is what every other address gets.
 * `manifest` tells the files of the sources. Throws when a page can't be rendered or names a part that the build doesn't have.
 */
export async function prerenderPages(root: string, manifest: Manifest): Promise<void> {
  const dist = join(root, 'dist');
  const shell = readFileSync(join(dist, 'index.html'), 'utf8');
  const { prerender: render, earlyPages: pages } = await buildForThisMachine(root);
  writeFileSync(join(dist, 'shell.html'), shell);
  for (const page of pages) {
    const rendered = page.description === undefined ? null : await render(page.path);
    const file = join(dist, page.path, 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, fill(shell, page, preloads(manifest, page.parts), rendered));
  }
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

/** The script files of these sources and of all that they import. */
function preloads(manifest: Manifest, parts: readonly string[]): string[] {
  const files = new Set<string>();
  function add(key: string): void {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no chunk for ${key}.`);
    if (chunk.isEntry || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  }
  for (const part of parts) add(part.startsWith('client/') ? part.slice('client/'.length) : `../${part}`);
  return [...files];
}

function fill(
  shell: string,
  page: EarlyPage,
  files: readonly string[],
  rendered: { html: string; title: string } | null,
) {
  const links = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
  const early = shell.replace('</head>', () => `${links}</head>`);
  if (rendered === null) return early;
  return early
    .replace(/<title>.*<\/title>/, () => `<title>${escaped(rendered.title)} · Tayari</title>`)
    .replace(/(name="description" content=")[^"]*/, (_, before: string) => before + escaped(page.description ?? ''))
    .replace('</head>', () => `<link rel="canonical" href="${page.path}">${card(rendered.title, page)}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${rendered.html}</div>`);
}

/** What a link to the page shows where it is passed on. Most places that show it want the picture's whole address. */
function card(title: string, { description = '' }: EarlyPage): string {
  const lines = {
    'og:site_name': 'Tayari',
    'og:type': 'website',
    'og:title': `${title} · Tayari`,
    'og:description': description,
    'og:image': `${process.env.PUBLIC_URL ?? ''}/social-card.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  };
  return Object.entries(lines)
    .map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`)
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
