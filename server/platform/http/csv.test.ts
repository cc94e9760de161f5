import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { sendCsv } from './csv.ts';

describe('a table as a CSV file', () => {
  const app = Fastify();
  app.get<{ Params: { name: string } }>('/:name', (request, reply) => sendCsv(reply, request.params.name, [['=1+1']]));
  afterEach(() => app.close());
  const fileOf = async (name: string) => {
    const { statusCode, headers, body } = await app.inject(encodeURI(`/${name}`));
    return [statusCode, headers['content-disposition'], body];
  };

  it('has its name in any script, and no cell that a spreadsheet would run', async () => {
    const cell = "\uFEFF'=1+1\n";
    expect(await fileOf('timeline-1001.csv')).toEqual([200, 'attachment; filename=timeline-1001.csv', cell]);
    expect(await fileOf('क-१.csv')).toEqual([
      200,
      `attachment; filename="?-?.csv"; filename*=UTF-8''${encodeURIComponent('क-१.csv')}`,
      cell,
    ]);
  });
});
