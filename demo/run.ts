// `npm run demo` (scripts/demo.ts): a college that lives, in a folder of its own. Its server is the product's, with a clock that this process
// sets while it makes the past. docs/decisions/2026-11-25-the-demo.md
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DemoGuide } from '#contract/demo.ts';
import { newSetUpSecret } from '#server/features/accounts/set-up.ts';
import { fillApart } from '#server/fill-apart.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { lockDataDir } from '#server/platform/database/server-lock.ts';
import { inProject } from '#server/platform/files/in-project.ts';
import { endOnSignal } from '#server/platform/process/end.ts';
import { createLogger } from '#server/platform/process/logger.ts';
import { reasonOf, SettingError } from '#server/platform/setting-error.ts';
import { readSettings } from '#server/platform/settings.ts';
import { serve } from '#server/serve.ts';
import { withRoom } from '#text/room-name.ts';
import { createDemoClock } from './clock.ts';
import { newPassword } from './college.ts';
import { openDemo, type Demo } from './demo.ts';
import { pastMs } from './make.ts';
import { wholeDemo } from './plans.ts';
import { DemoState } from './state.ts';

/** The folder of the demo, never another: no setting names it. */
const folder = inProject('data-demo');
const stateFile = join(folder, 'demo.json');
/** Says that this program made the folder, and may remove it. */
const markFile = join(folder, 'made-by-npm-run-demo');

/** Apart from the product's 3000: what a browser keeps for one of them must not reach the other. */
const usualPort = '3300';

/** How often the demo does what is due, and keeps where it is, in ms. */
const turnMs = 2000;
const keepMs = 10_000;

/** Removes what an earlier demo left, if it is asked for or was not made to its end. Throws for a folder of others. */
function prepareFolder(fresh: boolean): DemoState | null {
  const isThere = existsSync(folder) && readdirSync(folder).length > 0;
  if (isThere && !existsSync(markFile))
    throw SettingError.ofSentence(`${folder} was not made by a demo: move it away, or remove it.`);
  if (isThere && !fresh && existsSync(stateFile)) {
    const kept = DemoState.safeParse(JSON.parse(readFileSync(stateFile, 'utf8')));
    // Another version of the program has kept something else.
    if (kept.success) return kept.data;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  writeFileSync(markFile, 'npm run demo -- --fresh removes this folder.\n');
  return null;
}

/** Claims the folder for this process. Throws a SettingError where another demo has it. */
function lockFolder(): Promise<() => void> {
  return lockDataDir(folder).catch((error: unknown) => {
    throw SettingError.ofSentence(`${folder} is in use: a demo runs there already (${reasonOf(error)})`);
  });
}

function keep(demo: Demo): void {
  writeFileSync(`${stateFile}.new`, JSON.stringify(demo.state()), { mode: 0o600 });
  renameSync(`${stateFile}.new`, stateFile);
}

/** Runs the demo until a signal ends it; `fresh` begins anew. */
export async function runDemo(fresh: boolean): Promise<void> {
  const began = performance.now();
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const { HOST = '127.0.0.1', PORT = usualPort, TIME_ZONE } = process.env;
  // Nothing else of the environment counts: a demo sends no mail, and has no other database.
  const settings = readSettings({ HOST, PORT, TIME_ZONE, DATA_DIR: folder });
  const unlock = existsSync(folder) ? await lockFolder() : null;
  unlock?.();
  const before = prepareFolder(fresh);
  await lockFolder();
  const present = Date.now();
  const clock = createDemoClock(before?.seenAt ?? present - pastMs, Date.now);
  const logger = createLogger('warn');
  /** What a demo that was there before can't do is no fault of the visitor, who can begin anew. */
  const orSayAnew = (error: unknown): never => {
    if (before === null) throw error;
    const why = `npm run demo -- --fresh begins anew: the demo of before can not go on (${reasonOf(error)})`;
    throw SettingError.ofSentence(why);
  };
  await fillApart(settings, inProject('content'), clock.now()).catch(orSayAnew);
  const database = await openDatabase(settings);
  let demo: Demo | null = null;
  const guide = () => demo?.guide() ?? null;
  const { address, close } = await serve(settings, database, logger, clock.now, undefined, guide);
  const ending = new AbortController();
  endOnSignal(async () => {
    ending.abort();
    if (demo !== null) keep(demo);
    await close();
  }, logger);
  const secret = before === null ? await newSetUpSecret(database.db, clock.now(), randomBytes) : null;
  if (before === null) say('Making a college. Its past examinations are held now …');
  const seconds = () => ((performance.now() - began) / 1000).toFixed(0).padStart(4);
  try {
    demo = await openDemo({
      url: address,
      clock,
      present,
      machine: Date.now,
      size: wholeDemo,
      before: before ?? { secret: secret ?? '', password: newPassword() },
      refused: (what) => logger.error({ what }, 'the hall refused an invented candidate'),
      wait: () => pause(500),
      say: (done) => say(`${seconds()} s  ${done}`),
    });
  } catch (error) {
    if (ending.signal.aborted) return;
    return orSayAnew(error);
  }
  clock.goOn();
  keep(demo);
  const isLocal = /^(127\.\d+\.\d+\.\d+|localhost|::1)$/.test(HOST);
  for (const line of linesOf(demo.guide(), address, isLocal)) say(line);
  let keptAt = performance.now();
  while (!ending.signal.aborted) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one turn after the other
    await demo.turn().catch((error: unknown) => logger.error(error, 'a turn of the demo failed'));
    if (performance.now() - keptAt >= keepMs) {
      keep(demo);
      keptAt = performance.now();
    }
    // oxlint-disable-next-line eslint/no-await-in-loop -- one turn after the other
    await pause(turnMs, undefined, { signal: ending.signal }).catch(() => {});
  }
}

/** What is printed when the demo is ready: the first page, and a line for each person. */
function linesOf(guide: DemoGuide, address: string, isLocal: boolean): string[] {
  const { people, password, applicant, room, card } = guide;
  return [
    `Tayari is ready at ${address}`,
    '',
    `Look around: ${address}/staff/demo`,
    '',
    ...people.map(
      ({ name, email, duties }) => `${name}, ${duties.join(' and ')}: ${address}/staff as ${email} with ${password}`,
    ),
    `${applicant.name}, applicant: ${address}/notices/${applicant.examination}/mine with ${applicant.number} and ${applicant.code}`,
    `${withRoom('Room', room.name)}, invigilator: ${address}/room/${room.examination} with the pass ${room.pass}`,
    `You, candidate: ${address}/hall/${card.examination}#${card.symbolNumber}/${card.pin}`,
    '',
    isLocal
      ? 'Only this machine reaches it. HOST=0.0.0.0 lets phones in, and everyone else in the network.'
      : 'Everyone in the network reaches it, and can sign in as each of these people.',
  ];
}
