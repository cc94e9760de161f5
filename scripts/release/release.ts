// `npm run release`: packs what runs without a build and without the registry into release/. One archive is for Linux and macOS, one for
// Windows, and a file has their hashes. docs/decisions/2026-11-25-releases.md
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import { create } from 'tar';
import { programVersion } from '#server/platform/process/version.ts';
import type { Machine } from './packed-packages.ts';
import { stageRelease } from './stage.ts';

const root = dirname(dirname(import.meta.dirname));
const name = `tayari-${programVersion()}`;
const folder = join(root, 'release');

const posix: readonly Machine[] = [
  { os: 'linux', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64' },
  { os: 'darwin', cpu: 'arm64' },
];
const windows: readonly Machine[] = [{ os: 'win32', cpu: 'x64' }];

const { status } = spawnSync(process.execPath, [join(root, 'build/build.ts'), '--if-changed'], { stdio: 'inherit' });
if (status !== 0) process.exit(1);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const work = mkdtempSync(join(tmpdir(), 'tayari-release-'));
try {
  await stageRelease(root, join(work, 'posix', name), 'posix', posix);
  const file = join(folder, `${name}.tar.gz`);
  await create({ file, cwd: join(work, 'posix'), gzip: { level: 9 }, portable: true }, [name]);
  await stageRelease(root, join(work, 'windows', name), 'windows', windows);
  writeFileSync(join(folder, `${name}.zip`), zipSync(filesUnder(join(work, 'windows'))));
} finally {
  rmSync(work, { recursive: true, force: true });
}
const sums = readdirSync(folder).map((archive) => {
  const content = readFileSync(join(folder, archive));
  console.log(`release/${archive}: ${(content.length / 1e6).toFixed(1)} MB`);
  return `${createHash('sha256').update(content).digest('hex')}  ${archive}\n`;
});
writeFileSync(join(folder, `${name}.sha256`), sums.join(''));

/** All files under a folder, by their names from there with slashes. */
function filesUnder(top: string): Zippable {
  const paths = readdirSync(top, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(top, path)).isFile(),
  );
  return Object.fromEntries(
    paths.map((path) => [relative(top, join(top, path)).replaceAll(sep, '/'), readFileSync(join(top, path))]),
  );
}
