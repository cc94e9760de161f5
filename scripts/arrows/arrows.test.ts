import { globSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circlesIn } from './circles.ts';
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

/** What the check reports for a file in `folder` with this import. */
function planted(folder: string, specifier: string, name = 'planted.ts'): string[] {
  return wrongArrows(root, `${folder.replace('/*', '')}/${name}`, `const a = 1;\nexport * from '${specifier}';`);
}

/** The same path in each form that a folder may use: relative, and by its name from package.json if it has one. */
function specifiersOf(folder: string, file: string): string[] {
  const path = relative(folder.replace('/*', ''), file);
  const relatively = path.startsWith('.') ? path : `./${path}`;
  return /^(exam|interchange|content|contract|server|client)\//.test(file) ? [relatively, `#${file}`] : [relatively];
}

describe('an import that no arrow allows is found, however it is written', () => {
  it.each([
    ['exam', 'content'],
    ['exam/practice', 'client/lib/storage'],
    ['exam', 'contract'],
    ['interchange', 'content/load'],
    ['interchange', 'server/platform/process'],
    ['interchange', 'client/lib/api'],
    ['client/student/exam', 'exam/testing'],
    ['content/math', 'content/read'],
    ['content/read', 'content/check'],
    ['content/load', 'content/math'],
    ['content/load', 'content/check'],
    ['content/load', 'content/build'],
    ['content/read', 'server/platform/process'],
    ['content/check', 'client/student/shell'],
    ['content/build', 'contract'],
    ['contract', 'content/math'],
    ['contract', 'server/platform/process'],
    ['contract', 'client/student/shell'],
    ['server/platform/process', 'server/platform/database'],
    ['server/platform/database', 'server/features/catalogue'],
    ['server/platform/http', 'server/platform/pages'],
    ['server/platform/mail', 'server/features/accounts'],
    ['server/features/catalogue', 'server/platform/mail'],
    ['server/platform/errors', 'server/features/accounts'],
    ['server/features/accounts', 'server/features/catalogue'],
    ['server/features/catalogue', 'server/features/accounts'],
    ['server/features/accounts', 'server/testing'],
    ['server/platform/pages', 'client/student/shell'],
    ['server/platform/pages', 'build'],
    ['client/ui', 'client/student/accounts'],
    ['client/ui', 'client/lib/api'],
    ['client/ui', 'client/student/shell'],
    ['client/lib/api', 'client/ui'],
    ['client/student/offline', 'client/student/shell'],
    ['client/student/shell', 'client/student/accounts'],
    ['client/lib/time', 'client/ui'],
    ['client/lib/storage', 'client/lib/api'],
    ['client/lib/api', 'client/student/shell'],
    ['client/student/shell', 'client/student/exam'],
    ['client/student/accounts', 'client/student/exam'],
    ['client/student/exam', 'client/student/result'],
    ['client/student/result', 'client/student/landing'],
    ['client/student/home', 'client/student/accounts'],
    ['client/student/mcq', 'server/platform/process'],
    ['client/student/exam', 'client/student/mcq'],
    ['client/student/app', 'content/read'],
    ['client/student/app', 'build'],
    ['build', 'server/platform/process'],
    ['build', 'client/student/exam'],
    ['scripts', 'client/student/exam'],
    ['e2e', 'server/features/accounts'],
    ['bench', 'client/student/shell'],
  ])('from %s to %s', (folder, goal) => {
    const file = fileIn(goal);
    for (const specifier of specifiersOf(folder, file)) {
      expect(planted(folder, specifier)).toEqual([
        expect.stringContaining(`${folder}/planted.ts:2 imports ${file}. ${roomOf(`${folder}/x.ts`)?.folder}: `),
      ]);
    }
  });

  // It looks at thousands of pairs, which a busy machine does not end in a minute.
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
    ['server/platform/process', 'vite'],
    ['client/student/accounts', 'zod'],
    ['client/student/app', 'node:path'],
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

it('files that import each other are found, by types too, and those that do not are not', () => {
  const circle = circlesIn(
    root,
    new Map([
      ['exam/random.ts', "import type { Item } from './item.ts';"],
      ['exam/item.ts', "import { shuffled } from '#exam/question.ts';"],
      ['exam/question.ts', "import type { Random } from './random.ts';"],
      ['exam/parse.ts', "import { shuffled } from './question.ts';"],
    ]),
  );
  expect(circle).toEqual([['exam/random.ts', 'exam/item.ts', 'exam/question.ts', 'exam/random.ts']]);
});

it('a file outside of every room, and an import of nothing, are found', () => {
  expect(planted('interview', 'node:fs')).toEqual([expect.stringContaining('interview/planted.ts is in no room')]);
  expect(planted('client/charts', 'react')).toEqual([expect.stringContaining('is in no room')]);
  expect(planted('client/ui', './nothing.ts')).toEqual([expect.stringContaining('which is nowhere')]);
});

it('a test may use what tests are made with, and all of its own root folder, but goes no other way', () => {
  expect(planted('exam', 'fast-check', 'planted.test.ts')).toEqual([]);
  expect(planted('server/platform/errors', `#${fileIn('server/features/accounts')}`, 'planted.test.ts')).toEqual([]);
  expect(planted('exam', `#${fileIn('content/load')}`, 'planted.test.ts')).toHaveLength(1);
  expect(planted('client/ui', `#${fileIn('server/platform/process')}`, 'planted.test.ts')).toHaveLength(1);
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
