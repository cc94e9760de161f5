import { invitationDays } from '#contract/account-fields.ts';
import type { Invitation, Invitee } from '#contract/members.ts';
import { dutiesIn, dutiesText } from './duty-column.ts';
import { emailKey } from '#server/platform/security/email-key.ts';
import { hashToken, newId, newToken, type RandomBytes } from '#server/platform/security/token.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { InvitationRow } from '#server/platform/database/tables/college.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { iso } from '#server/platform/iso.ts';
import type { Language } from '#text/language.ts';

/** How long the link of an invitation works, in ms. */
export const invitationMs = invitationDays * 24 * 60 * 60_000;

/** How long after its end an invitation stays on the list, so that a head can send it again, in ms. */
export const invitationKeptMs = 30 * 24 * 60 * 60_000;

/** An invitation as heads see it. */
export function shownInvitation(row: InvitationRow): Invitation {
  const { id, name, email, made_at, expires_at } = row;
  return { id, name, email, duties: [...dutiesIn(row)], madeAt: iso(made_at), expiresAt: iso(expires_at) };
}

/** The people who were invited and have not come, the latest first; those who ended long ago are left out. */
export async function listInvitations(db: Database, now: number): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('invitation')
    .selectAll()
    .where('expires_at', '>', now - invitationKeptMs)
    .orderBy('made_at', 'desc')
    .orderBy('email_key')
    .execute();
  return rows.map(shownInvitation);
}

/**
 * Invites people, within a transaction: an earlier invitation of an e-mail ends. Returns the invitations. Throws
 * 'already-member' if an account with one of the e-mails has a duty.
 */
export async function addInvitations(
  trx: Database,
  people: readonly Invitee[],
  language: Language,
  now: number,
  random: RandomBytes,
): Promise<Invitation[]> {
  const rows = [...new Map(people.map((person) => [emailKey(person.email), person]))].map(([key, person]) => ({
    id: newId(random),
    name: person.name,
    email: person.email,
    email_key: key,
    duties: dutiesText(person.duties),
    language,
    token_hash: null,
    made_at: now,
    expires_at: now + invitationMs,
  }));
  const keys = rows.map(({ email_key }) => email_key);
  const member = await trx
    .selectFrom('account')
    .select('id')
    .where('email_key', 'in', keys)
    .where('duties', '!=', '')
    .executeTakeFirst();
  if (member) throw new AppError('already-member');
  await trx.deleteFrom('invitation').where('email_key', 'in', keys).execute();
  await trx.insertInto('invitation').values(rows).execute();
  return rows.map(shownInvitation);
}

/** Begins the seven days of an invitation anew; its link ends until the next one is made. Throws 'not-found'. */
export async function renewInvitation(trx: Database, id: string, now: number): Promise<InvitationRow> {
  const row = await trx
    .updateTable('invitation')
    .set({ token_hash: null, made_at: now, expires_at: now + invitationMs })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError('not-found');
  return row;
}

/** Makes the token of an invitation's link; the one before ends. Only its hash is stored. */
export async function newInvitationToken(db: Database, id: string, random: RandomBytes): Promise<string> {
  const token = newToken(random);
  await db
    .updateTable('invitation')
    .set({ token_hash: hashToken(token) })
    .where('id', '=', id)
    .execute();
  return token;
}

/** The invitation of a link. Throws 'link-expired' if it could not be taken now. */
export async function invitationOf(db: Database, token: string, now: number): Promise<InvitationRow> {
  const row = await db
    .selectFrom('invitation')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) throw new AppError('link-expired');
  return row;
}

/** Takes an invitation, within a transaction. Throws 'link-expired' if another use came first. */
export async function takeInvitation(trx: Database, token: string, now: number): Promise<InvitationRow> {
  const row = await trx
    .deleteFrom('invitation')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError('link-expired');
  return row;
}
