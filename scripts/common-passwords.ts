// Writes the list of passwords that no account may have: `npm run passwords`, after an update of its package. The sources hold the list, so
// that the product needs nothing else of that package.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { dictionary } from '@zxcvbn-ts/language-common';
import { newPasswordRules } from '#contract/account-fields.ts';

const listed = 10_000;
const folder = join(import.meta.dirname, '..', 'server', 'accounts');

/** By how common they are. The list leaves out passwords that are refused for their length. */
const passwords = [...new Set(dictionary['passwords-common'].map((text) => text.normalize('NFKC').toLowerCase()))]
  .filter((text) => Array.from(text).length >= newPasswordRules.minLength)
  .slice(0, listed)
  .sort();
if (passwords.length < listed) throw new Error(`There are only ${passwords.length} common passwords.`);

const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const text = Buffer.from(passwords.join('\n'));
writeFileSync(join(folder, 'common-passwords.txt.br'), brotliCompressSync(text, { params }));
const licence = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/LICENSE.txt');
const origin = 'common-passwords.txt.br is made of @zxcvbn-ts/language-common, under this licence:\n\n';
writeFileSync(join(folder, 'common-passwords.license.txt'), origin + readFileSync(licence, 'utf8'));
