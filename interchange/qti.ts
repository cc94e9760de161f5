import { Collector, reasons } from './build-item.ts';
import { textOf } from './decode.ts';
import { type Parsed } from './item.ts';
import { difficultyOf, languageNamed, slugOf, unlabelled, withTags, type Labels } from './labels.ts';
import type { ReadBase64 } from './embedded.ts';
import { fromBase64 } from './pictures.ts';
import { takeQtiItem } from './qti-item.ts';
import {
  allNamed,
  attribute,
  child,
  childrenNamed,
  elementsIn,
  nameOf,
  parseMarkup,
  textIn,
  type Element,
} from './xml.ts';

type Files = ReadonlyMap<string, Uint8Array>;

/** Reads a single item, or several in one file, of QTI 2.1, 2.2 or 3.0. */
export function parseQtiXml(text: string, base64: ReadBase64 = fromBase64): Parsed {
  const found = new Collector();
  const nodes = parseMarkup(text, 'xml');
  if (nodes === null) found.skip('file', reasons.unreadable);
  const items = allNamed(nodes ?? [], 'assessmentitem');
  for (const [place, item] of items.entries()) {
    takeQtiItem(found, item, nameFor(item, `item ${place + 1}`), unlabelled, { read: base64 });
  }
  if (nodes !== null && items.length === 0) found.skip('file', 'It holds no item of QTI 2.1, 2.2 or 3.0.');
  return found;
}

/** Reads a package: its items in the order of its test, then of its manifest, then those that neither lists. */
export function parseQtiPackage(files: Files): Parsed {
  const found = new Collector();
  const documents = readDocuments(found, files);
  const manifest = [...documents.values()].find((root) => nameOf(root) === 'manifest');
  const labels = manifest ? labelsOf(manifest) : new Map<string, Labels>();
  const order = new Set([...testedPaths(documents), ...labels.keys(), ...documents.keys()]);
  for (const path of order) {
    const root = documents.get(path);
    if (!root && /\.xml$/i.test(path) && !files.has(path))
      found.skip(path, 'The package lists it and does not hold it.');
    if (!root || nameOf(root) !== 'assessmentitem') continue;
    const find = (address: string) => files.get(resolve(path, address)) ?? byName(files, address);
    takeQtiItem(found, root, path, labels.get(path) ?? unlabelled, { find });
  }
  if (found.items.length + found.skipped.length === 0) found.skip('file', 'It holds no item of QTI 2.1, 2.2 or 3.0.');
  return found;
}

function readDocuments(found: Collector, files: Files): Map<string, Element> {
  const documents = new Map<string, Element>();
  for (const [path, bytes] of files) {
    if (!/\.xml$/i.test(path)) continue;
    const nodes = parseMarkup(textOf(bytes), 'xml');
    const [root] = elementsIn(nodes ?? []);
    if (root) documents.set(path, root);
    else found.skip(path, reasons.unreadable);
  }
  return documents;
}

/** The items that tests refer to. */
function testedPaths(documents: ReadonlyMap<string, Element>): string[] {
  return [...documents].flatMap(([path, root]) =>
    allNamed([root], 'assessmentitemref').map((item) => resolve(path, attribute(item, 'href') ?? '')),
  );
}

/** What the manifest says of its items, by their paths; a resource that is no item has none that is one. */
function labelsOf(manifest: Element): Map<string, Labels> {
  const resources = allNamed([manifest], 'resource').filter((each) => /item/i.test(attribute(each, 'type') ?? ''));
  return new Map(resources.map((each) => [resolve('', attribute(each, 'href') ?? ''), labelsOfResource(each)]));
}

/** Reads IMS's metadata (LOM): keywords are tags, a path of taxons is subject and topic. */
function labelsOfResource(resource: Element): Labels {
  const [lom] = allNamed(childrenNamed(resource, 'metadata'), 'lom');
  if (!lom) return unlabelled;
  const texts = (name: string, within: string) =>
    allNamed(allNamed(lom, within), name).map((each) => textIn(each).trim());
  const tags = texts('keyword', 'general');
  const language = childrenNamed(child(lom, 'general') ?? [], 'language').map((each) => textIn(each))[0] ?? '';
  const [subject = '', topic = ''] = texts('entry', 'taxon');
  const difficulty = difficulties.indexOf(texts('value', 'difficulty')[0] ?? '') + 1;
  const own: Labels = {
    ...unlabelled,
    subject: slugOf(subject),
    topic: topic === '' ? null : topic,
    language: languageNamed(language),
    difficulty: difficultyOf(String(difficulty)),
  };
  return withTags(own, tags);
}

/** LOM's words for 1 to 5. */
export const difficulties = ['very easy', 'easy', 'medium', 'difficult', 'very difficult'];

function nameFor(item: Element, otherwise: string): string {
  return attribute(item, 'identifier') ?? otherwise;
}

/** A path of the package, as a file of it names another: './', '../' and %20 put in order. */
function resolve(from: string, address: string): string {
  const path = decoded(address.replace(/[?#].*$/, ''));
  const parts = path.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Where a path misses, the one file of that name is meant. */
function byName(files: Files, address: string): Uint8Array | undefined {
  const name = decoded(address).split('/').pop();
  const same = [...files].filter(([path]) => path.split('/').pop() === name);
  return same.length === 1 ? same[0]?.[1] : undefined;
}
