import { useId, useState } from 'react';
import layout from '#client/ui/layout.module.css';
import { timeZone } from '#client/lib/time/time-zone.ts';
import * as m from '#messages/staff-pattern.ts';
import { toBikram } from '#text/bikram-sambat.ts';
import { asciiDigits } from '#text/numbers.ts';
import { parseDay } from '#text/parse-day.ts';
import field from './field.module.css';
import styles from './both-calendars.module.css';

interface BothCalendarsProps {
  /** AD, 'YYYY-MM-DD'. */
  readonly day: string;
  /** Null where only the day is asked. */
  readonly time: string | null;
  readonly disabled?: boolean;
  readonly onDay: (day: string) => void;
  readonly onTime?: (time: string) => void;
  readonly onBlur?: () => void;
}

/** A day in both calendars, side by side, and a time. A day typed in one calendar shows in the other at once. */
export function BothCalendars({ day, time, disabled = false, onDay, onTime, onBlur }: BothCalendarsProps) {
  const id = useId();
  const [bikram, setBikram] = useState<string | null>(null);
  const isNoDay = bikram !== null && bikram.trim().length >= 10 && parseDay(`BS ${bikram}`) === undefined;
  const shared = { className: field.input, autoComplete: 'off', disabled, placeholder: 'YYYY-MM-DD' };
  return (
    <div className={`${layout.form} ${styles.day}`}>
      <div>
        <label className={field.caption} htmlFor={`${id}ad`}>
          {m.dateAd}
        </label>
        <input
          {...shared}
          id={`${id}ad`}
          value={day}
          onBlur={onBlur}
          onChange={({ target }) => {
            setBikram(null);
            onDay(asciiDigits(target.value));
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
          value={bikram ?? bikramOf(day)}
          aria-invalid={isNoDay}
          aria-describedby={isNoDay ? `${id}problem` : undefined}
          onBlur={() => !isNoDay && setBikram(null)}
          onChange={({ target }) => {
            setBikram(target.value);
            const parsed = parseDay(`BS ${target.value}`);
            if (parsed !== undefined || target.value.trim() === '') onDay(parsed ?? '');
          }}
        />
      </div>
      {time !== null && (
        <div>
          <label className={field.caption} htmlFor={`${id}time`}>
            {m.timeIn(timeZone.replace(/^.*\//, '').replaceAll('_', ' '))}
          </label>
          <input
            {...shared}
            id={`${id}time`}
            placeholder="11:00"
            value={time}
            onBlur={onBlur}
            onChange={({ target }) => onTime?.(target.value)}
          />
        </div>
      )}
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
