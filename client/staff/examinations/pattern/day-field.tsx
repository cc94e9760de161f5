import { useController, useFormContext } from 'react-hook-form';
import { BothCalendars } from '../../ui/both-calendars.tsx';
import type { PatternDraft } from './pattern-draft.ts';

interface DayFieldProps {
  readonly day: 'day' | 'objectionsDay';
  readonly time: 'time' | 'objectionsTime';
  readonly fixed: boolean;
}

/** A day of the pattern in both calendars, and its time. */
export function DayField({ day, time, fixed }: DayFieldProps) {
  const { control } = useFormContext<PatternDraft>();
  const { field: ofDay } = useController({ control, name: day });
  const { field: ofTime } = useController({ control, name: time });
  return (
    <BothCalendars
      day={ofDay.value}
      time={ofTime.value}
      disabled={fixed}
      onDay={ofDay.onChange}
      onTime={ofTime.onChange}
      onBlur={ofDay.onBlur}
    />
  );
}
