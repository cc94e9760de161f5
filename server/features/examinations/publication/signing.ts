import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign as signBytes,
  verify as verifyBytes,
} from 'node:crypto';
import { keptSecret } from '#server/platform/database/secret.ts';
import type { Database } from '#server/platform/database/tables.ts';

/** The Ed25519 key pair of an installation, as PEM: PKCS #8 and SPKI. */
export interface SigningKeys {
  readonly privateKey: string;
  readonly publicKey: string;
}

const secretName = 'results-signing';

/** The key pair of this installation; the first call makes it. */
export async function signingKeys(db: Database): Promise<SigningKeys> {
  const fresh = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const privateKey = await keptSecret(db, secretName, fresh);
  return { privateKey, publicKey: publicKeyOf(privateKey) };
}

/**
 * The public key of this installation, for checks only. Null before anything was published, or without such a database.
 */
export async function storedPublicKey(db: Database): Promise<string | null> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'secret')) return null;
  const row = await db.selectFrom('secret').select('value').where('name', '=', secretName).executeTakeFirst();
  return row ? publicKeyOf(row.value) : null;
}

function publicKeyOf(privateKey: string): string {
  return createPublicKey(createPrivateKey(privateKey)).export({ type: 'spki', format: 'pem' }).toString();
}

/** The signature over a text's UTF-8 bytes, in base64. */
export function sign(text: string, privateKey: string): string {
  return signBytes(null, Buffer.from(text), privateKey).toString('base64');
}

/** Whether a base64 signature belongs to a text, by this public key in PEM. Throws for a text that is no key. */
export function isSignedBy(text: string, signature: string, publicKey: string): boolean {
  return verifyBytes(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'));
}
