import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '#server/platform/http/address-key.ts';
import { cookieName, isReachedByHttps } from '#server/platform/http/cookies.ts';
import { deviceCookie, deviceCookieOptions, type DeviceOwner } from './devices.ts';
import { emailKey } from '#server/platform/security/email-key.ts';
import type { Attempt } from '#server/platform/security/limits.ts';
import type { AccountDeps } from './deps.ts';
import type { AccountRow } from '#server/platform/database/tables/accounts.ts';

type Request = Pick<FastifyRequest, 'cookies' | 'ip' | 'protocol'>;

/** Describes an attempt with an e-mail; `account` is the account with that e-mail, if there is one. */
export function attemptOf(
  { devices }: AccountDeps,
  { cookies, ip }: Request,
  email: string,
  account: AccountRow | undefined,
): Attempt {
  return {
    account: emailKey(email),
    address: addressKey(ip),
    device: devices.find(cookies[deviceCookie], account),
  };
}

/**
 * The lane of an attempt in the line. A known device has a lane of its own, which failures of other devices don't slow
 * down.
 */
export function laneOf(what: 'login' | 'register' | 'link', { address, device }: Attempt): string {
  return `${device === null ? what : 'known'} ${address}`;
}

/** Lets the device remember that these accounts have proved their identity on it. */
export function rememberDevice(
  deps: AccountDeps,
  request: Request,
  reply: FastifyReply,
  ...owners: readonly DeviceOwner[]
): void {
  const value = owners.reduce<string | undefined>(
    (cookie, owner) => deps.devices.remember(cookie, owner),
    request.cookies[deviceCookie],
  );
  if (value === undefined) return;
  const secure = isReachedByHttps(deps.baseUrl, request);
  void reply.setCookie(cookieName(deviceCookie, secure), value, deviceCookieOptions(secure));
}

/** A keyed hash of a request's address, for the audit log. */
export function originOf({ hash }: AccountDeps, { ip }: Pick<FastifyRequest, 'ip'>): string {
  return hash('origin', addressKey(ip));
}
