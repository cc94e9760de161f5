import { describe, expect, it } from 'vitest';
import { isDatabaseGone } from './gone.ts';

const withProperties = (message: string, properties: object) => Object.assign(new Error(message), properties);

describe('isDatabaseGone', () => {
  it.each([
    ['a refused connection', withProperties('connect', { code: 'ECONNREFUSED' })],
    ['a missing socket', withProperties('connect', { code: 'ENOENT', syscall: 'connect' })],
    ['a server that shuts down', withProperties('terminating connection', { code: '57P01' })],
    ['a server with too many clients', withProperties('sorry', { code: '53300' })],
    ['a pool that waited too long', new Error('timeout exceeded when trying to connect')],
    ['a connection cut in a query', new Error('Connection terminated unexpectedly')],
    ['a full disk under SQLite', withProperties('database or disk is full', { code: 'ERR_SQLITE_ERROR', errcode: 13 })],
    [
      'an I/O error under SQLite',
      withProperties('disk I/O error', { code: 'ERR_SQLITE_ERROR', errcode: 10 | (3 << 8) }),
    ],
  ])('is true for %s', (_, error) => {
    expect(isDatabaseGone(error)).toBe(true);
  });

  it.each([
    ['a missing file', withProperties('open', { code: 'ENOENT', syscall: 'open' })],
    ['a broken constraint in PostgreSQL', withProperties('duplicate key', { code: '23505' })],
    ['a broken constraint in SQLite', withProperties('UNIQUE', { code: 'ERR_SQLITE_ERROR', errcode: 2067 })],
    ['a programming error', new TypeError('undefined is not a function')],
    ['something that is no error', 'ECONNREFUSED'],
  ])('is false for %s', (_, error) => {
    expect(isDatabaseGone(error)).toBe(false);
  });
});
