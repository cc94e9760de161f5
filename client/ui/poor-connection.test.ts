import { afterEach, expect, it, vi } from 'vitest';
import { isPoorConnection } from './poor-connection.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['data is to be saved', { saveData: true, effectiveType: '4g' }, true],
  ['it is 2G', { effectiveType: '2g' }, true],
  ['it is slow 2G', { effectiveType: 'slow-2g' }, true],
  ['it is 3G', { effectiveType: '3g' }, true],
  ['it is 4G', { saveData: false, effectiveType: '4g' }, false],
  ['the browser tells nothing of it', undefined, false],
])('a connection is poor or not where %s', (_, connection, poor) => {
  vi.stubGlobal('navigator', { connection });
  expect(isPoorConnection()).toBe(poor);
});
