import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inProject } from '#server/platform/files/in-project.ts';
import { readSettings } from '#server/platform/settings.ts';
import { freePort } from '#server/testing/free-port.ts';
import { compiled } from '#server/testing/process.ts';
import { fillHere } from '#server/fill-database.ts';
import { createPostgresServer } from '#server/testing/postgres-server.ts';

const run = promisify(execFile);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tayari-deploy-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('systemd finds nothing wrong with the unit', async () => {
  const unit = join(folder, 'tayari.service');
  const text = readFileSync(inProject('deploy/tayari.service'), 'utf8');
  writeFileSync(unit, text.replaceAll('/opt/tayari', inProject('.').replace(/\/$/, '')));
  expect(await run('systemd-analyze', ['verify', unit])).toEqual({ stdout: '', stderr: '' });
});

it('a college of many gets its units, its settings and its address, and is forgotten again', async () => {
  // The system's own commands, which would make users and start services.
  const commands = join(folder, 'commands');
  await mkdir(commands);
  for (const name of ['adduser', 'chgrp', 'install', 'setpriv', 'systemctl'])
    writeFileSync(join(commands, name), `#!/bin/sh\necho ${name} "$@" >> ${folder}/asked\n`, { mode: 0o755 });
  const env = {
    ...process.env,
    PATH: `${commands}:${process.env['PATH']}`,
    TAYARI_TOP: folder,
    TAYARI_FOLDER: inProject('.').replace(/\/$/, ''),
    TAYARI_COLLEGES: 'colleges.example.np',
  };
  const cache = join(folder, 'var/cache/tayari-colleges');
  await mkdir(cache, { recursive: true });
  const college = (...words: readonly string[]) => run('sh', [inProject('deploy/tayari-college'), ...words], { env });
  await college('add', 'first');
  expect((await college('add', 'pashupati')).stdout).toContain('https://pashupati.colleges.example.np is port 3102');
  const asked = readFileSync(join(folder, 'asked'), 'utf8');
  expect(asked).toContain('systemctl enable --quiet --now tayari@pashupati.socket');
  await expect(college('add', 'pashupati')).rejects.toThrow('There is a college pashupati already.');
  await expect(college('add', '../etc')).rejects.toThrow('A name has');

  const lines = readFileSync(join(folder, 'etc/tayari/pashupati.env'), 'utf8').trim().split('\n');
  expect(readSettings(Object.fromEntries(lines.map((line) => line.split('='))))).toMatchObject({
    port: 3102,
    dataDir: '/var/lib/tayari-colleges/pashupati',
    publicUrl: 'https://pashupati.colleges.example.np',
  });

  const units = join(folder, 'etc/systemd/system');
  const service = readFileSync(join(units, 'tayari@.service'), 'utf8');
  writeFileSync(join(units, 'tayari@.service'), service.replaceAll('/opt/', join(folder, 'opt/')));
  const names = ['tayari@pashupati.service', 'tayari@pashupati.socket'];
  const verified = await run('systemd-analyze', ['verify', ...names], {
    env: { ...process.env, SYSTEMD_UNIT_PATH: `${units}:` },
  });
  expect(verified).toEqual({ stdout: '', stderr: '' });

  const caddy = {
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    TAYARI_COLLEGES_FOLDER: join(folder, 'etc/caddy/colleges'),
  };
  const words = ['adapt', '--config', inProject('deploy/Caddyfile'), '--adapter', 'caddyfile'];
  const adapted = () => run('caddy', words, { env: { ...process.env, ...caddy } });
  expect((await adapted()).stdout).toContain('127.0.0.1:3102');

  expect((await college('list')).stdout).toMatch(/^first +3101 .*\npashupati +3102 /);
  await college('remove', 'pashupati');
  expect((await college('list')).stdout).not.toContain('pashupati');
  expect((await adapted()).stdout).not.toContain('127.0.0.1:3102');
});

