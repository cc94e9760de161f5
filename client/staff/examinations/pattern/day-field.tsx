import { useId, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import layout from '#client/ui/layout.module.css';
import { timeZone } from '#client/lib/time/time-zone.ts';
import * as m from '#messages/staff-pattern.ts';
import { toBikram } from '#text/bikram-sambat.ts';
import { asciiDigits } from '#text/numbers.ts';
import { parseDay } from '#text/parse-day.ts';
import field from '../../ui/field.module.css';
import styles from './day-field.module.css';
import type { PatternDraft } from './pattern-draft.ts';

interface DayFieldProps {
  readonly day: 'day' | 'objectionsDay';
  readonly time: 'time' | 'objectionsTime';
  readonly fixed: boolean;
}

/** A day in both calendars, side by side, and a time. A day typed in one calendar shows in the other at once. */
export function DayField({ day, time, fixed }: DayFieldProps) {
  const id = useId();
  const { register, control } = useFormContext<PatternDraft>();
  const { field: gregorian } = useController({ control, name: day });
  const [bikram, setBikram] = useState<string | null>(null);
  const isNoDay = bikram !== null && bikram.trim().length >= 10 && parseDay(`BS ${bikram}`) === undefined;
  const shared = { className: field.input, autoComplete: 'off', disabled: fixed, placeholder: 'YYYY-MM-DD' };
  return (
    <div className={`${layout.form} ${styles.day}`}>
      <div>
        <label className={field.caption} htmlFor={`${id}ad`}>
          {m.dateAd}
        </label>
        <input
          {...shared}
          id={`${id}ad`}
          value={gregorian.value}
          onBlur={gregorian.onBlur}
          onChange={({ target }) => {
            setBikram(null);
            gregorian.onChange(asciiDigits(target.value));
          }}
        />
      </div>
      <span aria-hidden="true">=</span>
      <div>
        <label className={field.caption} htmlFor={`${id}bs`}>
          {m.dateBs}
        </label>
        <input
          {...shared}
          id={`${id}bs`}
          value={bikram ?? bikramOf(gregorian.value)}
          aria-invalid={isNoDay}
          aria-describedby={isNoDay ? `${id}problem` : undefined}
          onBlur={() => !isNoDay && setBikram(null)}
          onChange={({ target }) => {
            setBikram(target.value);
            const parsed = parseDay(`BS ${target.value}`);
            if (parsed !== undefined || target.value.trim() === '') gregorian.onChange(parsed ?? '');
          }}
        />
      </div>
      <div>
        <label className={field.caption} htmlFor={`${id}time`}>
          {m.timeIn(timeZone.replace(/^.*\//, '').replaceAll('_', ' '))}
        </label>
        <input {...shared} id={`${id}time`} placeholder="11:00" {...register(time)} />
      </div>
      {isNoDay && (
        <p className={field.problem} id={`${id}problem`}>
          {m.noSuchDay}
        </p>
      )}
    </div>
  );
}

function bikramOf(gregorian: string): string {
  const date = toBikram(gregorian);
  if (date === undefined) return '';
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.year}-${two(date.month)}-${two(date.day)}`;
}
