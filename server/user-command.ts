// `npm run user -- role EMAIL ROLE`: makes somebody student, staff or admin.
import { Role } from '#contract/account.ts';
import { setRole } from '#server/accounts/accounts.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { SettingError } from '#server/app/setting-error.ts';
import { readSettings } from '#server/app/settings.ts';

const usage = `Usage: npm run user -- role EMAIL ${Role.options.join('|')}`;

/** Does what the arguments say; returns the sentence to print. Throws an Error with a sentence when it can't. */
async function run([command, email, wanted, ...more]: readonly string[]): Promise<string> {
  const role = Role.safeParse(wanted);
  if (command !== 'role' || !email || !role.success || more.length > 0)
    throw new SettingError('Arguments', `are wrong. ${usage}`);
  const { db, close } = await openDatabase(readSettings(process.env));
  try {
    await migrate(db);
    if (!(await setRole(db, email, role.data))) throw new SettingError('EMAIL', 'belongs to no account');
    return `${email} is ${role.data} now.`;
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
