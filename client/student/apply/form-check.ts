import type { ApplicationForm, FormField, FormPart } from '#contract/application-form.ts';
import type { Notice } from '#contract/notices.ts';
import { neededDocuments, parseApplication, type FormProblem } from '#contract/parse-application.ts';
import { dayAt } from '#text/dates.ts';
import type { FormState } from './open-application.ts';

const partOfField: Readonly<Record<Exclude<FormField, `answer-${number}`>, FormPart>> = {
  name: 'you',
  nameNepali: 'you',
  dateOfBirth: 'you',
  gender: 'you',
  phone: 'you',
  email: 'you',
  province: 'address',
  district: 'address',
  localLevel: 'address',
  ward: 'address',
  tole: 'address',
  guardian: 'address',
  school: 'school',
  schoolKind: 'school',
  board: 'school',
  passedYear: 'school',
  previousScore: 'school',
  help: 'school',
  helpReason: 'school',
  groups: 'groups',
  feeWay: 'fee',
  bank: 'fee',
  voucher: 'fee',
  voucherDay: 'fee',
};

/** The part of the form in which a field stands. */
export function partOf(field: FormField): FormPart {
  const known: Readonly<Record<string, FormPart>> = partOfField;
  return known[field] ?? 'school';
}

/** The parts that a notice has something to ask in, in their order. */
export function partsOfNotice({ asks, seats, photo, documents, fee, lateFee, questions }: Notice): readonly FormPart[] {
  const isAsked = (...fields: readonly string[]) => asks.some(({ field }) => fields.includes(field));
  const has: Readonly<Record<FormPart, boolean>> = {
    you: true,
    address: isAsked('address', 'guardian'),
    school: isAsked('school', 'board', 'previousScore', 'help') || questions.length > 0,
    groups: isAsked('groups') && seats.groups.length > 0,
    photo,
    documents: documents.length > 0,
    fee: fee > 0 || lateFee > 0,
    check: true,
  };
  return (['you', 'address', 'school', 'groups', 'photo', 'documents', 'fee', 'check'] as const).filter(
    (part) => has[part],
  );
}

/** What a form still needs before it can be submitted. */
export interface FormCheck {
  readonly problems: readonly FormProblem[];
  /** The kinds of documents that are neither there nor on their way. */
  readonly missing: readonly string[];
  /** The parts that are complete: nothing is missing in them, and the applicant was there. The last one is when all others are. */
  readonly done: ReadonlySet<FormPart>;
  /** Whether each field says that it is missing: the applicant has read the list of what is. */
  readonly isTold: boolean;
}

/** The check of a form that is not filled in now. */
export const unchecked: FormCheck = { problems: [], missing: [], done: new Set(), isTold: false };

/** Checks a form by its notice at `now`, in ms since 1970. */
export function checkForm(
  notice: Notice,
  { form, files, application, left }: Pick<FormState, 'form' | 'files' | 'application' | 'left'>,
  now: number,
): FormCheck {
  const typed: ApplicationForm = form;
  const { problems } = parseApplication(typed, notice, { late: notice.state === 'late', today: dayAt(now) });
  const claims = {
    groups: (typed.groups ?? '').split(';').filter((group) => group !== ''),
    feeWay: typed.feeWay === 'voucher' ? ('voucher' as const) : null,
  };
  const there = new Set([
    ...files.filter(({ refused }) => refused === null).map(({ kind }) => kind),
    ...(application?.documents.map(({ kind }) => kind) ?? []),
  ]);
  const missing = neededDocuments(notice, claims).filter((kind) => !there.has(kind));
  const wanting = new Set([...problems.map(({ field }) => partOf(field)), ...missing.map(partOfDocument)]);
  const parts = partsOfNotice(notice).filter((part) => part !== 'check');
  const wasThere = (part: FormPart) => left.includes(part) || (application?.submittedAt ?? null) !== null;
  const done = new Set<FormPart>(parts.filter((part) => !wanting.has(part) && wasThere(part)));
  if (done.size === parts.length) done.add('check');
  return { problems, missing, done, isTold: left.includes('check') };
}

/** The part in which a document is sent. */
export function partOfDocument(kind: string): FormPart {
  if (kind === 'photo') return 'photo';
  return kind === 'voucher' ? 'fee' : 'documents';
}
