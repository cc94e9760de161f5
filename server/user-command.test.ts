import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, describe } from 'vitest';
import { createTestApp } from '#server/testing/app.ts';
import { databases, type EmptyDatabase } from '#server/testing/databases.ts';
import { logIn, post, sita } from '#server/testing/students.ts';

const command = fileURLToPath(new URL('user-command.ts', import.meta.url));
let place: EmptyDatabase;
afterEach(() => place.remove());

function user(...words: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const { databaseUrl, dataDir } = place.settings;
  const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...words], { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr });
    });
  });
}

describe.each(databases)('npm run user on $kind', ({ make }) => {
  it('makes somebody staff beside a running server', async () => {
    place = await make();
    const server = await createTestApp(place);
    await post(server.app, '/register', sita);
    expect(await user('role', 'sita@example.com', 'staff')).toMatchObject({
      code: 0,
      stdout: 'sita@example.com is staff now.\n',
    });
    expect((await logIn(server.app)).user.role).toBe('staff');
    await server.close();
  });

  it.each([
    ['an e-mail without an account', ['role', 'nobody@example.com', 'admin'], 'EMAIL belongs to no account.\n'],
    [
      'an unknown role',
      ['role', 'sita@example.com', 'king'],
      expect.stringMatching(/^Arguments are wrong\. Usage: .*\n$/),
    ],
    ['no words', [], expect.stringMatching(/^Arguments are wrong\. Usage: .*\n$/)],
  ])('says what is wrong with %s', async (_, words, stderr) => {
    place = await make();
    expect(await user(...words)).toEqual({ code: 1, stdout: '', stderr });
  });
});
