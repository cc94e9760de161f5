import { readApplicationDay } from '#contract/application-day.ts';
import type { NoticeRules } from '#contract/notices.ts';
import { addressLine } from '#client/lib/places/address-line.ts';
import type { ProvincePlaces } from '#client/lib/places/use-places.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-applications.ts';
import { genders, schoolKinds } from '#messages/apply.ts';
import { bikramIn } from '#text/dates.ts';

/** A line of the desk's form: the fields that it shows, its name, its words. */
interface FormLine {
  readonly fields: readonly string[];
  readonly name: string;
  readonly value: string;
}

/** What was typed, in words, without name and date of birth; a field without a text has no line. */
export function formLines(
  form: Readonly<Record<string, string>>,
  rules: NoticeRules | null,
  places: ProvincePlaces | null,
): readonly FormLine[] {
  const typed = (field: string) => form[field] ?? '';
  const line = (name: string, value: string, ...fields: readonly string[]): FormLine => ({ fields, name, value });
  const joined = (...fields: readonly string[]) =>
    fields
      .map(typed)
      .filter((text) => text !== '')
      .join(', ');
  const day = readApplicationDay(typed('voucherDay'));
  const paidOn = day === undefined ? typed('voucherDay') : (bikramIn(language, day) ?? day);
  const lines = [
    line(m.askable.gender, named(genders, typed('gender')), 'gender'),
    line(m.askable.phone, typed('phone'), 'phone'),
    line(m.askable.email, typed('email'), 'email'),
    line(m.askable.address, addressLine(form, places), 'province', 'district', 'localLevel', 'ward', 'tole'),
    line(m.askable.guardian, typed('guardian'), 'guardian'),
    line(
      m.askable.school,
      [typed('school'), named(schoolKinds, typed('schoolKind'))].filter((text) => text !== '').join(' · '),
      'school',
      'schoolKind',
    ),
    line(m.askable.board, joined('board', 'passedYear'), 'board', 'passedYear'),
    line(m.askable.previousScore, typed('previousScore'), 'previousScore'),
    line(m.askable.help, typed('help') === 'yes' ? typed('helpReason') : '', 'help', 'helpReason'),
    ...(rules?.questions ?? []).map(({ text, options }, place) => {
      const field = `answer-${place}`;
      const chosen = typed(field) === '' ? undefined : options[Number(typed(field))];
      return line(inLanguage(text), chosen === undefined ? typed(field) : inLanguage(chosen), field);
    }),
    line(
      m.voucher,
      [joined('bank', 'voucher'), paidOn].filter((text) => text !== '').join(', '),
      'feeWay',
      'bank',
      'voucher',
      'voucherDay',
    ),
  ];
  return lines.filter(({ value }) => value !== '');
}

function named(names: Readonly<Record<string, string>>, value: string): string {
  return names[value] ?? '';
}

function inLanguage({ en, ne }: { readonly en: string; readonly ne?: string | undefined }): string {
  return language === 'ne' ? (ne ?? en) : en;
}
