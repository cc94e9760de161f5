import { argon2, timingSafeEqual } from 'node:crypto';
import type { PasswordHashing } from './hasher.ts';
import type { RandomBytes } from './token.ts';

// OWASP's floor for argon2id: 19 MiB, two passes, one lane.
const memory = 19_456;
const passes = 2;
const parallelism = 1;
const tagLength = 32;
const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

interface Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** Hashes a password with a fresh salt, in the usual `$argon2id$…` form. Works off the event loop, about 30 ms of a core. */
export async function hashPassword(password: string, random: RandomBytes): Promise<string> {
  const salt = random(16);
  const tag = await derive(password, salt, { memory, passes, parallelism }, tagLength);
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

/** Whether a password is the one that was hashed. It takes equally long if not. Throws if `hash` is not in our form. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const { cost, salt, tag } = parse(hash);
  return timingSafeEqual(tag, await derive(password, salt, cost, tag.length));
}

/** Whether a hash takes less memory, fewer passes or a shorter tag than new ones. Throws if it is not in our form. */
export function isCheapHash(hash: string): boolean {
  const { cost, tag } = parse(hash);
  return cost.memory < memory || cost.passes < passes || tag.length < tagLength;
}

/** The product's hashing of passwords. */
export const argon2id: PasswordHashing = { hash: hashPassword, check: isPassword, isCheap: isCheapHash };

function parse(hash: string): { readonly cost: Cost; readonly salt: Buffer; readonly tag: Buffer } {
  const [, m, t, p, salt, tag] = form.exec(hash) ?? [];
  if (salt === undefined || tag === undefined) throw new Error('A stored password hash is not argon2id.');
  const cost = { memory: Number(m), passes: Number(t), parallelism: Number(p) };
  return { cost, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') };
}

function derive(password: string, nonce: Buffer, cost: Cost, length: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // By keyboard, one key press can be one code point or two; NFKC makes both the same password.
    const message = Buffer.from(password.normalize('NFKC'));
    argon2('argon2id', { ...cost, message, nonce, tagLength: length }, (error, tag) => {
      if (error) reject(error);
      else resolve(tag);
    });
  });
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
