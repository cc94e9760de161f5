import { CollegeIdentity, type College } from '#contract/college.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { makeFigure } from '#server/platform/images/figure-image.ts';

const both = { en: '', ne: '' };

/** What stands where nothing is set: nothing is invented. */
const unset: CollegeIdentity = {
  name: both,
  address: both,
  phone: '',
  email: '',
  website: '',
  signatory: both,
  signsAs: both,
};

/** The shortest side of a logo, in pixels: it is printed too. */
const leastLogoSide = 200;

/** Who the college is (docs/rules/college.md, section 1). */
export async function readCollege(db: Database): Promise<College> {
  const row = await db.selectFrom('college').select('identity').where('id', '=', 1).executeTakeFirst();
  const logo = await db.selectFrom('college_logo').select(['id', 'width', 'height']).executeTakeFirst();
  const identity = row === undefined ? unset : CollegeIdentity.parse(JSON.parse(row.identity));
  return { ...identity, logo: logo ?? null };
}

/** Says who the college is; `by` is an account's id or null for the first set-up, `now` is in ms. */
export async function writeCollege(
  trx: Database,
  identity: CollegeIdentity,
  by: string | null,
  now: number,
): Promise<void> {
  const { logo: _, ...before } = await readCollege(trx);
  const row = { identity: JSON.stringify(identity), changed_at: now };
  await trx
    .insertInto('college')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  const actor = by === null ? 'system' : (`account:${by}` as const);
  await writeAudit(
    trx,
    { actor, act: 'college-changed', subject: 'college', details: { before, after: identity } },
    now,
  );
}

/** Sets a name alone, as the first set-up does. */
export async function nameCollege(
  trx: Database,
  name: CollegeIdentity['name'],
  by: string,
  now: number,
): Promise<void> {
  const { logo: _, ...identity } = await readCollege(trx);
  await writeCollege(trx, { ...identity, name }, by, now);
}

/**
 * Sets the logo, made anew without what its file tells besides. Throws as `makeFigure` does, and 'invalid' if it is
 * smaller than 200 pixels a side.
 */
export async function writeLogo(db: Database, sent: Uint8Array, by: string, now: number): Promise<void> {
  const { id, type, width, height, bytes } = await makeFigure(sent);
  if (Math.min(width, height) < leastLogoSide)
    throw new AppError('invalid', { fields: { file: (t) => t.logoTooSmall } });
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('college_logo').execute();
    await trx.insertInto('college_logo').values({ id, type, width, height, bytes }).execute();
    await writeAudit(trx, { actor: `account:${by}`, act: 'logo-changed', subject: 'college' }, now);
  });
}

/** Takes the logo away. */
export async function removeLogo(db: Database, by: string, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('college_logo').executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await writeAudit(trx, { actor: `account:${by}`, act: 'logo-changed', subject: 'college' }, now);
  });
}
