import { beforeEach, describe, expect, it } from 'vitest';
import { createNavigation, type Guard, type PageContent, type Navigation } from './navigation.ts';
import type { Route } from './route.ts';
import type { Location, TabHistory } from './tab-history.ts';

interface Entry {
  readonly location: Location;
  readonly idx: number | undefined;
}

/** The history of a tab without a browser: a step is made at once. */
function tabAt(path: string) {
  const entries: Entry[] = [{ location: locationAt(path), idx: undefined }];
  let at = 0;
  let stepped = () => {};
  const history: TabHistory = {
    entry: () => entries[at] as Entry,
    write: (how, location, idx) => {
      if (how === 'push') at += 1;
      entries.splice(at, how === 'push' ? Infinity : 1, { location, idx });
    },
    step: (by) => {
      at += by;
      stepped();
    },
    onStep: (listener) => {
      stepped = listener;
    },
  };
  return {
    history,
    paths: () => entries.map(({ location }) => location.pathname),
    here: () => history.entry().location.pathname,
  };
}

const locationAt = (pathname: string): Location => ({ pathname, search: '', given: null, key: pathname });
const routeOf = (pattern: string): Route => ({
  pattern,
  title: pattern,
  load: () => Promise.reject(new Error('unused')),
});
const Page = () => null;
const page = (data: unknown): PageContent => ({ Component: Page, data });

let tab: ReturnType<typeof tabAt>;
let guard: Guard;
let left: string[];
let comes: Map<string, (loaded: PageContent | string) => void>;
let navigation: Navigation;

/** Opens a tab; a page comes when a test lets it. */
function open(path: string): void {
  tab = tabAt(path);
  guard = () => false;
  left = [];
  comes = new Map();
  let keys = 0;
  const pages = {
    find: (pathname: string) => ({ route: routeOf(pathname), params: {} }),
    load: ({ route: { pattern } }: { route: Route }) =>
      new Promise<PageContent | string>((resolve) => {
        comes.set(pattern, resolve);
      }),
  };
  navigation = createNavigation(pages, tab.history, {
    guard: (...about) => guard(...about),
    beforeLeaving: (key) => left.push(key),
    newKey: () => `key ${(keys += 1)}`,
  });
}

async function bring(path: string, loaded: PageContent | string = page(path)): Promise<void> {
  comes.get(path)?.(loaded);
  // Once for the page, once for what waits for it.
  await Promise.resolve();
  await Promise.resolve();
}

const shown = () => navigation.state().shown;

beforeEach(async () => {
  open('/a');
  void navigation.start();
  await bring('/a');
});

it('the first page loads under its address, which a reload tells apart from its entry', () => {
  expect(shown()).toMatchObject({ data: '/a', arrival: 'step', visit: 1, location: { pathname: '/a' } });
  expect(tab.history.entry().idx).toBe(0);
  expect(left).toEqual([]);
});

it('a page stays, with its address, until the next one is there', async () => {
  const gone = navigation.navigate('/b?subject=Physics', { given: 'more' });
  expect(navigation.state()).toMatchObject({ leaving: true, shown: { data: '/a' } });
  expect(tab.here()).toBe('/a');
  await bring('/b');
  await gone;
  expect(navigation.state().leaving).toBe(false);
  expect(shown()).toMatchObject({
    data: '/b',
    arrival: 'push',
    visit: 2,
    location: { pathname: '/b', search: '?subject=Physics', given: 'more' },
  });
  expect(tab.paths()).toEqual(['/a', '/b']);
  expect(left).toEqual(['/a']);
});

it('of two links the last one counts, and the other leaves nothing in the history', async () => {
  void navigation.navigate('/b');
  const late = comes.get('/b');
  void navigation.navigate('/c');
  await bring('/c');
  late?.(page('/b'));
  await Promise.resolve();
  expect(shown().data).toBe('/c');
  expect(tab.paths()).toEqual(['/a', '/c']);
});

it('one page replaces another in the history', async () => {
  void navigation.navigate('/b', { replace: true });
  await bring('/b');
  expect(shown()).toMatchObject({ data: '/b', arrival: 'replace' });
  expect(tab.paths()).toEqual(['/b']);
});

it('Back shows the page before, which has loaded anew', async () => {
  void navigation.navigate('/b');
  await bring('/b');
  navigation.back();
  expect(navigation.state()).toMatchObject({ leaving: true, shown: { data: '/b' } });
  await bring('/a', page('again'));
  expect(shown()).toMatchObject({ data: 'again', arrival: 'step', location: { key: '/a' } });
  expect(tab.paths()).toEqual(['/a', '/b']);
});

it('a page that fails is shown as failed, under its address, and comes at a later try', async () => {
  const error = new Error('Loading chunk b failed');
  void navigation.navigate('/b');
  await bring('/b', { Component: null, failure: { error } });
  expect(shown().failure?.error).toBe(error);
  expect(tab.here()).toBe('/b');
  void navigation.reload();
  await bring('/b');
  expect(shown()).toMatchObject({ data: '/b', failure: undefined });
});

it('data that loads again is no new page', async () => {
  void navigation.reload();
  expect(navigation.state()).toMatchObject({ reloading: true, leaving: false });
  await bring('/a', page('newer'));
  expect(navigation.state()).toMatchObject({ reloading: false, shown: { data: 'newer', visit: 1 } });
  expect(left).toEqual([]);
});

describe('a page that has another address', () => {
  it('is one entry of the history, by a link', async () => {
    void navigation.navigate('/b');
    await bring('/b', '/right');
    await bring('/right');
    expect(shown()).toMatchObject({ data: '/right', arrival: 'push' });
    expect(tab.paths()).toEqual(['/a', '/right']);
  });

  it('takes the place of a typed one', async () => {
    open('/wrong');
    void navigation.start();
    await bring('/wrong', '/right');
    await bring('/right');
    expect(tab.paths()).toEqual(['/right']);
  });
});

describe('a guard', () => {
  it('holds a link up until the way is free', async () => {
    let goOn = () => {};
    guard = (arrival, then) => {
      goOn = then;
      return arrival === 'push';
    };
    void navigation.navigate('/b');
    expect(navigation.state().leaving).toBe(false);
    goOn();
    await bring('/b');
    expect(tab.paths()).toEqual(['/a', '/b']);
  });

  it('undoes a step through the history', async () => {
    void navigation.navigate('/b');
    await bring('/b');
    guard = (arrival) => arrival === 'step';
    navigation.back();
    expect(tab.here()).toBe('/b');
    expect(navigation.state()).toMatchObject({ leaving: false, shown: { data: '/b' } });
  });
});

it('a page may change the query of its address, and stays the same visit', async () => {
  navigation.readdress('?q=light', { replace: true });
  expect(shown()).toMatchObject({ visit: 1, location: { search: '?q=light', key: '/a' } });
  navigation.readdress('?q=lens', { replace: false });
  expect(shown()).toMatchObject({ visit: 1, data: '/a', location: { search: '?q=lens', key: 'key 1' } });
  expect(tab.paths()).toEqual(['/a', '/a']);
  expect(left).toEqual(['/a']);
  tab.history.step(-1);
  await bring('/a');
  expect(shown()).toMatchObject({ visit: 2, location: { search: '?q=light' } });
});

it('on the way to another page the address is no longer the page’s own', async () => {
  void navigation.navigate('/b');
  navigation.readdress('?q=light', { replace: true });
  await bring('/b');
  expect(tab.paths()).toEqual(['/a', '/b']);
  expect(shown().location.search).toBe('');
});
