import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '#server/platform/settings.ts';
import { createSmsServer, type SmsServer } from '#server/testing/sms-server.ts';
import { createSmsTransport } from './transport.ts';

const sms = { to: '+9779841000000', text: 'नतिजा "आयो" & 100% \\ ठीक छ।\nTayari' };
const now = Date.UTC(2026, 10, 25, 4, 20);
let service: SmsServer;
beforeEach(async () => {
  service = await createSmsServer();
});
afterEach(() => service.stop());
const send = (environment: Record<string, string>) => createSmsTransport(readSettings(environment))(sms, now);

describe('one call a message', () => {
  it('is a form as Sparrow SMS and Aakash SMS take it', async () => {
    const body = 'token=a%20b&from=Tayari&to={to}&text={text}';
    expect(await send({ SMS_URL: `${service.url}/v2/sms/`, SMS_BODY: body })).toEqual({ path: null });
    const [call] = service.calls;
    expect(call).toMatchObject({ method: 'POST', address: '/v2/sms/' });
    expect(call?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({ token: 'a b', from: 'Tayari', ...sms });
  });

  it('is JSON, with headers', async () => {
    await send({
      SMS_URL: service.url,
      SMS_METHOD: 'PUT',
      SMS_HEADERS: 'Authorization: Bearer a=b: c | Content-Type: application/json; charset=utf-8',
      SMS_BODY: '{"to":["{to}"],"text":"{text}"}',
    });
    const [call] = service.calls;
    expect(call?.method).toBe('PUT');
    expect(call?.headers.authorization).toBe('Bearer a=b: c');
    expect(JSON.parse(call?.body ?? '')).toEqual({ to: [sms.to], text: sms.text });
  });

  it('is an address alone', async () => {
    await send({ SMS_URL: `${service.url}/send?to={to}&text={text}` });
    const [call] = service.calls;
    expect(call).toMatchObject({ method: 'GET', body: '' });
    const { pathname, searchParams } = new URL(call?.address ?? '', service.url);
    expect([pathname, Object.fromEntries(searchParams)]).toEqual(['/send', sms]);
  });

  it('is plain text, with the number in a header', async () => {
    const headers = 'X-To: {to}|Content-Type: text/plain; charset=utf-8';
    await send({ SMS_URL: service.url, SMS_HEADERS: headers, SMS_BODY: '{text}' });
    const [call] = service.calls;
    expect(call?.body).toBe(sms.text);
    expect(call?.headers['x-to']).toBe('%2B9779841000000');
  });

  it('fills nothing into what was filled in', async () => {
    const template = { SMS_URL: service.url, SMS_HEADERS: 'Content-Type: text/plain', SMS_BODY: '{to}: {text}' };
    await createSmsTransport(readSettings(template))({ to: '{text}', text: '$& {to}' }, now);
    expect(service.calls[0]?.body).toBe('{text}: $& {to}');
  });
});

describe('a message is not taken', () => {
  it.each([
    [403, '{"response_code":1002,"response":"Invalid Token"}', 'the SMS service answered 403', 'SMS-403'],
    [500, '', 'the SMS service answered 500', 'SMS-500'],
    [200, '{"response_code":1007,"response":"Invalid Receiver"}', 'the SMS service refused the message', 'SMS-REFUSED'],
    [200, '{"error":true,"message":"no credit"}', 'the SMS service refused the message', 'SMS-REFUSED'],
  ])('where the service answers %i %s', async (status, body, message, code) => {
    service.answer = { status, body };
    await expect(send({ SMS_URL: service.url, SMS_BODY: 'to={to}&text={text}' })).rejects.toMatchObject({
      message,
      code,
    });
  });

  it.each(['', 'OK', '{"error":false}', '{"response_code":200}', '[1]', 'null'])(
    'but it is where that says %j',
    async (body) => {
      service.answer = { status: 200, body };
      expect(await send({ SMS_URL: service.url, SMS_BODY: 'to={to}&text={text}' })).toEqual({ path: null });
    },
  );

  it('where the service is away, or leads elsewhere', async () => {
    const nowhere = 'http://127.0.0.1:1/?{to}{text}';
    await expect(send({ SMS_URL: nowhere })).rejects.toThrow('the SMS service could not be reached');
    service.answer = { status: 302, body: '' };
    const elsewhere = `${service.url}/?{to}{text}`;
    await expect(send({ SMS_URL: elsewhere })).rejects.toThrow('the SMS service answered 302');
  });
});

it('without a service each message is a private file of the outbox', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tayari-sms-'));
  const { path } = await send({ DATA_DIR: dataDir });
  expect(basename(path ?? '')).toMatch(/^2026-11-25T04-20-00-000Z-[\da-f]{12}\.txt$/);
  expect(readFileSync(path ?? '', 'utf8')).toBe(`To: ${sms.to}\n\n${sms.text}\n`);
  expect(statSync(path ?? '').mode & 0o777).toBe(0o600);
  expect((await send({ DATA_DIR: dataDir })).path).not.toBe(path);
  rmSync(dataDir, { recursive: true });
});
