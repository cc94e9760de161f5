import type { FastifyInstance } from 'fastify';
import { addAccount, callerOf, emailTaken, findAccount, setPassword } from './accounts.ts';
import { originOf, rememberDevice } from './caller.ts';
import { changeDutiesWithin } from './change-duties.ts';
import { dutiesIn } from './duty-column.ts';
import type { AccountDeps } from './deps.ts';
import {
  addInvitations,
  invitationOf,
  listInvitations,
  newInvitationToken,
  renewInvitation,
  shownInvitation,
  takeInvitation,
} from './invitations.ts';
import { nameCollege } from '#server/features/college/college.ts';
import { endSessions } from './sessions.ts';
import { isSetUpSecret, useSetUpSecret } from './set-up.ts';
import { beginStaffSession, staffCookieOptions } from './staff-sessions.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { addressKey } from '#server/platform/http/address-key.ts';
import { answerTexts } from '#server/platform/http/answer-texts.ts';
import { staffCookie } from '#server/platform/http/authorize.ts';
import { cookieName, isReachedByHttps } from '#server/platform/http/cookies.ts';
import { route } from '#server/platform/http/route.ts';
import { refuseGuessable } from '#server/platform/security/guessable-password.ts';
import { newId } from '#server/platform/security/token.ts';
import { prefixes } from '#text/language.ts';
import { requestedLanguage } from '#text/requested-language.ts';

/** Whether a head without the operator's duty would hand that duty on. */
function givesOperator(giver: readonly string[], given: readonly string[]): boolean {
  return given.includes('operator') && !giver.includes('operator');
}

