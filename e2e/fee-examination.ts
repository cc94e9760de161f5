import type { staffOf } from '#server/testing/staff-of.ts';
import type { RunningServer } from './server.ts';

const day = 86_400_000;

/** Makes an examination in 17 days, whose notice takes a fee of 1,000 rupees in these ways. */
export async function feeExamination(
  server: RunningServer,
  staff: Pick<Awaited<ReturnType<typeof staffOf>>, 'send'>,
  code: string,
  feeWays: readonly string[],
): Promise<void> {
  const at = (days: number) => new Date(server.now() + days * day).toISOString();
  await staff.send('POST', '/staff/examinations', {
    code,
    title: { en: 'BCA Scholarship Entrance', ne: 'बीसीए छात्रवृत्ति प्रवेश परीक्षा' },
    startsAt: at(17),
    minutes: 120,
    sections: [{ title: 'Mathematics', subject: 'mathematics', count: 50, marks: 1, penalty: 0.25 }],
  });
  await staff.send('PUT', `/staff/examinations/${code}/notice`, {
    version: 0,
    opensAt: at(-1),
    closesAt: at(3),
    correctionUntil: at(7),
    eligibility: { en: 'You have passed class 12.' },
    fee: 1000,
    feeWays,
    asks: [{ field: 'email', needed: false }],
    photo: false,
  });
}

/** Submits an application whose fee was paid with a voucher; `n` makes the person another one. */
export async function applyWithVoucher(
  { url }: RunningServer,
  code: string,
  { n, ...person }: { readonly n: number; readonly name: string; readonly voucher: string; readonly email?: string },
): Promise<void> {
  const send = async (method: string, path: string, body: object | FormData, token?: string) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(!isForm && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as { token: string; version: number; application: { number: string } };
  };
  const form = {
    ...person,
    dateOfBirth: `AD 2008-01-0${n}`,
    feeWay: 'voucher',
    bank: 'RBB',
    voucherDay: 'AD 2026-11-18',
  };
  const { token, application } = await send('POST', `/notices/${code}/applications`, { language: 'en', form });
  const file = new FormData();
  file.set('name', 'voucher.pdf');
  file.set('file', new Blob(['%PDF-1.4\n%%EOF\n']), 'voucher.pdf');
  const { version } = await send('PUT', `/applications/${application.number}/documents/voucher`, file, token);
  await send('POST', `/applications/${application.number}/submit`, { version, declared: true }, token);
}

/** What the bank says of those vouchers. */
export const bankList = (...lines: readonly string[]) =>
  ['Voucher No,Amount,Date,Depositor', ...lines].map((line) => `${line}\n`).join('');
