// `npm run pictures [-- http://127.0.0.1:3300]`: the pictures of the README that show a college, from the demo at this address; without one it
// starts the demo itself. Into docs/pictures/.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { DemoGuide } from '#contract/demo.ts';
import { launchOptions } from '../e2e/chromium.ts';
import { desk } from '../e2e/windows.ts';

const root = dirname(import.meta.dirname);

/** The README shows them 480 pixels wide; screens have up to twice as many. */
const width = 960;
const quality = 60;

/** A page of the demo, and what is done there first. */
interface PicturePage {
  readonly name: string;
  readonly path: string;
  readonly first?: (page: Page) => Promise<void>;
}

/** The pages to take, each signed in as the head, who opens the guide first. */
function pagesOf({ room, applications, key, published }: DemoGuide): readonly PicturePage[] {
  const part = (code: string, name: string) => `/staff/examinations/${code}/${name}`;
  const openBoard = async (page: Page) => {
    await page.getByLabel('Pass').fill(room.pass);
    await page.getByRole('button', { name: 'Open the board' }).click();
  };
  return [
    { name: 'demo', path: '/staff/demo' },
    { name: 'room', path: `/room/${room.examination}`, first: openBoard },
    { name: 'desk', path: part(applications, 'applications') },
    { name: 'key', path: part(key, 'key') },
    { name: 'offers', path: part(published, 'offers') },
    { name: 'merit-list', path: `/results/${published}` },
  ];
}

/** The demo at this address, or one that ends with this script. */
async function openDemo(given: string | undefined): Promise<{ url: string; end: () => Promise<void> }> {
  if (given !== undefined) return { url: given, end: async () => {} };
  const child = spawn(process.execPath, ['scripts/demo.ts'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const ready = /ready at (http\S+)/.exec(line)?.[1];
      if (ready !== undefined) resolve(ready);
    });
    void ended.then(() => reject(new Error('The demo ended before it was ready.')));
  });
  return {
    url,
    end: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const demo = await openDemo(process.argv[2]);
const guide = DemoGuide.parse(await (await fetch(`${demo.url}/api/demo`)).json());
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: desk, baseURL: demo.url });
await page.goto('/staff/demo');
await page
  .getByText(guide.people[0]?.name ?? '')
  .first()
  .waitFor();
for (const { name, path, first } of pagesOf(guide)) {
  // oxlint-disable-next-line eslint/no-await-in-loop -- one page shows one after the other
  await page.goto(path);
  // oxlint-disable-next-line eslint/no-await-in-loop -- the same
  await first?.(page);
  // oxlint-disable-next-line eslint/no-await-in-loop -- pictures and figures of the page come after it
  await page.waitForLoadState('networkidle');
  // oxlint-disable-next-line eslint/no-await-in-loop -- the same
  const png = await page.screenshot({ animations: 'disabled' });
  // oxlint-disable-next-line eslint/no-await-in-loop -- the same
  await sharp(png)
    .resize({ width })
    .webp({ quality })
    .toFile(join(root, 'docs/pictures', `${name}.webp`));
  console.log(name);
}
await browser.close();
await demo.end();
