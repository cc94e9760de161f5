import { useId } from 'react';
import * as m from '#messages/staff-candidates.ts';
import type { Candidate, WrittenFields } from '#contract/candidates.ts';
import { genders } from '#contract/candidate-columns.ts';
import { asciiDigits } from '#text/numbers.ts';
import { parseBirthDay } from '#text/parse-birth-day.ts';
import field from '../../ui/field.module.css';
import styles from './candidate-list.module.css';

const texts = [
  ['name', m.name],
  ['room', m.room],
  ['seat', m.seat],
  ['groups', m.groupsHint],
  ['extraMinutes', m.extraMinutes],
  ['dateOfBirth', m.dateOfBirth],
  ['previousScore', m.previousScore],
  ['phone', m.phone],
  ['email', m.email],
] as const;

interface CandidateFieldsProps {
  readonly candidate?: Candidate;
  /** The problems that the server found, by field. */
  readonly problems: Readonly<Record<string, string | undefined>>;
}

/** The editable fields of a candidate; the symbol number stays. */
export function CandidateFields({ candidate, problems }: CandidateFieldsProps) {
  const id = useId();
  return (
    <div className={styles.fields}>
      {texts.map(([name, label]) => (
        <div key={name} className={field.field}>
          <label htmlFor={id + name}>{label}</label>
          <input
            className={field.input}
            id={id + name}
            name={name}
            defaultValue={candidate && textOf(candidate[name])}
            autoComplete="off"
            aria-invalid={problems[name] !== undefined}
            aria-describedby={problems[name] === undefined ? undefined : `${id}${name}-problem`}
          />
          {problems[name] !== undefined && (
            <span className={field.problem} id={`${id}${name}-problem`}>
              {problems[name]}
            </span>
          )}
        </div>
      ))}
      <div className={field.field}>
        <label htmlFor={`${id}gender`}>{m.gender}</label>
        <select className={field.input} id={`${id}gender`} name="gender" defaultValue={candidate?.gender ?? ''}>
          <option value="">{m.notSaid}</option>
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {m.genders[gender]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

/** A value as its field shows it. */
function textOf(value: Candidate[(typeof texts)[number][0]]): string {
  return typeof value === 'object' && value !== null ? value.join('; ') : String(value ?? '');
}

/** The values of the fields. A day may be of either calendar. A text that is not a day goes unchanged, and the server says so. */
export function writtenIn(form: HTMLFormElement): WrittenFields {
  const read = (name: string) => (form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement).value.trim();
  const orNull = (name: string) => read(name) || null;
  const day = read('dateOfBirth');
  const known = parseBirthDay(day);
  const score = asciiDigits(read('previousScore'));
  return {
    name: read('name'),
    room: orNull('room'),
    seat: orNull('seat'),
    groups: read('groups')
      .split(';')
      .map((group) => group.trim())
      .filter((group) => group !== ''),
    extraMinutes: Number(asciiDigits(read('extraMinutes')) || 0),
    dateOfBirth: day === '' ? null : known !== undefined && 'day' in known ? known.day : day,
    previousScore: score === '' ? null : Number(score),
    phone: orNull('phone'),
    email: orNull('email'),
    gender: genders.find((gender) => gender === read('gender')) ?? null,
  };
}
