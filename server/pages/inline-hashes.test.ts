import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestApp } from '#server/testing/app.ts';
import { migratedSqlite } from '#server/testing/databases.ts';

it('lets the script and the style run that are in the pages, and nothing else inside them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tayari-dist-'));
  const script = 'document.title = "a\nb"';
  const style = 'p{color:red}';
  const page = `<script>${script}</script><style>${style}</style><script src="/a.js"></script>`;
  for (const name of ['shell.html', 'index.html']) writeFileSync(join(folder, name), page);
  const place = await migratedSqlite();
  const { app, close } = await createTestApp(place, { clientFolder: folder });
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = String((await app.inject('/')).headers['content-security-policy']).split(';');
  expect(policy).toContain(`script-src 'self' ${hash(script)}`);
  expect(policy).toContain(`style-src 'self' ${hash(style)}`);
  await close();
  await place.remove();
  rmSync(folder, { recursive: true });
});
