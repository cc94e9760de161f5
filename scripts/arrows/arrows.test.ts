import { globSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { computed, importsOf } from './imports-of.ts';
import { rooms, type Room } from './rooms.ts';
import { mayEnter, roomOf, wrongArrows } from './wrong-arrows.ts';

const root = dirname(dirname(import.meta.dirname));
const files = globSync('{exam,interchange,content,contract,server,client,build,scripts,e2e,bench}/**/*.{ts,tsx}', {
  cwd: root,
});

/** A file that stands in this folder. */
function fileIn(folder: string): string {
  const file = files.find((each) => each.startsWith(`${folder}/`) && !each.includes('.test.'));
  if (file === undefined) throw new Error(`No file in ${folder}.`);
  return file;
}

/** What the check says of a file in `folder` that imports this. */
function planted(folder: string, specifier: string, name = 'planted.ts'): string[] {
  return wrongArrows(root, `${folder.replace('/*', '')}/${name}`, `const a = 1;\nexport * from '${specifier}';`);
}

/** The same path as every folder may name it, and by the name from package.json where there is one. */
function specifiersOf(folder: string, file: string): string[] {
  const path = relative(folder.replace('/*', ''), file);
  const relatively = path.startsWith('.') ? path : `./${path}`;
  return /^(exam|interchange|content|contract|server|client)\//.test(file) ? [relatively, `#${file}`] : [relatively];
}

describe('an import that no arrow allows is found, however it is written', () => {
  it.each([
    ['exam', 'content'],
    ['exam/practice', 'client/storage'],
    ['exam', 'contract'],
    ['interchange', 'content/load'],
    ['interchange', 'server/app'],
    ['interchange', 'client/api'],
    ['client/practice/exam', 'exam/testing'],
    ['content/math', 'content/read'],
    ['content/read', 'content/check'],
    ['content/load', 'content/math'],
    ['content/load', 'content/check'],
    ['content/load', 'content/build'],
    ['content/read', 'server/app'],
    ['content/check', 'client/shell'],
    ['content/build', 'contract'],
    ['contract', 'content/math'],
    ['contract', 'server/app'],
    ['contract', 'client/shell'],
    ['server/app', 'server/database'],
    ['server/database', 'server/catalogue'],
    ['server/http', 'server/pages'],
    ['server/mail', 'server/accounts'],
    ['server/catalogue', 'server/mail'],
    ['server/errors', 'server/accounts'],
    ['server/accounts', 'server/catalogue'],
    ['server/catalogue', 'server/accounts'],
    ['server/accounts', 'server/testing'],
    ['server/pages', 'client/shell'],
    ['server/pages', 'build'],
    ['client/ui', 'client/accounts'],
    ['client/ui', 'client/api'],
    ['client/ui', 'client/shell'],
    ['client/api', 'client/ui'],
    ['client/offline', 'client/shell'],
    ['client/shell', 'client/accounts'],
    ['client/text', 'client/ui'],
    ['client/storage', 'client/api'],
    ['client/api', 'client/shell'],
    ['client/shell', 'client/practice/exam'],
    ['client/accounts', 'client/practice/exam'],
    ['client/practice/exam', 'client/practice/result'],
    ['client/practice/result', 'client/practice/landing'],
    ['client/home', 'client/accounts'],
    ['client/practice/mcq', 'server/app'],
    ['client/practice/exam', 'client/practice/mcq'],
    ['client/app', 'content/read'],
    ['client/app', 'build'],
    ['build', 'server/app'],
    ['build', 'client/practice/exam'],
    ['scripts', 'client/practice/exam'],
    ['e2e', 'server/accounts'],
    ['bench', 'client/shell'],
  ])('from %s to %s', (folder, goal) => {
    const file = fileIn(goal);
    for (const specifier of specifiersOf(folder, file)) {
      expect(planted(folder, specifier)).toEqual([
        expect.stringContaining(`${folder}/planted.ts:2 imports ${file}. ${roomOf(`${folder}/x.ts`)?.folder}: `),
      ]);
    }
  });

  it('between any two rooms, and an import along an arrow is not', () => {
    const inRooms = rooms.flatMap((room) => files.find((file) => roomOf(file) === room) ?? []);
    const isRoom = (name: string) => rooms.some((room) => room.folder === name);
    for (const { folder, imports } of rooms) {
      const isAlong = (file: string) => {
        const goal = roomOf(file)?.folder;
        const whole = imports.some((each) => file.startsWith(`${each}/`) && !isRoom(each));
        return goal === folder || whole || imports.some((each) => each === goal);
      };
      const all = inRooms.flatMap((file) => specifiersOf(folder, file).map((specifier) => ({ specifier, file })));
      const source = all.map(({ specifier }) => `export * from '${specifier}';`).join('\n');
      const lines = wrongArrows(root, `${folder.replace('/*', '')}/planted.ts`, source);
      const found = lines.map((line) => all[Number(/:(\d+) imports /.exec(line)?.[1]) - 1]?.specifier);
      const astray = all.filter(({ file }) => !isAlong(file)).map(({ specifier }) => specifier);
      expect({ folder, found }).toEqual({ folder, found: astray });
    }
  });

  it.each([
    ['exam', 'zod'],
    ['exam', 'react-dom/client'],
    ['exam', 'node:fs'],
    ['interchange', 'node:fs'],
    ['interchange', 'csv-parse'],
    ['content/load', 'node:fs'],
    ['contract', 'fastify'],
    ['server', 'react'],
    ['server/app', 'vite'],
    ['client/accounts', 'zod'],
    ['client/app', 'node:path'],
    ['client/ui', '@fastify/static'],
  ])('of a package: from %s to %s', (folder, specifier) => {
    expect(planted(folder, specifier)).toHaveLength(1);
  });

  it('but not of a package that the room has', () => {
    for (const { folder, packages } of rooms) {
      for (const each of packages.filter((name) => name !== computed)) {
        expect(planted(folder, each === 'node:' || each === '*' ? 'node:fs' : each)).toEqual([]);
      }
    }
  });
});

it('no arrows lead back to where they began', () => {
  const done = new Set<Room>();
  const follow = (from: Room, way: readonly string[]): void => {
    expect(way).not.toContain(from.folder);
    if (done.has(from)) return;
    for (const to of rooms) if (to !== from && mayEnter(from, to)) follow(to, [...way, from.folder]);
    done.add(from);
  };
  for (const room of rooms) follow(room, []);
});

it('a file outside of every room, and an import of nothing, are found', () => {
  expect(planted('interview', 'node:fs')).toEqual([expect.stringContaining('interview/planted.ts is in no room')]);
  expect(planted('client/charts', 'react')).toEqual([expect.stringContaining('is in no room')]);
  expect(planted('client/ui', './nothing.ts')).toEqual([expect.stringContaining('which is nowhere')]);
});

it('a test may use what tests are made with, and all of its own root folder, but goes no other way', () => {
  expect(planted('exam', 'fast-check', 'planted.test.ts')).toEqual([]);
  expect(planted('server/errors', `#${fileIn('server/accounts')}`, 'planted.test.ts')).toEqual([]);
  expect(planted('exam', `#${fileIn('content/load')}`, 'planted.test.ts')).toHaveLength(1);
  expect(planted('client/ui', `#${fileIn('server/app')}`, 'planted.test.ts')).toHaveLength(1);
});

it('every way to import is seen: values, types, effects, passing on, later', () => {
  const source = [
    "import a from 'a';",
    "import type { B } from 'b';",
    "import 'c';",
    "export { d } from 'd';",
    "export type * from 'e';",
    "void import('f');",
    'void import(g);',
  ].join('\n');
  const found = importsOf('all.ts', source).toSorted((x, y) => x.line - y.line);
  expect(found.map(({ specifier }) => specifier)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', computed]);
  expect(found.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
