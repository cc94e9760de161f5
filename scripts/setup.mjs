// Runs before `npm start` and `npm test`, on any version of Node, so it is plain JavaScript without dependencies. If the installed packages
// differ from the lock file, it installs what the lock file says: what builds and serves. With --tests it also installs the packages of the
// tests and checks, the browser, the database, the proxies and the checker of the systemd unit; with --failover what a cluster of databases
// needs beside the packages. All but packages come from Debian, and only what is missing.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Whether tests and checks need their packages too; `npm start` takes a third less time without them. */
const withTests = ['--tests', '--failover'].some((option) => process.argv.includes(option));

function run(command, args, env = {}) {
  execFileSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
}

/** By npm's own script if npm runs this. On Windows `npm` is a batch file, which no program may start without a shell. */
function npm(args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) run(process.env.npm_node_execpath ?? process.execPath, [script, ...args]);
  else run('npm', args);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function installPackages() {
  if (areInstalled()) return;
  console.log('Installing packages …');
  // Installs only what the lock file names: `npm install` would fetch packages without an entry, and so without a hash.
  npm(['ci', withTests ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error']);
}

/**
 * Compares the runtime with the hash that this file holds. Its package fetches it by an install script, which no lock file covers.
 * docs/decisions/2026-11-22-what-the-set-up-installs.md says what proves it.
 */
function vouchForRuntime() {
  const { version, integrity } = JSON.parse(readFileSync(join(root, 'scripts', 'runtime.json'), 'utf8'));
  const record = join(root, 'node_modules', 'node', 'node_modules', '.package-lock.json');
  const fetched = Object.entries(existsSync(record) ? readPackages(record) : {})
    .map(([path, found]) => ({ name: path.slice(path.lastIndexOf('/') + 1), ...found }))
    .find(({ name }) => /^node-(bin-)?(linux|darwin|win)-/.test(name));
  if (fetched === undefined) throw new Error('the runtime did not come.');
  const kept = integrity[fetched.name];
  if (kept === undefined) console.log(`No hash is kept here of ${fetched.name}: its registry alone vouches for it.`);
  else if (kept !== fetched.integrity || version !== fetched.version)
    throw new Error(`${fetched.name} ${fetched.version} is not the runtime whose hash stands in scripts/runtime.json.`);
}

/** Whether node_modules holds what the lock file names. npm's own record there tells, whichever command installed it. */
function areInstalled() {
  const recordFile = join(root, 'node_modules', '.package-lock.json');
  // The runtime comes by an install script.
  const runtime = ['node', 'node.cmd'].some((name) => existsSync(join(root, 'node_modules', '.bin', name)));
  if (!existsSync(recordFile) || !runtime) return false;
  const { '': _, ...wanted } = readPackages(join(root, 'package-lock.json'));
  const found = readPackages(recordFile);
  return (
    Object.keys(found).every((path) => path in wanted) &&
    Object.entries(wanted).every(([path, { version, integrity, optional, devOptional, dev }]) => {
      const has = found[path];
      // Of the optional packages, only those of this platform are installed.
      if (has === undefined) return optional === true || devOptional === true || (dev === true && !withTests);
      return has.version === version && has.integrity === integrity && existsSync(join(root, path, 'package.json'));
    })
  );
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function onPath(name) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));
}

function hasPostgres() {
  const versions = '/usr/lib/postgresql';
  if (onPath('initdb')) return true;
  return existsSync(versions) && readdirSync(versions).some((v) => existsSync(join(versions, v, 'bin', 'initdb')));
}

function hasNginx() {
  return onPath('nginx') || existsSync('/usr/sbin/nginx');
}

function hasHaproxy() {
  return onPath('haproxy') || existsSync('/usr/sbin/haproxy');
}

/** Debian's packages by the option that needs them, each with a test for its presence. */
const packages = {
  '--tests': () => [
    ['chromium-headless-shell', onPath('chromium-headless-shell')],
    ['postgresql', hasPostgres()],
    ['caddy', onPath('caddy')],
    ['nginx-light', hasNginx()],
    ['openssl', onPath('openssl')],
    ['systemd', onPath('systemd-analyze')],
  ],
  '--failover': () => [
    ['postgresql', hasPostgres()],
    ['etcd-server', onPath('etcd')],
    ['patroni', onPath('patroni')],
    ['haproxy', hasHaproxy()],
  ],
};

function installFor(purpose) {
  // There `npm test` leaves out what needs them, and says so.
  if (purpose === '--tests' && process.platform !== 'linux') return;
  const missing = packages[purpose]().flatMap(([name, isThere]) => (isThere ? [] : [name]));
  if (missing.length === 0) return;
  if (!onPath('apt-get') || process.getuid?.() !== 0) {
    // Slower, but it works (e2e/chromium.ts).
    if (onPath('chromium') && missing.length === 1 && hasPostgres()) return;
    fail(
      `These tests need ${missing.join(' and ')}: install ${missing.length > 1 ? 'them' : 'it'}, then run them again.`,
    );
  }
  console.log(`Installing ${missing.join(', ')} …`);
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], quiet);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], quiet);
}

try {
  installPackages();
  vouchForRuntime();
  for (const purpose of Object.keys(packages)) if (process.argv.includes(purpose)) installFor(purpose);
} catch (error) {
  fail(`Setting up did not finish: ${error.message}`);
}
