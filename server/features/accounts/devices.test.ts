import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createDevices, deviceCookieOptions } from './devices.ts';
import { createKeyedHash } from '#server/platform/security/keyed-hash.ts';

const devices = createDevices(createKeyedHash('secret'), randomBytes);
const sita = { id: 'sita', password_hash: 'one' };
const hari = { id: 'hari', password_hash: 'two' };
const others = Array.from({ length: 8 }, (_, n) => ({ id: `other-${n}`, password_hash: 'three' }));

it('knows each account that has logged in on it, under one id', () => {
  const cookie = devices.remember(devices.remember(undefined, sita), hari);
  const device = devices.find(cookie, sita);
  expect(device).toMatch(/^[\w-]{20}$/);
  expect(devices.find(cookie, hari)).toBe(device);
  expect(devices.remember(cookie, hari)).toBe(cookie);
});

it('forgets who has not logged in for the longest time, and never grows', () => {
  const full = others.reduce<string>(
    (cookie, account) => devices.remember(cookie, account),
    devices.remember('', sita),
  );
  expect(devices.find(full, sita)).toBeNull();
  for (const account of others) expect(devices.find(full, account)).not.toBeNull();
  expect(full.length).toBeLessThan(250);
});

it('knows nobody after a new password, on another device, or by the secret of another installation', () => {
  const cookie = devices.remember(undefined, sita);
  const [, mark = ''] = cookie.split('.');
  const elsewhere = createDevices(createKeyedHash('another secret'), randomBytes);
  expect(devices.find(cookie, { ...sita, password_hash: 'new' })).toBeNull();
  expect(devices.find(`${'x'.repeat(20)}.${mark}`, sita)).toBeNull();
  expect(elsewhere.find(cookie, sita)).toBeNull();
  expect(devices.find(cookie, undefined)).toBeNull();
});

it('is seen by our calls and no script, and over https by nothing else', () => {
  expect(deviceCookieOptions(true)).toMatchObject({ path: '/api', httpOnly: true, sameSite: 'lax', secure: true });
  expect(deviceCookieOptions(false).secure).toBe(false);
});
