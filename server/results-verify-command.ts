import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { openDatabase } from '#server/database/open.ts';
import { isSignedBy, signingKeys } from '#server/examinations/signing.ts';
import { orSayWhy } from '#server/app/setting-error.ts';
import { readSettings } from '#server/app/settings.ts';

const SignedFile = z.object({ signed: z.string(), signature: z.string() });

/** The public key to trust: one that is given as a file, or this installation's own; never one that comes with the results. */
async function trustedKey(file: string | undefined): Promise<string> {
  if (file !== undefined) return readFileSync(file, 'utf8');
  const database = await openDatabase(readSettings(process.env));
  const { publicKey } = await signingKeys(database.db);
  await database.close();
  return publicKey;
}

/** `npm run results:verify FILE [-- --key PEM]`: says whether published results are as they were signed; exit code 1 if not. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true });
  const [file] = positionals;
  if (file === undefined) {
    process.stderr.write('Say which file: npm run results:verify -- results.json [--key public-key.pem]\n');
    process.exitCode = 1;
    return;
  }
  const read = SignedFile.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  const isRight = read.success && isSignedBy(read.data.signed, read.data.signature, await trustedKey(values.key));
  process.stdout.write(
    isRight ? 'The signature is right.\n' : 'The signature is WRONG: these results are not as they were published.\n',
  );
  if (!isRight) process.exitCode = 1;
}

if (import.meta.main) await orSayWhy(run);
