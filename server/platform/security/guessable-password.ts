import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { newPasswordRules } from '#contract/account-fields.ts';
import type { AccountRow } from '#server/platform/database/tables/accounts.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { TextSelector } from '#server/platform/errors/catalogue.ts';

/** The 10,000 most common passwords that are long enough; scripts/common-passwords.ts makes the file. */
const commonest = new Set(
  brotliDecompressSync(readFileSync(join(import.meta.dirname, 'common-passwords.txt.br')))
    .toString()
    .split('\n'),
);

const product = ['tayari', 'तयारी'];

/** Shorter names occur by chance in too many words. */
const shortestWhole = 4;
const shortestWord = 3;

/**
 * Refuses a new password that is easy to guess. It may not be one of the most common. It may not contain the name, the
 * e-mail's local part or the product's name, in any spelling. Single words of name and e-mail are allowed if it is long
 * enough without them. Throws 'invalid' with the sentence for the field `password`.
 */
export function refuseGuessable(password: string, { name, email }: Pick<AccountRow, 'name' | 'email'>): void {
  if (commonest.has(lower(password))) throw refusal((t) => t.passwordCommon);
  const localPart = email.slice(0, email.lastIndexOf('@'));
  const letters = onlyLetters(password);
  const wholes = [name, localPart, ...product].map(onlyLetters).filter(({ length }) => length >= shortestWhole);
  if (wholes.some((whole) => letters.includes(whole))) throw refusal((t) => t.passwordPersonal);
  const rest = wordsOf(`${name} ${localPart}`).reduce((left, word) => left.replaceAll(word, ''), letters);
  if (rest !== letters && Array.from(rest).length < newPasswordRules.minLength)
    throw refusal((t) => t.passwordPersonal);
}

function refusal(say: TextSelector): AppError {
  return new AppError('invalid', { fields: { password: say } });
}

function lower(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Letters, their signs and digits, in lower case. */
function onlyLetters(text: string): string {
  return lower(text).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** The longest words come first, so that no part of one is left over. */
function wordsOf(text: string): string[] {
  return lower(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(({ length }) => length >= shortestWord)
    .sort((one, other) => other.length - one.length);
}
