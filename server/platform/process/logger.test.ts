import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

it('keeps of an error what it is called, what it says and where it came from, and nothing of a request', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  // A database reports an existing row so.
  const err = Object.assign(new Error('duplicate key'), {
    detail: 'Key (email)=(sita@example.com)',
    parameters: ['Sita'],
  });
  logger.error({ err, req: { headers: { authorization: 'Bearer secret' } }, res: { secret: 1 } }, 'unexpected error');
  expect(lines.join('')).toMatch(/"message":"duplicate key".*logger\.test\.ts/);
  expect(lines.join('')).not.toMatch(/sita|secret/i);
});
