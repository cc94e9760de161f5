import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { openDatabase } from '#server/platform/database/open.ts';
import { isSignedBy, storedPublicKey } from '#server/features/examinations/publication/signing.ts';
import { orSayWhy } from '#server/platform/setting-error.ts';
import { readSettings } from '#server/platform/settings.ts';

const SignedFile = z.object({ signed: z.string(), signature: z.string() });

/** An error that ends the check with a sentence. */
class CheckError extends Error {}

/** The public key to trust: a given file, or this installation's own, but never the one beside the results. */
async function trustedKey(file: string | undefined): Promise<string> {
  if (file !== undefined) return readText(file);
  const database = await openDatabase(readSettings(process.env));
  try {
    const own = await storedPublicKey(database.db);
    if (own === null)
      throw new CheckError('Nothing was published from this database: name the key, with -- FILE --key public-key.pem');
    return own;
  } finally {
    await database.close();
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new CheckError(`The file ${file} can't be read.`, { cause });
  }
}

/** The lists in a file with their signature; undefined if it holds none. */
function readSigned(file: string): z.infer<typeof SignedFile> | undefined {
  const text = readText(file);
  try {
    return SignedFile.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

async function isRight(file: string, keyFile: string | undefined): Promise<boolean> {
  const read = readSigned(file);
  const key = await trustedKey(keyFile);
  try {
    return read !== undefined && isSignedBy(read.signed, read.signature, key);
  } catch (cause) {
    throw new CheckError(`${keyFile ?? 'The database'} holds no public key.`, { cause });
  }
}

/**
 * `npm run results:verify FILE [-- --key PEM]`: says whether published results are unchanged since they were signed;
 * exit code 1 if not.
 */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true });
  const [file] = positionals;
  try {
    if (file === undefined)
      throw new CheckError('Say which file: npm run results:verify -- results.json [--key public-key.pem]');
    const right = await isRight(file, values.key);
    process.stdout.write(
      right ? 'The signature is right.\n' : 'The signature is WRONG: these results are not as they were published.\n',
    );
    if (!right) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof CheckError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

if (import.meta.main) await orSayWhy(run);
