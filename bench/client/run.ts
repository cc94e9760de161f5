// `npm run bench:client`: how long a first visit waits, beside the floor in the same run. CPU slowed 4×, 1.6 Mbit/s, 150 ms; cold loads,
// one page after the other. ROUNDS sets how often; 5 rounds take some three minutes. It loads the exams in a poor place too. Then it measures
// a record of 20,000 answers on the device: how long /progress and a review card take. `loads` or `record` as an argument selects one of the two.
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../e2e/chromium.ts';
import { bankOfYear } from '#content/load/find-bank.ts';
import { buildClient } from '../../build/build-client.ts';
import { isBuilt } from '../../build/is-built.ts';
import { startServer } from '../../e2e/server.ts';
import { startFloor, startReactFloor } from './floor.ts';
import { coldLoad, poorPlace, poorPlaceGoal, type Figures } from './load.ts';
import { measuredPages, paperYear } from './pages.ts';
import { measureRecord, type DrawTimes } from './record.ts';
import { drawnTable, medians, poorPlaceTable, table } from './table.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const only = process.argv[2];
const root = dirname(dirname(import.meta.dirname));
if (!isBuilt(root)) await buildClient(root);

const server = await startServer();
const bank = bankOfYear(String(paperYear)) ?? '';
const floor = await startFloor(bank);
const floorInReact = await startReactFloor(bank);
const browser = await chromium.launch(launchOptions);
const pages = measuredPages(floor.url, floorInReact.url, server.url);
const lastRound = only === 'record' ? -1 : rounds;
let drawn: readonly DrawTimes[] = [];
const loads = new Map<string, Figures[]>(pages.map(({ name }) => [name, []]));
const exams = pages.filter(({ exam, url }) => exam && url.startsWith(server.url));
const poorLoads = new Map<string, Figures[]>(exams.map(({ name }) => [name, []]));

try {
  // The first round only warms up the browser. All pages take turns in each round, so that other work of the machine affects them equally.
  for (let round = 0; round <= lastRound; round++) {
    for (const page of pages) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- two loads at once would share the link
      const figures = await coldLoad(browser, page);
      if (round > 0) loads.get(page.name)?.push(figures);
    }
    for (const page of round > 0 ? exams : []) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- as above
      poorLoads.get(page.name)?.push(await coldLoad(browser, page, poorPlace));
    }
  }
  if (only !== 'loads') drawn = await measureRecord(browser, server, join(root, 'content'), rounds);
} finally {
  await browser.close();
  await floor.stop();
  await floorInReact.stop();
  await server.stop();
}

console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Chromium ${browser.version()}, ${rounds} rounds, load ${loadavg()[0]?.toFixed(1)}\n`,
);
const mediansOf = (all: ReadonlyMap<string, readonly Figures[]>) =>
  [...all].map(([name, each]) => [name, medians(each)] as const);
if (only !== 'record')
  console.log(`${table(mediansOf(loads))}\n\n${poorPlaceTable(mediansOf(poorLoads), poorPlaceGoal)}`);
if (only !== 'loads') console.log(`\n${drawnTable(drawn)}`);
