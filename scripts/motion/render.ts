// Makes the films and their stills again: `npm run films`, about ten minutes. `npm run films -- --to /tmp/films result-light` makes some of
// them, in another folder. Only this machine needs Chromium and ffmpeg. The sources hold the files, so that neither a build nor a visitor
// needs them.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../e2e/chromium.ts';

/** A film and how it is written. `still` is the phase of its poster; a greater crf gives a smaller file. */
interface Film {
  readonly scene: 'landing' | 'thankYou' | 'result';
  readonly theme: 'light' | 'dark';
  readonly seconds: number;
  readonly size: readonly [width: number, height: number];
  readonly still: number;
  readonly crf: { readonly webm: number; readonly mp4: number };
  /** Under client/, without ending. */
  readonly file: string;
}

const wide = [960, 540] as const;
const landing = { scene: 'landing', seconds: 7, size: wide, still: 0, crf: { webm: 40, mp4: 29 } } as const;
const thankYou = { scene: 'thankYou', theme: 'light', seconds: 7, still: 0, crf: { webm: 44, mp4: 31 } } as const;
const result = { scene: 'result', seconds: 8, size: wide, still: 0.52, crf: { webm: 40, mp4: 29 } } as const;

const films: readonly Film[] = [
  { ...landing, theme: 'light', file: 'landing/landing-light' },
  { ...landing, theme: 'dark', file: 'landing/landing-dark' },
  { ...thankYou, size: wide, file: 'thankyou/thankyou' },
  { ...thankYou, size: [540, 960], file: 'thankyou/thankyou-portrait' },
  { ...result, theme: 'light', file: 'result/result-light' },
  { ...result, theme: 'dark', file: 'result/result-dark' },
];

const framesPerSecond = 24;
const { values, positionals: asked } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
const folder = values.to ?? join(import.meta.dirname, '..', '..', 'client');
const wanted = films.filter(({ file }) => asked.length === 0 || asked.includes(basename(file)));

const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, '--disable-gpu'] });
try {
  const page = await openScenes();
  for (const film of wanted) await make(page, film);
} finally {
  await browser.close();
}

/** A page that can import the scenes. Modules load over http only, so this script serves them. */
async function openScenes(): Promise<Page> {
  const page = await browser.newPage();
  await page.route('http://scenes/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<canvas></canvas>' });
    return route.fulfill({ path: join(import.meta.dirname, pathname), contentType: 'text/javascript' });
  });
  await page.goto('http://scenes/');
  return page;
}

async function make(page: Page, film: Film): Promise<void> {
  const file = join(folder, film.file);
  mkdirSync(dirname(file), { recursive: true });
  const total = film.seconds * framesPerSecond;
  const frames: Buffer[] = [];
  for (let i = 0; i < total; i++) frames.push(await draw(page, film, i / total));
  const input = ['-f', 'image2pipe', '-framerate', String(framesPerSecond), '-i', '-'];
  const video = [...input, '-an', '-pix_fmt', 'yuv420p', '-crf'];
  const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-row-mt', '1', '-cpu-used', '2', '-g', '240'];
  const h264 = ['-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'main', '-movflags', '+faststart'];
  await ffmpeg([...video, String(film.crf.webm), ...vp9, `${file}.webm`], frames);
  await ffmpeg([...video, String(film.crf.mp4), ...h264, `${file}.mp4`], frames);
  await ffmpeg([...input, '-c:v', 'libwebp', '-quality', '70', `${file}.webp`], [await draw(page, film, film.still)]);
  console.log(file);
}

/** One frame as PNG. */
async function draw(page: Page, { scene, theme, size }: Film, phase: number): Promise<Buffer> {
  const url = await page.evaluate(
    async ([name, palette, u, [width, height]]) => {
      // As text: the page has this address, not this machine.
      const address: string = 'http://scenes/scenes.js';
      const scenes = await import(address);
      const canvas = document.querySelector('canvas') as HTMLCanvasElement;
      Object.assign(canvas, { width, height });
      scenes[name](canvas.getContext('2d'), u, width, height, scenes.palettes[palette]);
      return canvas.toDataURL('image/png');
    },
    [scene, theme, phase, size] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

async function ffmpeg(args: readonly string[], frames: readonly Buffer[]): Promise<void> {
  const child = spawn('ffmpeg', ['-y', '-v', 'error', ...args], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}.`))));
  });
  for (const frame of frames) {
    if (!child.stdin.write(frame)) await new Promise((resolve) => child.stdin.once('drain', resolve));
  }
  child.stdin.end();
  await ended;
}
