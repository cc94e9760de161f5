// Checks that a release runs as it comes: packs one of dist/ for this machine alone, unpacks it, starts it by npm, and asks for its pages.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { create, extract } from 'tar';
import { stageRelease } from './stage.ts';

const root = dirname(dirname(import.meta.dirname));
const work = mkdtempSync(join(tmpdir(), 'tayari-release-'));
const npm = process.env['npm_execpath'] ?? '';

try {
  const here = { os: process.platform, cpu: process.arch };
  await stageRelease(root, join(work, 'packed/tayari'), process.platform === 'win32' ? 'windows' : 'posix', [here]);
  const file = join(work, 'tayari.tar.gz');
  await create({ file, cwd: join(work, 'packed'), gzip: { level: 1 }, portable: true }, ['tayari']);
  rmSync(join(work, 'packed'), { recursive: true });
  mkdirSync(join(work, 'unpacked'));
  await extract({ file, cwd: join(work, 'unpacked') });
  await start(join(work, 'unpacked/tayari'));
} finally {
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
}

async function start(folder: string): Promise<void> {
  const began = performance.now();
  const { TMPDIR: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [npm, 'start'], {
    cwd: folder,
    env: { ...inherited, PORT: '0', DATA_DIR: join(work, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const address = new Promise<string>((resolve, reject) => {
    const hear = (piece: Buffer) => {
      said += piece.toString();
      const [, found] = /ready at (\S+)/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`The release did not start: ${said}`)));
  });
  const ended = once(child, 'exit');
  try {
    const at = await address;
    console.log(`A release is ready after ${((performance.now() - began) / 1000).toFixed(1)} s.`);
    const pages = ['/', '/ne/', '/hall', '/staff', '/api/health', '/api/levels'];
    const answers = await Promise.all(pages.map((page) => fetch(new URL(page, at))));
    const wrong = answers.filter(({ ok }) => !ok).map(({ url, status }) => `${url} answers ${status}`);
    // A start builds and installs nothing.
    for (const made of ['build', 'package-lock.json', 'client']) if (existsSync(join(folder, made))) wrong.push(made);
    if (/Building|Installing/.test(said)) wrong.push(said);
    if (wrong.length > 0) throw new Error(`The release is not whole: ${wrong.join(', ')}`);
  } finally {
    child.kill();
    await ended;
  }
}
