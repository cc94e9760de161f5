import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '#server/http/address-key.ts';
import { deviceCookie, deviceCookieOptions } from '#server/accounts/devices.ts';
import { emailKey } from '#server/accounts/email-key.ts';
import type { Attempt } from '#server/accounts/limits.ts';
import type { AccountDeps } from '#server/accounts/deps.ts';
import type { AccountRow } from '#server/database/tables/accounts.ts';

type Request = Pick<FastifyRequest, 'cookies' | 'ip' | 'protocol'>;

/** Who tries something with an e-mail; `account` is the one with that e-mail, if there is one. */
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

/** Where an attempt stands in line. What is known has a lane of its own, which no failure of others slows down. */
export function laneOf(what: 'login' | 'register' | 'link', { address, device }: Attempt): string {
  return `${device === null ? what : 'known'} ${address}`;
}

/** Whether a request came by https, or the product is reached by nothing else: then cookies are for https alone. */
export function isReachedByHttps(
  { baseUrl }: Pick<AccountDeps, 'baseUrl'>,
  { protocol }: Pick<FastifyRequest, 'protocol'>,
): boolean {
  return protocol === 'https' || baseUrl().startsWith('https:');
}

/** Lets the device keep that this account has given its password on it. */
export function rememberDevice(
  deps: AccountDeps,
  request: Request,
  reply: FastifyReply,
  account: Pick<AccountRow, 'id' | 'password_hash'>,
): void {
  const value = deps.devices.remember(request.cookies[deviceCookie], account);
  void reply.setCookie(deviceCookie, value, deviceCookieOptions(isReachedByHttps(deps, request)));
}

/** A keyed hash of where a request comes from, for the audit log. */
export function originOf({ hash }: AccountDeps, { ip }: Pick<FastifyRequest, 'ip'>): string {
  return hash('origin', addressKey(ip));
}
