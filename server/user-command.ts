// `npm run user -- role EMAIL ROLE`: makes an account student, staff or admin.
import { Role, dutiesOfRole } from '#contract/duty.ts';
import { changeDuties } from '#server/features/accounts/change-duties.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { upgrade } from '#server/platform/database/upgrade.ts';
import { createLogger } from '#server/platform/process/logger.ts';
import { keepFilesPrivate } from '#server/platform/files/private-files.ts';
import { SettingError } from '#server/platform/setting-error.ts';
import { readSettings } from '#server/platform/settings.ts';

const usage = `Usage: npm run user -- role EMAIL ${Role.options.join('|')} [--unproven]`;

const problems = {
  'no-account': 'belongs to no account',
  unproven:
    'was never proven: whoever has this account may have registered with the e-mail of another. ' +
    'Let its owner ask for a link at /forgot-password and use it, or add --unproven if you know whose account it is',
  'last-head': 'is the last head. Make another account admin first',
} as const;

/** Does what the arguments say; returns the sentence to print. Throws a SettingError when it can't. */
async function run(words: readonly string[]): Promise<string> {
  const options = words.filter((word) => word.startsWith('--'));
  const [command, email, wanted, ...more] = words.filter((word) => !word.startsWith('--'));
  const role = Role.safeParse(wanted);
  const areOptionsKnown = options.every((option) => option === '--unproven');
  if (command !== 'role' || !email || !role.success || more.length > 0 || !areOptionsKnown)
    throw new SettingError('Arguments', `are wrong. ${usage}`);
  const settings = readSettings(process.env);
  keepFilesPrivate(settings.dataDir);
  const { db, close } = await openDatabase(settings);
  try {
    await upgrade(db, settings, Date.now(), createLogger('silent'));
    const change = { email, duties: dutiesOfRole[role.data], evenUnproven: options.length > 0 };
    const outcome = await changeDuties(db, change, 'command:user', Date.now());
    if (outcome in problems) throw new SettingError(email, problems[outcome as keyof typeof problems]);
    return `${email} is ${role.data} now.${outcome === 'raised' ? ' Every session of the account has ended.' : ''}`;
  } finally {
    await close();
  }
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
