import sharp from 'sharp';
import type { ApplicationForm } from '#contract/application-form.ts';
import type { Application } from '#contract/applications.ts';
import type { TestApp } from '#server/testing/app.ts';
import { newExamination } from '#server/testing/examinations.ts';
import type { Staff } from '#server/testing/staff.ts';
import { bearer } from '#server/testing/students.ts';

const day = 24 * 60 * 60_000;

/** A notice that is open for ten days, with a photo, a grade sheet, and a paper for the group Remote area. */
export function newNotice(now: number, more: object = {}) {
  const at = (days: number) => new Date(now + days * day).toISOString();
  const asks = ['nameNepali', 'gender', 'phone', 'email', 'address', 'school', 'previousScore', 'groups', 'help'];
  return {
    opensAt: at(-1),
    closesAt: at(10),
    lateUntil: at(12),
    correctionUntil: at(14),
    fee: 0,
    lateFee: 0,
    eligibility: { en: 'Who passed class 12.' },
    greatestAge: 25,
    leastScore: 2,
    asks: asks.map((field) => ({ field, needed: field === 'phone' })),
    documents: [
      { name: { en: 'Grade sheet' }, neededFor: 'all' },
      { name: { en: 'Recommendation' }, neededFor: 'Remote area' },
    ],
    ...more,
  };
}

/** Makes an examination in thirty days, with seats for the group Remote area, and its notice. Returns its code. */
export async function openNotice(
  server: TestApp,
  staff: Staff,
  {
    code = 'BCA-2083',
    open = 30,
    reserved = 4,
    ...notice
  }: { readonly code?: string; readonly open?: number; readonly reserved?: number } & Record<string, unknown> = {},
): Promise<string> {
  const startsAt = new Date(server.clock.now + 30 * day).toISOString();
  const seats = { open, groups: [{ name: 'Remote area', seats: reserved }] };
  const made = await staff.send('POST', '/staff/examinations', newExamination(server, { code, startsAt, seats }));
  if (made.statusCode !== 201) throw new Error(made.body);
  const body = { ...newNotice(server.clock.now, notice), version: 0 };
  const put = await staff.send('PUT', `/staff/examinations/${code}/notice`, body);
  if (put.statusCode !== 200) throw new Error(put.body);
  return code;
}

/** A form that `newNotice` takes, with a person and a mobile number of its own for each `n`. */
export function wholeForm(n = 1, more: ApplicationForm = {}): ApplicationForm {
  const letters = String(n).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
  return {
    name: `Asmita ${letters.toUpperCase()}${letters} Tamang`,
    dateOfBirth: `AD 2008-${(n % 12) + 1}-${(n % 28) + 1}`,
    phone: `98${String(n).padStart(8, '0')}`,
    previousScore: '3.42',
    ...more,
  };
}

let picture: Promise<Buffer> | undefined;

/** A small picture in JPEG. */
export function smallPicture(): Promise<Buffer> {
  picture ??= sharp({ create: { width: 60, height: 80, channels: 3, background: '#8899aa' } })
    .jpeg()
    .toBuffer();
  return picture;
}

/** An applicant's device: it sends the calls of one application. */
export interface Applicant {
  readonly number: string;
  readonly code: string;
  readonly token: string;
  readonly send: (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path?: string,
    body?: object,
  ) => Promise<Awaited<ReturnType<TestApp['app']['inject']>>>;
  readonly sendFile: (
    kind: string,
    file?: Buffer,
    name?: string,
  ) => Promise<Awaited<ReturnType<TestApp['app']['inject']>>>;
  readonly read: () => Promise<Application>;
  /** Sends the version that stands now. */
  readonly submit: () => Promise<Awaited<ReturnType<TestApp['app']['inject']>>>;
}

/** Begins an application with a form. */
export async function begin(
  server: TestApp,
  code: string,
  form: ApplicationForm,
  accountToken?: string,
): Promise<Applicant> {
  const begun = await server.app.inject({
    method: 'POST',
    url: `/api/notices/${code}/applications`,
    payload: { language: 'en', form },
    ...(accountToken !== undefined && { headers: bearer(accountToken) }),
  });
  if (begun.statusCode !== 201) throw new Error(begun.body);
  const { token, code: secret, application } = begun.json<{ token: string; code: string; application: Application }>();
  return applicant(server, application.number, token, secret);
}

/** The device of a person who holds the token of an application. */
export function applicant(server: TestApp, number: string, token: string, code = ''): Applicant {
  const url = `/api/applications/${number}`;
  const headers = bearer(token);
  const send: Applicant['send'] = (method, path = '', body) =>
    server.app.inject({ method, url: `${url}${path}`, headers, ...(body && { payload: body }) });
  const read = async () => (await send('GET')).json<Application>();
  return {
    number,
    code,
    token,
    send,
    read,
    sendFile: async (kind, file, name = 'paper.jpg') => {
      const payload = new FormData();
      payload.set('file', new Blob([new Uint8Array(file ?? (await smallPicture()))]), name);
      payload.set('name', name);
      return server.app.inject({ method: 'PUT', url: `${url}/documents/${kind}`, headers, payload });
    },
    submit: async () => send('POST', '/submit', { version: (await read()).version, declared: true }),
  };
}

/** Begins, fills in and submits an application, with its documents. */
export async function apply(
  server: TestApp,
  code: string,
  form: ApplicationForm,
  accountToken?: string,
): Promise<Applicant> {
  const own = await begin(server, code, form, accountToken);
  const kinds = [
    'photo',
    '0',
    ...(form.groups === undefined ? [] : ['1']),
    ...(form.feeWay === 'voucher' ? ['voucher'] : []),
  ];
  for (const kind of kinds) {
    const sent = await own.sendFile(kind);
    if (sent.statusCode !== 200) throw new Error(sent.body);
  }
  const submitted = await own.submit();
  if (submitted.statusCode !== 200) throw new Error(submitted.body);
  return own;
}
