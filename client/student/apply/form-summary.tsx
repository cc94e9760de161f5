import type { ReactNode } from 'react';
import type { FormPart } from '#contract/application-form.ts';
import { readApplicationDay } from '#contract/application-day.ts';
import type { Notice } from '#contract/notices.ts';
import { inLanguage } from '#client/student/notices/notice-parts.tsx';
import { addressLine } from '#client/lib/places/address-line.ts';
import { usePlaces, type ProvincePlaces } from '#client/lib/places/use-places.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/apply.ts';
import { bikramIn } from '#text/dates.ts';
import { partsOfNotice } from './form-check.ts';
import { gregorianIn } from './gregorian.ts';
import styles from './summary.module.css';

type Form = Readonly<Record<string, string>>;
type Line = readonly [name: string, value: string];

interface SummaryProps {
  readonly notice: Notice;
  readonly form: Form;
  readonly documents: readonly string[];
  /** What stands beside a part's heading. */
  readonly beside?: (part: FormPart) => ReactNode;
}

/** The form as it is read once more, part by part. */
export function FormSummary({ notice, form, documents, beside }: SummaryProps) {
  const { places } = usePlaces(form['province'] ?? '');
  return partsOfNotice(notice)
    .filter((part) => part !== 'check')
    .map((part) => {
      const lines = linesOf(part, notice, form, documents, places);
      return (
        <section key={part} className={styles.part}>
          <header>
            <h2>{m.parts[part]}</h2>
            {beside?.(part)}
          </header>
          <dl>
            {lines.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value === '' ? <span className={styles.empty}>{m.notGiven}</span> : value}</dd>
              </div>
            ))}
          </dl>
        </section>
      );
    });
}

/** The typed texts of a part, in words. */
function linesOf(
  part: FormPart,
  notice: Notice,
  form: Form,
  documents: readonly string[],
  places: ProvincePlaces | null,
): Line[] {
  const asks = (field: string) => notice.asks.some((each) => each.field === field);
  const typed = (field: string) => form[field] ?? '';
  const when = (isAsked: boolean, ...lines: Line[]) => (isAsked ? lines : []);
  switch (part) {
    case 'you':
      return [
        [m.name, typed('name')],
        ...when(asks('nameNepali'), [m.nameNepali, typed('nameNepali')]),
        [m.dateOfBirth, dayLine(typed('dateOfBirth'))],
        ...when(asks('gender'), [m.gender, named(m.genders, typed('gender'))]),
        ...when(asks('phone'), [m.phone, typed('phone')]),
        ...when(asks('email'), [m.email, typed('email')]),
      ];
    case 'address':
      return [
        ...when(asks('address'), [m.parts.address, addressLine(form, places)]),
        ...when(asks('guardian'), [m.guardian, typed('guardian')]),
      ];
    case 'school':
      return [
        ...when(asks('school'), [m.school, typed('school')], [m.schoolKind, named(m.schoolKinds, typed('schoolKind'))]),
        ...when(asks('board'), [m.board, typed('board')], [m.passedYear, typed('passedYear')]),
        ...when(asks('previousScore'), [m.scores[notice.score], typed('previousScore')]),
        ...when(asks('help'), [
          m.help,
          typed('help') === 'yes' ? typed('helpReason') : named({ no: m.noHelp }, typed('help')),
        ]),
        ...notice.questions.map(({ text, options }, place): Line => {
          const answer = typed(`answer-${place}`);
          const option = answer === '' ? undefined : options[Number(answer)];
          return [inLanguage(text), option === undefined ? answer : inLanguage(option)];
        }),
      ];
    case 'groups':
      return [
        [
          m.groups,
          typed('groups')
            .split(';')
            .filter((group) => group !== '')
            .join(', '),
        ],
      ];
    case 'photo':
      return [[m.yourPhoto, documents.includes('photo') ? m.there : '']];
    case 'documents': {
      const claimed = typed('groups').split(';');
      return notice.documents.flatMap(({ name, neededFor }, place): Line[] => {
        const isNeeded = neededFor === 'all' || claimed.includes(neededFor);
        return isNeeded ? [[inLanguage(name), documents.includes(String(place)) ? m.there : '']] : [];
      });
    }
    case 'fee':
      return [
        [m.parts.fee, named(m.feeWays, typed('feeWay'))],
        ...when(
          typed('feeWay') === 'voucher',
          [m.bank, typed('bank')],
          [m.voucher, typed('voucher')],
          [m.voucherDay, dayLine(typed('voucherDay'))],
          [m.voucherPhoto, documents.includes('voucher') ? m.there : ''],
        ),
      ];
    case 'check':
      return [];
  }
}

function named(names: Readonly<Record<string, string>>, value: string): string {
  return names[value] ?? '';
}

/** A typed day by both calendars; as it was typed where it is no day. */
function dayLine(text: string): string {
  const day = readApplicationDay(text);
  if (day === undefined) return text;
  const bikram = bikramIn(language, day);
  return bikram === undefined ? gregorianIn(day) : `${bikram} (${gregorianIn(day)})`;
}
