import { createHmac } from 'node:crypto';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEsewaServer, type EsewaServer } from '#server/testing/esewa-server.ts';
import { esewaProvider } from './esewa.ts';
import { PaymentTrouble, type PaymentForm, type PaymentProvider } from './provider.ts';

let esewa: EsewaServer;
let provider: PaymentProvider;
let count = 0;
beforeAll(async () => {
  esewa = await createEsewaServer();
  const { merchantCode, secret, url } = esewa;
  provider = esewaProvider({ merchantCode, secret, formUrl: url, statusUrl: url });
});
afterAll(() => esewa.stop());

const urls = { paidUrl: 'http://tayari.test/paid', notPaidUrl: 'http://tayari.test/not-paid' };
const newRequest = (amountPaisa = 150_000) => {
  count += 1;
  return { reference: `26-1125-${count}`, amountPaisa, ...urls };
};
const send = ({ action, fields }: PaymentForm) =>
  fetch(action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
/** Presses a button of eSewa's page; returns the address to which it leads the browser. */
const press = async (act: 'pay' | 'cancel', reference: string) => {
  const answer = await fetch(`${esewa.url}/${act}/${reference}`, { method: 'POST', redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
};
const queryOf = (url: URL) => Object.fromEntries(url.searchParams);
const encoded = (fields: object | string) =>
  Buffer.from(typeof fields === 'string' ? fields : JSON.stringify(fields)).toString('base64');

describe('the published examples', () => {
  const published = esewaProvider({
    merchantCode: 'EPAYTEST',
    secret: '8gBm/:&EnhH.1/q',
    formUrl: 'https://rc-epay.esewa.com.np',
    statusUrl: 'https://rc.esewa.com.np',
  });
  const answer = {
    transaction_code: '000AWEO',
    status: 'COMPLETE',
    total_amount: '1000.0',
    transaction_uuid: '250610-162413',
    product_code: 'EPAYTEST',
    signed_field_names: 'transaction_code,status,total_amount,transaction_uuid,product_code,signed_field_names',
    signature: '62GcfZTmVkzhtUeh+QJ1AqiJrjoWWGof3U+eTPTZ7fA=',
  };

  it('have the signature of the form', () => {
    const { action, fields } = published.begin({ reference: '241028', amountPaisa: 11_000, ...urls });
    expect(action).toBe('https://rc-epay.esewa.com.np/api/epay/main/v2/form');
    expect(fields['signature']).toBe('i94zsd3oXF6ZsSr/kGqT4sSzYQzjj1W/waxjWyRwaME=');
  });

  it('have the signature of the answer, its amount as text or as a number', () => {
    expect(published.readAnswer({ data: encoded(answer) })).toBe('250610-162413');
    const number = JSON.stringify(answer).replace('"1000.0"', '1000.0');
    expect(published.readAnswer({ data: encoded(number) })).toBe('250610-162413');
  });

  it('are read where a query turned the plus signs of the base64 into blanks', () => {
    const data = encoded({ ...answer, note: '>>>>>>' });
    expect(data).toContain('+');
    expect(published.readAnswer({ data: data.replaceAll('+', ' ') })).toBe('250610-162413');
  });

  it('are refused where the signature is over less than what was paid, by whom and for what', () => {
    const signedAs = (names: string) => {
      const message = names
        .split(',')
        .map((name) => `${name}=${{ ...answer, signed_field_names: names }[name as keyof typeof answer]}`)
        .join(',');
      const signature = createHmac('sha256', '8gBm/:&EnhH.1/q').update(message).digest('base64');
      return published.readAnswer({ data: encoded({ ...answer, signed_field_names: names, signature }) });
    };
    expect(signedAs('status,total_amount,transaction_uuid,product_code')).toBe('250610-162413');
    expect(signedAs('status,total_amount,product_code')).toBeNull();
    expect(signedAs('total_amount,transaction_uuid,product_code')).toBeNull();
  });

  it.each([
    ['another amount', { ...answer, total_amount: '1.0' }],
    ['another payment', { ...answer, transaction_uuid: '250610-162414' }],
    ['another state', { ...answer, status: 'PENDING' }],
    ['no signature', { ...answer, signature: '' }],
    ['another merchant', { ...answer, product_code: 'OTHER' }],
    ['no object', 'null'],
    ['no JSON', '{'],
    ['a number for a name', { ...answer, transaction_uuid: { a: 1 } }],
  ])('are refused with %s', (_what, changed) => {
    expect(published.readAnswer({ data: encoded(changed) })).toBeNull();
  });

  it('are refused without data', () => {
    expect(published.readAnswer({})).toBeNull();
  });
});

describe('a payment', () => {
  it('is paid once eSewa says so, and the browser brings its reference back', async () => {
    const request = newRequest();
    expect((await send(provider.begin(request))).status).toBe(303);
    expect(await provider.askStatus(request)).toEqual({ state: 'pending', providerReference: null });
    const back = await press('pay', request.reference);
    expect(back.origin + back.pathname).toBe(urls.paidUrl);
    expect(provider.readAnswer(queryOf(back))).toBe(request.reference);
    expect(await provider.askStatus(request)).toEqual({ state: 'paid', providerReference: '0002611' });
  });

  it('has paisa, also in its signature', async () => {
    const request = newRequest(150_050);
    expect((await send(provider.begin(request))).status).toBe(303);
    await press('pay', request.reference);
    expect((await provider.askStatus(request)).state).toBe('paid');
  });

  it('is not paid for another amount than was asked', async () => {
    const request = newRequest(100);
    await send(provider.begin(request));
    await press('pay', request.reference);
    expect((await provider.askStatus({ ...request, amountPaisa: 150_000 })).state).toBe('unknown');
  });

  it.each([
    ['CANCELED', 'canceled'],
    ['NOT_FOUND', 'unknown'],
    ['AMBIGUOUS', 'pending'],
    ['FULL_REFUND', 'refunded'],
    ['PARTIAL_REFUND', 'refunded'],
  ])('that is %s at eSewa is %s', async (status, state) => {
    const request = newRequest();
    await send(provider.begin(request));
    await press('pay', request.reference);
    esewa.setStatus(request.reference, status);
    expect((await provider.askStatus(request)).state).toBe(state);
  });

  it('that was canceled leads back without an answer', async () => {
    const request = newRequest();
    await send(provider.begin(request));
    const back = await press('cancel', request.reference);
    expect(String(back)).toBe(urls.notPaidUrl);
    expect(provider.readAnswer(queryOf(back))).toBeNull();
  });

  it('whose form was changed on the way is refused', async () => {
    const form = provider.begin(newRequest());
    const cheap = { ...form, fields: { ...form.fields, amount: '1', total_amount: '1' } };
    expect((await send(cheap)).status).toBe(400);
  });
});

describe('trouble', () => {
  const told = async (asked: Promise<unknown>) => {
    const error = await asked.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PaymentTrouble);
    return error instanceof Error ? error.message : '';
  };

  it('is said where eSewa is down or away', async () => {
    esewa.isDown = true;
    expect(await told(provider.askStatus(newRequest()))).toBe('eSewa answered 503');
    esewa.isDown = false;
    const nowhere = esewaProvider({ ...esewa, formUrl: 'http://127.0.0.1:1', statusUrl: 'http://127.0.0.1:1' });
    expect(await told(nowhere.askStatus(newRequest()))).toBe('eSewa could not be asked');
  });

  /** What is read of an answer to the status query, which differs so from the right one. */
  const answered = async (other: object) => {
    const request = newRequest();
    const standIn = Fastify();
    const right = { product_code: esewa.merchantCode, transaction_uuid: request.reference, total_amount: '1,500.0' };
    standIn.get('/api/epay/transaction/status/', () => ({ ...right, status: 'COMPLETE', ref_id: '0001TS9', ...other }));
    const url = await standIn.listen({ host: '127.0.0.1', port: 0 });
    const asked = esewaProvider({ ...esewa, formUrl: url, statusUrl: url }).askStatus(request);
    return asked.finally(() => standIn.close());
  };

  it.each([
    ['payment', { transaction_uuid: 'another' }],
    ['amount', { total_amount: 1 }],
    ['merchant', { product_code: 'OTHER' }],
  ])('is said where it answers of another %s', async (_of, other) => {
    expect(await told(answered(other))).toBe('eSewa answered of another payment or amount');
  });

  it('is none where it writes an amount with commas', async () => {
    expect(await answered({})).toEqual({ state: 'paid', providerReference: '0001TS9' });
  });

  it('is said where it answers what it never published', async () => {
    const request = newRequest();
    await send(provider.begin(request));
    esewa.setStatus(request.reference, 'SOMETHING');
    expect(await told(provider.askStatus(request))).toBe('eSewa’s answer could not be read');
  });
});
