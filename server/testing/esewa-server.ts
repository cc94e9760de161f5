import { createHmac } from 'node:crypto';
import Fastify from 'fastify';
import formBody from '@fastify/formbody';

/** A stand-in for eSewa's ePay on 127.0.0.1, which follows its published protocol, signatures included. */
export interface EsewaServer {
  readonly url: string;
  readonly merchantCode: string;
  readonly secret: string;
  /** Changes what it knows of a payment, as its own staff could. */
  readonly setStatus: (reference: string, status: string) => void;
  /** Whether it answers 503 to every call. */
  isDown: boolean;
  readonly stop: () => Promise<void>;
}

interface Payment {
  readonly amount: number;
  readonly paidUrl: string;
  readonly notPaidUrl: string;
  status: string;
  code: string | null;
}

const needed = [
  'amount',
  'tax_amount',
  'product_service_charge',
  'product_delivery_charge',
  'total_amount',
  'transaction_uuid',
  'product_code',
  'success_url',
  'failure_url',
  'signed_field_names',
  'signature',
];
const charges = ['amount', 'tax_amount', 'product_service_charge', 'product_delivery_charge'];

/**
 * Starts it. `POST /api/epay/main/v2/form` leads to a page with the buttons Pay and Cancel, which lead the browser back;
 * `GET /api/epay/transaction/status/` answers the query. `merchantCode` and `secret` are those of eSewa's own test
 * merchant.
 */
export async function createEsewaServer(): Promise<EsewaServer> {
  const [merchantCode, secret] = ['EPAYTEST', '8gBm/:&EnhH.1/q'];
  const payments = new Map<string, Payment>();
  const sign = (fields: Readonly<Record<string, string>>, names: string) => {
    const message = names
      .split(',')
      .map((name) => `${name}=${fields[name] ?? ''}`)
      .join(',');
    return createHmac('sha256', secret).update(message).digest('base64');
  };
  const app = Fastify();
  await app.register(formBody);
  const server = { isDown: false };
  app.addHook('onRequest', async (_request, reply) => {
    if (server.isDown) await reply.code(503).send({ code: 0, error_message: 'Service is currently unavailable' });
  });

  app.post<{ Body: Record<string, string> }>('/api/epay/main/v2/form', async ({ body }, reply) => {
    const reference = body['transaction_uuid'] ?? '';
    const sum = charges.reduce((total, name) => total + Number(body[name]), 0);
    const isRight =
      needed.every((name) => body[name]) &&
      body['product_code'] === merchantCode &&
      body['signed_field_names'] === 'total_amount,transaction_uuid,product_code' &&
      body['signature'] === sign(body, 'total_amount,transaction_uuid,product_code') &&
      /^[A-Za-z0-9-]+$/.test(reference) &&
      sum === Number(body['total_amount']) &&
      !payments.has(reference);
    if (!isRight) return reply.code(400).send({ code: 'ES104', message: 'Invalid payload signature.' });
    payments.set(reference, {
      amount: Number(body['total_amount']),
      paidUrl: body['success_url'] ?? '',
      notPaidUrl: body['failure_url'] ?? '',
      status: 'PENDING',
      code: null,
    });
    return reply.redirect(`/pay/${reference}`, 303);
  });

  app.get<{ Params: { reference: string } }>('/pay/:reference', async ({ params: { reference } }, reply) => {
    const form = (act: string, text: string) =>
      `<form method="post" action="/${act}/${reference}"><button>${text}</button></form>`;
    return reply
      .type('text/html')
      .send(`<!doctype html><title>eSewa</title>${form('pay', 'Pay')}${form('cancel', 'Cancel')}`);
  });

  app.post<{ Params: { reference: string } }>('/pay/:reference', async ({ params: { reference } }, reply) => {
    const payment = payments.get(reference);
    if (!payment) return reply.code(404).send();
    payment.status = 'COMPLETE';
    payment.code = `000${reference.replaceAll('-', '').slice(0, 4).toUpperCase()}`;
    const fields = {
      transaction_code: payment.code,
      status: 'COMPLETE',
      // As eSewa writes it, with commas.
      total_amount: payment.amount.toLocaleString('en', { minimumFractionDigits: 1 }),
      transaction_uuid: reference,
      product_code: merchantCode,
      signed_field_names: 'transaction_code,status,total_amount,transaction_uuid,product_code,signed_field_names',
    };
    const signed = { ...fields, signature: sign(fields, fields.signed_field_names) };
    const data = Buffer.from(JSON.stringify(signed)).toString('base64');
    return reply.redirect(`${payment.paidUrl}?data=${data}`, 303);
  });

  app.post<{ Params: { reference: string } }>('/cancel/:reference', async ({ params: { reference } }, reply) => {
    const payment = payments.get(reference);
    if (!payment) return reply.code(404).send();
    payment.status = 'CANCELED';
    return reply.redirect(payment.notPaidUrl, 303);
  });

  app.get<{ Querystring: Record<string, string> }>('/api/epay/transaction/status/', async ({ query }) => {
    const payment = payments.get(query['transaction_uuid'] ?? '');
    const isKnown = payment?.amount === Number(query['total_amount']) && query['product_code'] === merchantCode;
    return {
      product_code: query['product_code'],
      transaction_uuid: query['transaction_uuid'],
      total_amount: Number(query['total_amount']),
      status: isKnown ? payment.status : 'NOT_FOUND',
      ref_id: isKnown ? payment.code : null,
    };
  });

  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return Object.assign(server, {
    url,
    merchantCode,
    secret,
    setStatus: (reference: string, status: string) => {
      const payment = payments.get(reference);
      if (payment) payment.status = status;
    },
    stop: () => app.close(),
  });
}