it('a call to the socket that systemd holds starts the server, which answers it', async () => {
  const port = await freePort();
  const dataDir = join(folder, 'data');
  const settings = { DATA_DIR: dataDir, PORT: '1', NODE_COMPILE_CACHE: compiled };
  const passed = Object.entries(settings).flatMap(([name, value]) => ['-E', `${name}=${value}`]);
  const words = ['-l', `127.0.0.1:${port}`, ...passed, process.execPath, inProject('server/main.ts')];
  const child = spawn('systemd-socket-activate', words, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  // It says so on its errors, and then becomes the server under the same number.
  await once(child.stderr, 'data');
  try {
    expect((await fetch(`http://127.0.0.1:${port}/api/levels`)).status).toBe(200);
  } finally {
    child.kill();
    expect(await ended).toEqual([0, null]);
  }
});

it('Caddy takes its configuration, as it formats it', async () => {
  const file = inProject('deploy/Caddyfile');
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const { stdout } = await run('caddy', ['validate', '--config', file, '--adapter', 'caddyfile'], { env });
  expect(stdout).toContain('Valid configuration');
  expect((await run('caddy', ['fmt', file])).stdout).toBe(readFileSync(file, 'utf8'));
});

it('every setting of the example is known, and right as it stands there', async () => {
  // The settings as the command of deploy/ reads them, with the commented lines active.
  const file = join(folder, 'tayari.env');
  writeFileSync(file, readFileSync(inProject('deploy/tayari.env'), 'utf8').replaceAll(/^#(?=[A-Z_]+=.)/gm, ''));
  const { stdout } = await run('env', ['-i', 'sh', '-c', `set -a; . ${file}; exec env`]);
  const pairs = stdout.split('\n').flatMap((line) => {
    const [, name, value] = /^([A-Z_]+)=(.+)$/.exec(line) ?? [];
    return name === undefined || value === undefined || name === 'PWD' ? [] : [[name, value] as const];
  });
  expect(pairs.length).toBeGreaterThan(8);
  const settings = readSettings(Object.fromEntries(pairs));
  expect(settings).toMatchObject({ publicUrl: 'https://college.example.edu.np', workers: 4, staffTotp: 'required' });
  const readme = readFileSync(inProject('README.md'), 'utf8');
  for (const [name] of pairs) expect(readme).toContain(`\`${name}\``);
});

it('the role of deploy/postgres.sql owns its database, fills it, and can do nothing beside', async () => {
  const postgres = await createPostgresServer();
  const at = (user: string, database: string) =>
    Object.assign(new URL(postgres.url), { username: user, pathname: database }).href;
  const ask = (url: string, ...words: readonly string[]) =>
    run('psql', ['--no-psqlrc', '-v', 'ON_ERROR_STOP=1', '-d', url, ...words]);
  try {
    // The first superuser gets the name that the file gives to its role.
    await ask(postgres.url, '-c', 'create role root_of_it superuser login');
    await ask(at('root_of_it', 'postgres'), '-c', 'alter role tayari rename to first');
    const file = inProject('deploy/postgres.sql');
    await ask(at('root_of_it', 'postgres'), '-f', file);
    // This connects by the socket, like a server on the same machine.
    const { port } = new URL(postgres.url);
    const own = `postgres://tayari@${encodeURIComponent(dirname(postgres.dataFolder))}:${port}/tayari`;
    await fillHere(readSettings({ DATABASE_URL: own, DATA_DIR: folder }), await emptyContent(), Date.now());
    const { stdout } = await ask(own, '-Atc', 'select count(*) from account');
    expect(stdout).toBe('0\n');
    for (const beyond of ['create database more', 'create role more', "select pg_read_file('/etc/passwd')"]) {
      await expect(ask(own, '-c', beyond)).rejects.toThrow('permission denied');
    }
    await ask(at('root_of_it', 'postgres'), '-c', 'create role stranger login');
    await expect(ask(at('stranger', 'tayari'), '-c', 'select 1')).rejects.toThrow('permission denied for database');
  } finally {
    await postgres.remove();
  }
});

async function emptyContent(): Promise<string> {
  const content = join(folder, 'content');
  await mkdir(content);
  return content;
}
