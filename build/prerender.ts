import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type ManifestChunk } from 'vite';
import type { drawnPages, firstPapers } from '#client/student/app/drawn-pages.ts';
import type {
  prerenderDrawn,
  prerenderFrame,
  prerenderPage,
  prerenderQuestion,
  RenderedPage,
} from '#client/student/app/prerender.tsx';
import type { PrerenderedPage, prerenderedPages } from '#client/student/app/prerendered-pages.ts';
import { addressPlaceholder, notFoundFile, originPlaceholder } from '#contract/built-pages.ts';
import { escapeMarkup } from '#server/platform/http/escape-markup.ts';
import { addressLinks, alternates, socialCard, withDescription } from '#server/platform/http/page-head.ts';
import { addressIn, type Language } from '#text/language.ts';
import { writeDrawnPage } from './drawn-page.ts';
import { folderOf, inLanguage } from './language-build.ts';

/** What the client's build for this machine exports. */
interface ServerBuild {
  readonly prerenderPage: typeof prerenderPage;
  readonly prerenderFrame: typeof prerenderFrame;
  readonly prerenderQuestion: typeof prerenderQuestion;
  readonly prerenderDrawn: typeof prerenderDrawn;
  readonly prerenderedPages: typeof prerenderedPages;
  readonly drawnPages: typeof drawnPages;
  readonly firstPapers: typeof firstPapers;
}

/**
 * Writes the pages of a language in dist/ that are more than its empty shell. Open pages get their complete HTML. Timed pages get their
 * first question if it is the same for everyone, else their frame. They also get links that preload their chunks. Every other address that
 * a route takes gets `shell.html`; all the rest gets the not-found page, which is complete too. `manifest` names the files of the sources.
 * Returns the files with the questions of each page whose paper the server draws, by the page's path. Throws when a page can't be rendered or names a chunk that the build doesn't have.
 */
export async function prerenderPages(
  root: string,
  language: Language,
  manifest: Manifest,
): Promise<Record<string, readonly string[]>> {
  const dist = join(root, 'dist');
  const pages = join(dist, folderOf(language));
  const shell = readFileSync(join(pages, 'shell.html'), 'utf8');
  const client = await buildForThisMachine(root, language);
  for (const page of client.prerenderedPages) {
    const rendered = await client[rendererOf(page)](page.path);
    const file = join(pages, decodeURIComponent(page.path), 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, fill(shell, language, page, preloads(dist, manifest, page.chunks), rendered));
  }
  const filesOf = (sources: readonly string[]) => sources.map((source) => `/${chunkOf(manifest, source).file}`);
  const drawn: Record<string, readonly string[]> = {};
  for (const page of client.drawnPages) {
    drawn[addressIn(language, page.path)] = filesOf(page.sources.flat());
    const chunks = preloads(dist, manifest, page.chunks);
    // oxlint-disable-next-line eslint/no-await-in-loop -- one page is rendered after the other
    await writeDrawnPage(dist, language, page, {
      prerender: client.prerenderDrawn,
      firstPapers: client.firstPapers,
      fill: (rendered) => fill(shell, language, { path: page.path, chunks: [] }, chunks, rendered),
      filesOf,
    });
  }
  const notFound = await client.prerenderPage(addressPlaceholder);
  const links = preloadLinks(shell, preloads(dist, manifest, ['client/student/shell/not-found-route.tsx']));
  writeFileSync(
    join(pages, notFoundFile),
    put(shell, notFound).replace('</head>', () => `${links}</head>`),
  );
  return drawn;
}

function rendererOf(page: PrerenderedPage): 'prerenderPage' | 'prerenderFrame' | 'prerenderQuestion' {
  if (page.description !== undefined) return 'prerenderPage';
  return page.firstQuestion ? 'prerenderQuestion' : 'prerenderFrame';
}

/** The client built again, as a module that Node runs; it stays out of dist/. */
async function buildForThisMachine(root: string, language: Language): Promise<ServerBuild> {
  const outDir = join(root, 'node_modules/.cache/tayari-prerender', language);
  await build({
    ...inLanguage(language),
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: {
      ssr: join(root, 'client/student/app/prerender-entry.ts'),
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
    },
  });
  return (await import(pathToFileURL(join(outDir, 'prerender-entry.js')).href)) as ServerBuild;
}

/** The script files of these sources and of all that they import. The manifest still names some that no code requests. */
function preloads(dist: string, manifest: Manifest, sources: readonly string[]): string[] {
  const files = new Set<string>();
  function add(key: string): void {
    const chunk = chunkOf(manifest, key);
    if (chunk.isEntry || files.has(chunk.file)) return;
    files.add(chunk.file);
    const code = readFileSync(join(dist, chunk.file), 'utf8');
    for (const imported of chunk.imports ?? []) {
      if (code.includes(basename(manifest[imported]?.file ?? ''))) add(imported);
    }
  }
  for (const source of sources) add(keyOf(manifest, source));
  return [...files];
}

function chunkOf(manifest: Manifest, source: string): ManifestChunk {
  const chunk = manifest[source] ?? manifest[keyOf(manifest, source)];
  if (chunk === undefined) throw new Error(`The build has no chunk for ${source}.`);
  return chunk;
}

/** How the manifest names a source: by its path from client/. A plugin's module goes by its name. */
function keyOf(manifest: Manifest, source: string): string {
  if (source.startsWith('virtual:')) return Object.keys(manifest).find((key) => key.endsWith(source)) ?? source;
  return source.startsWith('client/') ? source.slice('client/'.length) : `../${source}`;
}

function fill(
  shell: string,
  language: Language,
  page: PrerenderedPage,
  files: readonly string[],
  rendered: RenderedPage,
): string {
  const links = preloadLinks(shell, files);
  const filled = put(shell, rendered).replace('</head>', () => `${links}</head>`);
  const { path, description } = page;
  if (description === undefined) return filled.replace('</head>', () => `${alternates(path)}</head>`);
  const named = { language, path, origin: originPlaceholder };
  const head = addressLinks(named) + socialCard(named, rendered.title, description);
  return withDescription(filled, description).replace('</head>', () => `${head}</head>`);
}

/** For the files that the shell does not name. */
function preloadLinks(shell: string, files: readonly string[]): string {
  return files
    .filter((file) => !shell.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}

/** The shell with a page in it. */
function put(shell: string, { prerendered, html, title, paper, sheet, menuClosed }: RenderedPage): string {
  // The menu starts closed if it would cover a clock, or a page that says so (client/student/shell/side-nav-state.ts).
  const nav = prerendered === 'page' && menuClosed !== true ? '' : ' data-nav-here="closed"';
  const ofPaper = paper === undefined ? '' : ` data-paper="${escapeMarkup(paper)}"`;
  // As client/ui/use-sheet.ts makes it once it is there.
  const ownSheet = sheet && `<link id="${sheet.id}" rel="stylesheet" href="${sheet.href}" data-there="">`;
  return shell
    .replace('</head>', () => `${ownSheet ?? ''}</head>`)
    .replace('<html', () => `<html${nav}${ofPaper}`)
    .replace(/<title>.*<\/title>/, () => `<title>${escapeMarkup(title)} · Tayari</title>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-prerendered="${prerendered}">${html}</div>`);
}
