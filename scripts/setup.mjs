// Runs before `npm start` and `npm test`, on whatever Node the machine has, so it is plain JavaScript with no dependency.
// Installs what the lock file says when that changed since the last time; with --tests also the browser, the database,
// the proxies and what checks the unit, from Debian's packages, and only those that are missing.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

function run(command, args, env = {}) {
  execFileSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function installPackages() {
  const stampFile = join(root, 'node_modules', '.tayari-lock');
  const stamp = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Installing packages …');
  // Not `npm ci`: it refuses a lock file that lacks optional packages of other platforms, as one made from a partial
  // registry does. `npm install` takes every version that the lock file names, and leaves it as it is. What vouches for
  // the runtime: docs/decisions/2026-11-22-what-the-set-up-installs.md.
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stampFile, stamp);
}

function onPath(name) {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, name)));
}

function hasPostgres() {
  const versions = '/usr/lib/postgresql';
  if (onPath('initdb')) return true;
  return existsSync(versions) && readdirSync(versions).some((v) => existsSync(join(versions, v, 'bin', 'initdb')));
}

function hasNginx() {
  return onPath('nginx') || existsSync('/usr/sbin/nginx');
}

function installForTests() {
  const missing = [];
  if (!onPath('chromium-headless-shell')) missing.push('chromium-headless-shell');
  if (!hasPostgres()) missing.push('postgresql');
  if (!onPath('caddy')) missing.push('caddy');
  if (!hasNginx()) missing.push('nginx-light');
  if (!onPath('openssl')) missing.push('openssl');
  if (!onPath('systemd-analyze')) missing.push('systemd');
  if (missing.length === 0) return;
  if (!onPath('apt-get') || process.getuid?.() !== 0) {
    // Slower, and as good (e2e/chromium.ts).
    if (onPath('chromium') && missing.length === 1 && hasPostgres()) return;
    fail(
      `The tests need ${missing.join(' and ')}: install ${missing.length > 1 ? 'them' : 'it'}, then run npm test again.`,
    );
  }
  console.log(`Installing ${missing.join(', ')} …`);
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], quiet);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], quiet);
}

try {
  installPackages();
  if (process.argv.includes('--tests')) installForTests();
} catch (error) {
  fail(`Setting up did not finish: ${error.message}`);
}
