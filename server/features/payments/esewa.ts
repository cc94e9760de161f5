import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Settings } from '#server/platform/settings.ts';
import type { PaymentState } from '#contract/fees.ts';
import { PaymentTrouble, type PaymentProvider } from './provider.ts';

/** How long eSewa may take to answer, in ms. */
const patienceMs = 10_000;

const signedFields = ['total_amount', 'transaction_uuid', 'product_code'];

/** The fields without which a signed answer says nothing. */
const neededFields = ['status', 'total_amount', 'transaction_uuid', 'product_code'];

/** The states of eSewa's own table. AMBIGUOUS is a payment that halted; eSewa itself settles it later. */
const states: Readonly<Record<string, PaymentState>> = {
  COMPLETE: 'paid',
  PENDING: 'pending',
  AMBIGUOUS: 'pending',
  NOT_FOUND: 'unknown',
  CANCELED: 'canceled',
  FULL_REFUND: 'refunded',
  PARTIAL_REFUND: 'refunded',
};

const Answer = z
  .record(z.string(), z.string())
  .and(z.object({ signed_field_names: z.string(), signature: z.string(), transaction_uuid: z.string() }));

const Status = z.object({
  product_code: z.string(),
  transaction_uuid: z.string(),
  total_amount: z.union([z.number(), z.string()]),
  status: z.string(),
  ref_id: z.string().nullish(),
});

/**
 * eSewa's ePay, version 2, as https://developer.esewa.com.np/pages/Epay describes it: a signed form, a signed answer, and
 * a query of the status. A signature is HMAC-SHA256 in base64 over `name=value` of the signed fields, joined by commas.
 */
export function esewaProvider({
  merchantCode,
  secret,
  formUrl,
  statusUrl,
}: NonNullable<Settings['esewa']>): PaymentProvider {
  const sign = (fields: Readonly<Record<string, string>>, names: readonly string[]) => {
    const message = names.map((name) => `${name}=${fields[name] ?? ''}`).join(',');
    return createHmac('sha256', secret).update(message).digest('base64');
  };

  return {
    begin({ reference, amountPaisa, paidUrl, notPaidUrl }) {
      const amount = inRupees(amountPaisa);
      const fields = {
        amount,
        tax_amount: '0',
        product_service_charge: '0',
        product_delivery_charge: '0',
        total_amount: amount,
        transaction_uuid: reference,
        product_code: merchantCode,
        success_url: paidUrl,
        failure_url: notPaidUrl,
        signed_field_names: signedFields.join(','),
      };
      return {
        action: `${formUrl}/api/epay/main/v2/form`,
        fields: { ...fields, signature: sign(fields, signedFields) },
      };
    },

    readAnswer({ data = '' }) {
      const { data: fields } = Answer.safeParse(readFields(data));
      if (fields === undefined || fields['product_code'] !== merchantCode) return null;
      const names = fields.signed_field_names.split(',');
      if (!neededFields.every((name) => names.includes(name))) return null;
      return areEqual(fields.signature, sign(fields, names)) ? fields.transaction_uuid : null;
    },

    async askStatus({ reference, amountPaisa }) {
      const query = new URLSearchParams({
        product_code: merchantCode,
        total_amount: inRupees(amountPaisa),
        transaction_uuid: reference,
      });
      const { data: said } = Status.safeParse(await ask(`${statusUrl}/api/epay/transaction/status/?${query}`));
      const state = said && states[said.status];
      if (said === undefined || state === undefined) throw new PaymentTrouble('eSewa’s answer could not be read');
      const isOther =
        said.transaction_uuid !== reference ||
        said.product_code !== merchantCode ||
        Math.round(Number(String(said.total_amount).replaceAll(',', '')) * 100) !== amountPaisa;
      if (isOther) throw new PaymentTrouble('eSewa answered of another payment or amount');
      return { state, providerReference: said.ref_id ?? null };
    },
  };
}

async function ask(url: string): Promise<unknown> {
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
    if (!answer.ok) throw new PaymentTrouble(`eSewa answered ${answer.status}`);
    return await answer.json();
  } catch (error) {
    if (error instanceof PaymentTrouble) throw error;
    throw new PaymentTrouble('eSewa could not be asked', { cause: error });
  }
}

/** The fields of an answer, which comes as JSON in base64; null where it is not readable. */
function readFields(data: string): unknown {
  try {
    // A query turns the plus signs of base64 into blanks. Numbers count as they are written: their text was signed.
    const text = Buffer.from(data.replaceAll(' ', '+'), 'base64').toString();
    return JSON.parse(text, (_name, value: unknown, context?: { source?: string }) => {
      return typeof value === 'number' ? context?.source : value;
    });
  } catch {
    return null;
  }
}

/** Rupees as eSewa writes and signs them: '1000', '1000.50'. */
function inRupees(paisa: number): string {
  return (paisa / 100).toFixed(paisa % 100 === 0 ? 0 : 2);
}

function areEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
