import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const dist = join(dirname(import.meta.dirname), 'dist');
const pages = globSync('**/*.html', { cwd: dist });

it('there are built pages to look at: npm run build', () => {
  expect(pages).toContain('index.html');
  expect(pages).toContain('shell.html');
});

it.each(pages)('the head of %s names no file twice', (page) => {
  const [head = ''] = readFileSync(join(dist, page), 'utf8').split('</head>');
  // An address without an ending belongs to a page. Two links name the English page: one as English, one as the default.
  const named = [...head.matchAll(/ (?:href|src)="(\/[^"]+\.\w+)"/g)].map(([, file]) => file);
  expect(named).toEqual([...new Set(named)]);
  expect(named.length).toBeGreaterThan(0);
});
