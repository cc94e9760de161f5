import { execFile } from 'node:child_process';
import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inProject } from '#server/app/in-project.ts';
import { readSettings } from '#server/app/settings.ts';

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

it('Caddy takes its configuration, as it formats it', async () => {
  const file = inProject('deploy/Caddyfile');
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const { stdout } = await run('caddy', ['validate', '--config', file, '--adapter', 'caddyfile'], { env });
  expect(stdout).toContain('Valid configuration');
  expect((await run('caddy', ['fmt', file])).stdout).toBe(readFileSync(file, 'utf8'));
});

it('every setting of the example is known, and right as it stands there', () => {
  const lines = readFileSync(inProject('deploy/tayari.env'), 'utf8').split('\n');
  const pairs = lines.flatMap((line) => {
    const [, name, value] = /^#?([A-Z_]+)=(.+)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value] as const];
  });
  expect(pairs.length).toBeGreaterThan(8);
  const settings = readSettings(Object.fromEntries(pairs));
  expect(settings).toMatchObject({ publicUrl: 'https://college.example.edu.np', workers: 4, staffTotp: 'required' });
  const readme = readFileSync(inProject('README.md'), 'utf8');
  for (const [name] of pairs) expect(readme).toContain(`\`${name}\``);
});
