import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { extract } from 'tar';
import { readLockFile, type LockedPackages } from '../packages/lock-file.ts';
import { releaseManifest, type Manifest } from './manifest.ts';
import { packedFiles } from './packed-files.ts';
import { packedPackages, type Machine } from './packed-packages.ts';

/** What a running server does not read of its packages: types and maps. */
const unread = /\.d\.[cm]?ts$|\.map$/;

/**
 * Puts into `folder` what a release holds: the built pages, the server's own files, the content, and the packages that it needs on these
 * machines. Throws if the pages are not built, or a package is not the one of the lock file.
 */
export async function stageRelease(
  root: string,
  folder: string,
  system: 'posix' | 'windows',
  machines: readonly Machine[],
): Promise<void> {
  if (!existsSync(join(root, 'dist/.built-from'))) throw new Error('dist/ is not built: npm run build');
  const { files, packages } = packedFiles(root);
  for (const path of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(join(root, path), join(folder, path));
  }
  const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(releaseManifest(project, system), null, 2)}\n`);
  const locked = readLockFile(root);
  const record = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')) as {
    packages: LockedPackages;
  };
  for (const path of packedPackages(locked, packages, machines)) {
    const wanted = locked[path];
    const here = record.packages[path];
    // oxlint-disable-next-line eslint/no-await-in-loop -- at most a handful come from the registry
    if (here === undefined) await fetchPackage(path, wanted, join(folder, path));
    else if (here.integrity === wanted?.integrity) copyPackage(join(root, path), join(folder, path));
    else throw new Error(`${path} is not the one of package-lock.json: npm ci`);
  }
}

/** Packages inside a package are entries of the lock file of their own. */
function copyPackage(from: string, to: string): void {
  const inside = join(from, 'node_modules');
  cpSync(from, to, { recursive: true, filter: (path) => !path.startsWith(inside) && !unread.test(path) });
}

/** Fetches a package of another kind of machine, by the name of its folder. The lock file's hash vouches for it. */
async function fetchPackage(path: string, wanted: LockedPackages[string] | undefined, to: string): Promise<void> {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const folder = mkdtempSync(join(tmpdir(), 'tayari-package-'));
  try {
    const script = process.env['npm_execpath'];
    if (script === undefined) throw new Error('Start this by npm: npm run release');
    const words = ['pack', `${name}@${wanted?.version}`, '--pack-destination', folder, '--json'];
    const said = execFileSync(process.execPath, [script, ...words], { encoding: 'utf8' });
    const archive = join(folder, basename((JSON.parse(said) as { filename: string }[])[0]?.filename ?? ''));
    const [kind = '', hash] = (wanted?.integrity ?? '').split('-');
    if (createHash(kind).update(readFileSync(archive)).digest('base64') !== hash)
      throw new Error(`${name} came with another hash than package-lock.json has.`);
    mkdirSync(to, { recursive: true });
    await extract({ file: archive, cwd: to, strip: 1, filter: (entry) => !unread.test(entry) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
