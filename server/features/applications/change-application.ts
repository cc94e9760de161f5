import type { ApplicationForm } from '#contract/application-form.ts';
import type { Application } from '#contract/applications.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Language } from '#text/language.ts';
import {
  applicationAnswer,
  formIn,
  holdApplication,
  knownFields,
  needChangeable,
  noticeOf,
} from './application-rows.ts';
import type { ApplicationDeps } from './deps.ts';

/** The longest form, in letters of its JSON. */
const longestForm = 30_000;

/** The typed fields of a change, and what each was before on the device. */
interface Change {
  readonly language?: Language | undefined;
  readonly form: ApplicationForm;
  readonly before: ApplicationForm;
}

/**
 * A form with some fields typed anew; an empty text takes a field away. The names are sorted, so that equal forms have
 * equal texts. Throws 'invalid' for a field that no form has, and for a form that is too long.
 */
export function mergedForm(form: ApplicationForm, typed: ApplicationForm): ApplicationForm {
  const unknown = Object.keys(typed).find((name) => !knownFields.has(name));
  if (unknown !== undefined) throw new AppError('invalid', { fields: { form: (t) => t.fieldUnknown } });
  const all = Object.entries({ ...form, ...typed }).filter(([, text]) => text !== '');
  const merged = Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  if (JSON.stringify(merged).length > longestForm)
    throw new AppError('invalid', { fields: { form: (t) => t.formTooLong } });
  return merged;
}

/**
 * Keeps typed fields of an application, each for itself. Throws 'changed-meanwhile', with the field, where another
 * device typed something else there. Throws 'wrong-state' once it can't be changed. `now` in ms.
 */
export async function changeApplication(
  { db }: Pick<ApplicationDeps, 'db'>,
  number: string,
  { language, form, before }: Change,
  now: number,
): Promise<Application> {
  return db.transaction().execute(async (trx) => {
    const row = await holdApplication(trx, number);
    needChangeable(row, await noticeOf(trx, row, now), now);
    const stored = formIn(row.form);
    const textOf = (of: ApplicationForm, name: string) => of[name as keyof ApplicationForm] ?? '';
    const other = Object.keys(before).find((name) => {
      const there = textOf(stored, name);
      return there !== textOf(before, name) && there !== textOf(form, name);
    });
    if (other !== undefined)
      throw new AppError('changed-meanwhile', { detail: { version: row.version, field: other } });
    const merged = JSON.stringify(mergedForm(stored, form));
    if (merged === row.form && (language ?? row.language) === row.language) return applicationAnswer(trx, row, now);
    const change = {
      form: merged,
      language: language ?? row.language,
      version: row.version + 1,
      changed_at: now,
    };
    await trx.updateTable('application').set(change).where('number', '=', number).execute();
    return applicationAnswer(trx, { ...row, ...change }, now);
  });
}
