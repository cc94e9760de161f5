import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('readSettings', () => {
  it('has a default for everything', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      dataDir: './data',
      mail: null,
      mailFrom: 'Tayari <tayari@localhost>',
      sms: null,
      esewa: null,
      publicUrl: null,
      contactEmail: null,
      trustProxy: null,
      apiOrigin: null,
      metricsToken: null,
      staffTotp: 'optional',
      candidatesKeptMonths: null,
      backups: null,
      clockOffsetMs: 0,
      candidatesFaster: 1,
      timeZone: 'Asia/Kathmandu',
      workers: 1,
      idleExitMs: null,
    });
  });

  it('reads minutes as ms', () => {
    expect(readSettings({ IDLE_EXIT_MINUTES: '30' }).idleExitMs).toBe(1_800_000);
  });

  it('takes an empty variable as unset', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toEqual(readSettings({}));
  });

  it('reads every variable, and drops the slash after PUBLIC_URL', () => {
    const settings = readSettings({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres:///tayari?host=/run/postgresql',
      DATA_DIR: '/var/lib/tayari',
      SMTP_URL: 'smtps://user:secret@mail.example.com',
      MAIL_FROM: 'Tayari <tayari@example.com>',
      ESEWA_MERCHANT_CODE: 'EPAYTEST',
      ESEWA_SECRET: 'a secret',
      PUBLIC_URL: 'https://tayari.example.com/',
      CONTACT_EMAIL: 'help@college.edu.np',
      TRUST_PROXY: '10.0.0.1',
      VITE_API_BASE: 'https://api.example.com/v1',
      TAYARI_CLOCK_OFFSET_MS: '-60000',
      TAYARI_CANDIDATES_FASTER: '20',
      TIME_ZONE: 'Asia/Kolkata',
      WORKERS: '64',
    });
    expect(settings).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      databaseUrl: 'postgres:///tayari?host=/run/postgresql',
      mail: { smtpUrl: 'smtps://user:secret@mail.example.com', from: 'Tayari <tayari@example.com>' },
      esewa: {
        merchantCode: 'EPAYTEST',
        secret: 'a secret',
        formUrl: 'https://epay.esewa.com.np',
        statusUrl: 'https://epay.esewa.com.np',
      },
      publicUrl: 'https://tayari.example.com',
      contactEmail: 'help@college.edu.np',
      trustProxy: '10.0.0.1',
      apiOrigin: 'https://api.example.com',
      clockOffsetMs: -60_000,
      candidatesFaster: 20,
      timeZone: 'Asia/Kolkata',
      workers: 64,
    });
  });

  it('reads how an SMS is sent: by GET, or by POST where it has a body', () => {
    expect(readSettings({ SMS_URL: 'https://sms.test/?to={to}&text={text}' }).sms).toEqual({
      url: 'https://sms.test/?to={to}&text={text}',
      method: 'GET',
      headers: {},
      body: null,
    });
    const body = '{"to":"{to}","text":"{text}"}';
    const headers = 'Content-Type: application/json|Authorization: Bearer a:b';
    expect(readSettings({ SMS_URL: 'https://sms.test', SMS_HEADERS: headers, SMS_BODY: body }).sms).toEqual({
      url: 'https://sms.test',
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer a:b' },
      body,
    });
    expect(readSettings({ SMS_BODY: body }).sms).toBeNull();
  });

  it('reads one address of eSewa, or one of its form and one of its status', () => {
    const merchant = { ESEWA_MERCHANT_CODE: 'EPAYTEST', ESEWA_SECRET: 'a secret' };
    const two = 'https://rc-epay.esewa.com.np/ https://rc.esewa.com.np';
    expect(readSettings({ ...merchant, ESEWA_URL: two }).esewa).toMatchObject({
      formUrl: 'https://rc-epay.esewa.com.np',
      statusUrl: 'https://rc.esewa.com.np',
    });
    expect(readSettings({ ESEWA_SECRET: 'a secret' }).esewa).toBeNull();
  });

  it.each([
    [{}, 24 * 60],
    [{ BACKUP_EVERY: '30m' }, 30],
    [{ BACKUP_EVERY: '6h' }, 6 * 60],
    [{ BACKUP_EVERY: '6' }, 6 * 60],
    [{ BACKUP_EVERY: '2d' }, 48 * 60],
  ])('makes backups by itself where BACKUP_DIR says where to: %o', (environment, minutes) => {
    const { backups } = readSettings({ BACKUP_DIR: '/backup', ...environment });
    expect(backups).toEqual({ folder: '/backup', everyMs: minutes * 60_000 });
    expect(readSettings(environment).backups).toBeNull();
  });

  it('knows of no other origin for an API under a path', () => {
    expect(readSettings({ VITE_API_BASE: '/v1' }).apiOrigin).toBeNull();
  });

  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['PORT', { PORT: '80.5' }],
    ['HOST', { HOST: 'not a host' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
    ['DATABASE_URL', { DATABASE_URL: 'localhost' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.com', MAIL_FROM: 'a@b.c' }],
    ['SMTP_URL', { SMTP_URL: 'http://mail.example.com', MAIL_FROM: 'a@b.c' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example.com' }],
    ['MAIL_FROM', { MAIL_FROM: 'nobody' }],
    ['SMS_URL', { SMS_URL: 'sms.test/?{to}{text}' }],
    ['SMS_METHOD', { SMS_URL: 'https://sms.test/?{to}{text}', SMS_METHOD: 'post' }],
    ['SMS_HEADERS', { SMS_URL: 'https://sms.test/?{to}{text}', SMS_HEADERS: 'Bearer abc' }],
    ['SMS_HEADERS', { SMS_URL: 'https://sms.test/?{to}{text}', SMS_HEADERS: 'X-A: क' }],
    ['SMS_BODY', { SMS_URL: 'https://sms.test', SMS_BODY: 'to={to}' }],
    ['SMS_BODY', { SMS_URL: 'https://sms.test' }],
    [
      'SMS_BODY',
      { SMS_URL: 'https://sms.test', SMS_HEADERS: 'content-type: application/json', SMS_BODY: '{"a":{to},"b":{text}}' },
    ],
    ['SMS_METHOD', { SMS_URL: 'https://sms.test', SMS_METHOD: 'GET', SMS_BODY: '{to}{text}' }],
    ['ESEWA_MERCHANT_CODE', { ESEWA_MERCHANT_CODE: 'a code', ESEWA_SECRET: 'a secret' }],
    ['ESEWA_SECRET', { ESEWA_MERCHANT_CODE: 'EPAYTEST' }],
    ['ESEWA_URL', { ESEWA_URL: 'epay.esewa.com.np' }],
    ['ESEWA_URL', { ESEWA_URL: 'https://a.test https://b.test https://c.test' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'tayari.example.com' }],
    ['CONTACT_EMAIL', { CONTACT_EMAIL: 'the office' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'everyone' }],
    ['VITE_API_BASE', { VITE_API_BASE: 'api.example.com' }],
    ['VITE_API_BASE', { VITE_API_BASE: '//api.example.com' }],
    ['TAYARI_CLOCK_OFFSET_MS', { TAYARI_CLOCK_OFFSET_MS: 'an hour' }],
    ['TAYARI_CANDIDATES_FASTER', { TAYARI_CANDIDATES_FASTER: '0' }],
    ['TAYARI_CANDIDATES_FASTER', { TAYARI_CANDIDATES_FASTER: '2', NODE_ENV: 'production' }],
    ['TAYARI_CLOCK_OFFSET_MS', { TAYARI_CLOCK_OFFSET_MS: '1', NODE_ENV: 'production' }],
    ['CANDIDATES_KEPT_MONTHS', { CANDIDATES_KEPT_MONTHS: '0' }],
    ['STAFF_TOTP', { STAFF_TOTP: 'yes' }],
    ['BACKUP_EVERY', { BACKUP_DIR: '/backup', BACKUP_EVERY: 'daily' }],
    ['BACKUP_EVERY', { BACKUP_DIR: '/backup', BACKUP_EVERY: '0' }],
    ['WORKERS', { WORKERS: '0', DATABASE_URL: 'postgres://localhost/tayari' }],
    ['WORKERS', { WORKERS: '65', DATABASE_URL: 'postgres://localhost/tayari' }],
    ['WORKERS', { WORKERS: 'auto', DATABASE_URL: 'postgres://localhost/tayari' }],
    ['WORKERS', { WORKERS: '2' }],
    ['IDLE_EXIT_MINUTES', { IDLE_EXIT_MINUTES: '0' }],
    ['IDLE_EXIT_MINUTES', { IDLE_EXIT_MINUTES: '30', WORKERS: '2', DATABASE_URL: 'postgres://localhost/tayari' }],
  ])('names %s in one sentence when it is wrong: %o', (variable, environment) => {
    expect(() => readSettings(environment)).toThrow(new RegExp(`^${variable} [^.]*(\\.\\w[^.]*)*\\.$`));
  });
});
