import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { hallShellFile, notFoundFile, routesFile } from '#contract/built-pages.ts';
import { createTestApp } from '#server/testing/app.ts';
import { migratedSqlite } from '#server/testing/databases.ts';

it('lets the script and the style run that are in a page, and nothing else inside it, nor what is in another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tayari-dist-'));
  const script = 'document.title = "a\nb"';
  const styleOf = (name: string) => `p{content:"${name}"}`;
  const shells = {
    '/': 'shell.html',
    '/ne': 'ne/shell.html',
    '/hall/SCI-2083': hallShellFile,
    '/ne/hall': `ne/${hallShellFile}`,
  };
  const write = (name: string, html: string) => {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), html);
  };
  for (const [url, shell] of Object.entries(shells)) {
    const html = `<script>${script}</script><style>${styleOf(shell)}</style><script src="/a.js"></script>`;
    for (const name of [shell, join(url, 'index.html')]) write(name, html);
  }
  const place = await migratedSqlite();
  const { app, close } = await createTestApp(place, { clientFolder: folder });
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  for (const [url, name] of Object.entries(shells)) {
    const answer = await app.inject({ url: `${url}?a`, headers: { accept: 'text/html' } });
    const policy = String(answer.headers['content-security-policy']).split(';');
    expect(policy).toContain(`script-src 'self' ${hash(script)}`);
    expect(policy).toContain(`style-src 'self' ${hash(styleOf(name))}`);
  }
  await close();
  await place.remove();
  rmSync(folder, { recursive: true });
});

it('sends every kind of page with a policy that lets its own styles and scripts run, those that lead nowhere too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tayari-dist-'));
  const files = ['shell.html', hallShellFile, notFoundFile].flatMap((name) => [name, `ne/${name}`]);
  // The not-found page and the shell belong to one program, so they have the same inline style and script.
  const program = (name: string) =>
    (name.endsWith(hallShellFile) ? 'hall' : 'students') + String(name.startsWith('ne/'));
  mkdirSync(join(folder, 'ne'), { recursive: true });
  for (const name of files)
    writeFileSync(
      join(folder, name),
      `<style>p{content:"${program(name)}"}</style><script>${program(name)}()</script>`,
    );
  writeFileSync(
    join(folder, routesFile),
    JSON.stringify({ known: '^(?:/ne(?=/|$))?/(?:result|(?:hall|results|room)(?:/[^/]+)?)/*$', listed: '(?!)' }),
  );
  const place = await migratedSqlite();
  const { app, close } = await createTestApp(place, { clientFolder: folder });
  const paths = [
    '/result',
    '/no-such-page',
    '/hall',
    '/hall/A-1',
    '/hall/A-1/results',
    '/results',
    '/results/A/b',
    '/room/A/b/c',
  ];
  for (const url of paths.flatMap((path) => [path, `/ne${path}`])) {
    const { body, headers } = await app.inject({ url, headers: { accept: 'text/html' } });
    const policy = String(headers['content-security-policy']);
    const inside = [...body.matchAll(/<(?:style|script)>([^<]*)</g)].map(([, text = '']) => text);
    expect([url, inside.length]).toEqual([url, 2]);
    for (const text of inside)
      expect([url, policy]).toEqual([url, expect.stringContaining(createHash('sha256').update(text).digest('base64'))]);
  }
  await close();
  await place.remove();
  rmSync(folder, { recursive: true });
});