/** How people come to the staff: by an invitation, or by the link of the first start. */
export function memberRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, now, random, hasher, line, mail, baseUrl } = deps;

  route(app, 'GET /staff/invitations', async () => ({ rows: await listInvitations(db, now()) }));

  route(app, 'POST /staff/invitations', async (request) => {
    const { account, body } = request;
    if (body.people.some(({ duties }) => givesOperator(account.duties, duties))) throw new AppError('not-allowed');
    const rows = await db.transaction().execute(async (trx) => {
      const added = await addInvitations(trx, body.people, requestedLanguage(request.headers), now(), random);
      for (const { id, email, duties } of added) {
        await mail.add(trx, { kind: 'invitation', recipient: email });
        await noteInvitation(trx, account.id, id, { duties });
      }
      return added;
    });
    mail.deliverSoon();
    return { rows };
  });

  const noteInvitation = (trx: Database, by: string, id: string, details: Readonly<Record<string, unknown>>) =>
    writeAudit(trx, { actor: `account:${by}`, act: 'invited', subject: `invitation:${id}`, details }, now());

  route(app, 'POST /staff/invitations/:id/again', async ({ account, params: { id } }) => {
    const row = await db.transaction().execute(async (trx) => {
      const renewed = await renewInvitation(trx, id, now());
      await mail.add(trx, { kind: 'invitation', recipient: renewed.email });
      await noteInvitation(trx, account.id, id, { duties: dutiesIn(renewed) });
      return renewed;
    });
    mail.deliverSoon();
    return shownInvitation(row);
  });

  route(app, 'POST /staff/invitations/:id/link', async ({ account, params: { id } }) => {
    const { language, token } = await db.transaction().execute(async (trx) => {
      const renewed = await renewInvitation(trx, id, now());
      await noteInvitation(trx, account.id, id, { duties: dutiesIn(renewed) });
      return { language: renewed.language, token: await newInvitationToken(trx, id, random) };
    });
    return { link: `${baseUrl()}${prefixes[language]}/invitation#${token}` };
  });

  route(app, 'DELETE /staff/invitations/:id', async (request) => {
    const { account, params } = request;
    await db.transaction().execute(async (trx) => {
      const { numDeletedRows } = await trx.deleteFrom('invitation').where('id', '=', params.id).executeTakeFirst();
      if (numDeletedRows === 0n) throw new AppError('not-found');
      const subject = `invitation:${params.id}`;
      await writeAudit(trx, { actor: `account:${account.id}`, act: 'invitation-ended', subject }, now());
    });
    return { message: answerTexts(request).invitationEnded };
  });

  route(app, 'POST /invitation', async ({ body: { token } }) => {
    const invitation = await invitationOf(db, token, now());
    const account = await findAccount(db, invitation.email);
    const { name, email } = invitation;
    return { name, email, duties: [...dutiesIn(invitation)], hasAccount: isProven(account) };
  });

  /** A password that a stranger may have chosen is not kept: the link by mail proves who owns the e-mail. */
  const isProven = (account: { readonly email_proven_at: number | null } | undefined) =>
    account !== undefined && account.email_proven_at !== null;

  route(app, 'POST /invitation/accept', async (request) => {
    const { token, name, password } = request.body;
    const invitation = await invitationOf(db, token, now());
    const { email } = invitation;
    const keepsPassword = isProven(await findAccount(db, email));
    const passwordHash = keepsPassword
      ? null
      : await hashOf(request, password, { name: name ?? invitation.name, email });
    const duties = dutiesIn(invitation);
    await db.transaction().execute(async (trx) => {
      await takeInvitation(trx, token, now());
      const account = await findAccount(trx, email);
      if (account === undefined) {
        if (passwordHash === null) throw new AppError('link-expired');
        const language = requestedLanguage(request.headers);
        const made = { id: newId(random), name: name ?? invitation.name, email, passwordHash, language };
        if (!(await addAccount(trx, made, now()))) throw emailTaken();
      } else if (passwordHash !== null) {
        await setPassword(trx, account, passwordHash);
        await endSessions(trx, account.id, null);
      }
      const owner = await findAccount(trx, email);
      if (!owner) throw new AppError('link-expired');
      await trx
        .updateTable('account')
        .set({ email_proven_at: owner.email_proven_at ?? now() })
        .where('id', '=', owner.id)
        .execute();
      const held = [...new Set([...dutiesIn(owner), ...duties])];
      await changeDutiesWithin(trx, { email, duties: held, evenUnproven: true }, 'system', now());
    });
    return { message: answerTexts(request).invitationTaken };
  });

  /** The hash of a new password. Throws 'invalid' without one, or for one that is easy to guess. */
  async function hashOf(
    { ip }: { readonly ip: string },
    password: string | undefined,
    owner: { readonly name: string; readonly email: string },
  ): Promise<string> {
    if (password === undefined) throw new AppError('invalid', { fields: { password: (t) => t.newPasswordMissing } });
    refuseGuessable(password, owner);
    return line.run(`link-used ${addressKey(ip)}`, owner.email, () => hasher.hash(password));
  }

  route(app, 'POST /staff/set-up/look', async (request) => {
    if (!(await isSetUpSecret(db, request.body.secret, now()))) throw new AppError('link-expired');
    return { message: answerTexts(request).setUpLinkWorks };
  });

  route(app, 'POST /staff/set-up', async (request, reply) => {
    const { secret, college, name, email, password } = request.body;
    if (!(await isSetUpSecret(db, secret, now()))) throw new AppError('link-expired');
    const passwordHash = await hashOf(request, password, { name, email });
    const id = newId(random);
    const session = await db.transaction().execute(async (trx) => {
      if (!(await useSetUpSecret(trx, secret, now()))) throw new AppError('link-expired');
      const language = requestedLanguage(request.headers);
      if (!(await addAccount(trx, { id, name, email, passwordHash, language }, now()))) throw emailTaken();
      await changeDutiesWithin(
        trx,
        { email, duties: ['head', 'operator'], evenUnproven: true },
        'command:set-up',
        now(),
      );
      await nameCollege(trx, college, id, now());
      const account = await findAccount(trx, email);
      const begun = account && (await beginStaffSession(trx, account, now(), random));
      if (!begun) throw new AppError('link-expired');
      const subject = `account:${id}` as const;
      const entry = { actor: subject, act: 'staff-signed-in', subject, origin: originOf(deps, request) } as const;
      await writeAudit(trx, entry, now());
      return { ...begun, account };
    });
    rememberDevice(deps, request, reply, session.account);
    const secure = isReachedByHttps(baseUrl, request);
    void reply.setCookie(cookieName(staffCookie, secure), session.token, staffCookieOptions(secure));
    const { duties, ...who } = callerOf(session.account);
    const secondFactor = deps.staffTotp === 'required' ? ('missing' as const) : ('off' as const);
    return { ...who, duties: [...duties], expiresAt: new Date(session.expiresAt).toISOString(), secondFactor };
  });
}
