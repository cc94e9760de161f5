import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createHasher } from './hasher.ts';
import { argon2id, hashPassword, isPassword, isCheapHash } from './password.ts';

it("is argon2id at OWASP's floor, with a salt of its own", async () => {
  const hashes = await Promise.all([
    hashPassword('namaste-2082', randomBytes),
    hashPassword('namaste-2082', randomBytes),
  ]);
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(hashes[0]).not.toBe(hashes[1]);
});

it('fits its own password only, however a keyboard writes it', async () => {
  const hash = await hashPassword('caf\u00E9 \u0928\u092E\u0938\u094D\u0924\u0947', randomBytes);
  expect(await isPassword('cafe\u0301 \u0928\u092E\u0938\u094D\u0924\u0947', hash)).toBe(true);
  expect(await isPassword('Café नमस्ते', hash)).toBe(false);
});

it("fits a hash of the reference implementation's form", async () => {
  const made = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await isPassword('password', made)).toBe(true);
});

it('refuses a stored hash of another kind loudly', async () => {
  await expect(isPassword('x', '$2b$10$abc')).rejects.toThrow('argon2id');
});

it('fits nobody when there is no account', async () => {
  const hasher = createHasher(argon2id, randomBytes);
  expect(await hasher.check('namaste-2082', undefined)).toBe(false);
});

it.each([
  ['m=19456,t=2', 43, false],
  ['m=65536,t=3', 43, false],
  ['m=19455,t=2', 43, true],
  ['m=19456,t=1', 43, true],
  ['m=19456,t=2', 22, true],
])('with %s and a tag of %i characters is below the present cost: %o', (cost, length, isCheap) => {
  expect(isCheapHash(`$argon2id$v=19$${cost},p=1$${'A'.repeat(22)}$${'A'.repeat(length)}`)).toBe(isCheap);
});
