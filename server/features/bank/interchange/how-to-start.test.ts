import { expect, it } from 'vitest';
import { howToStart } from './apart.ts';

it('needs no shell on Windows, and bounds the memory there too', () => {
  expect(howToStart('win32', 3, 200)).toEqual({
    execPath: process.execPath,
    execArgv: ['--max-old-space-size=200', '--max-semi-space-size=8'],
  });
  expect(howToStart('darwin', 3, 200).execArgv[1]).toContain('ulimit -c 0; ulimit -S -t 3;');
});
