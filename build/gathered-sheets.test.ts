import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { gatheredModules, scopedName } from './gathered-sheets.ts';
import { classesIn } from './style-classes.ts';
import { shared } from './vite-shared.ts';

const client = join(dirname(import.meta.dirname), 'client');

test('a sheet that gathers modules has their classes by the names that components take', async () => {
  const config = await resolveConfig({ ...shared, configFile: false }, 'build');
  const sheet = join(client, 'candidate/results/result.css');
  const { code } = await preprocessCSS(readFileSync(sheet, 'utf8'), sheet, config);
  const modules = [...gatheredModules()].filter((file) => file.includes('/candidate/results/'));
  const taken = modules.flatMap((file) =>
    [...classesIn(readFileSync(file, 'utf8'))].map((name) => scopedName(name, file)),
  );
  expect(taken).toContain('merit-table_rank');
  expect([...classesIn(code)]).toEqual(expect.arrayContaining(taken));
  expect([...classesIn(code)]).not.toContain('rank');
});
