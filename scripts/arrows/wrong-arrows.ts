import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { importsOf } from './imports-of.ts';
import { rooms, type Room } from './rooms.ts';

const isTest = /\.test\.tsx?$|\.(setup|fault|failover)\.ts$/;

/**
 * Reports the imports of a source file that follow no arrow, one line each. `path` is relative to `root`, with `/`; the file need not
 * exist. A test may import more than its room: any package, all of its own root folder, and the exports of that folder's `testing` and of
 * the build.
 */
export function wrongArrows(root: string, path: string, source: string): string[] {
  const from = roomOf(path);
  if (from === undefined) return [`${path} is in no room of scripts/arrows/rooms.ts: say there what it may import.`];
  const { resolve } = createRequire(join(root, path));
  return importsOf(path, source).flatMap(({ specifier, line }) => {
    const target = targetOf(root, specifier, resolve);
    if (target === undefined) return [`${path}:${line} imports ${specifier}, which is nowhere.`];
    const allowed =
      target.package === undefined ? mayImport(from, path, target.path) : mayUse(from, path, target.package);
    return allowed ? [] : [`${path}:${line} imports ${target.package ?? target.path}. ${from.folder}: ${from.why}`];
  });
}

/** The room of a file, or undefined. */
export function roomOf(path: string): Room | undefined {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const own = rooms.find((room) => room.folder === `${folder}/*`);
  const around = rooms.filter((room) => isIn(path, room.folder)).sort((a, b) => b.folder.length - a.folder.length);
  return own ?? around[0];
}

/** Whether an arrow leads from one room to another. Every room may import itself. */
export function mayEnter(from: Room, to: Room): boolean {
  return to === from || from.imports.some((each) => each === to.folder || (isIn(to.folder, each) && !isRoom(each)));
}

function isRoom(folder: string): boolean {
  return rooms.some((room) => room.folder === folder);
}

function mayImport(from: Room, path: string, target: string): boolean {
  const [folder = ''] = path.split('/');
  const to = roomOf(target);
  if (to && mayEnter(from, to)) return true;
  return isTest.test(path) && (isIn(target, folder) || isIn(target, 'build') || /(^|\/)testing\//.test(target));
}

function mayUse(from: Room, path: string, name: string): boolean {
  if (isTest.test(path)) return true;
  return from.packages.some((each) => each === '*' || each === name || (each === 'node:' && name.startsWith(each)));
}

function isIn(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}

/** One of our files as its path from `root`, or a package by its name; undefined when there is no such file. */
function targetOf(root: string, specifier: string, resolve: (specifier: string) => string) {
  if (!/^[.#]/.test(specifier)) return { package: packageName(specifier) };
  try {
    const file = resolve(specifier.replace(/\?.*$/, ''));
    return { path: relative(root, file).split(sep).join('/') };
  } catch {
    return undefined;
  }
}

function packageName(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
