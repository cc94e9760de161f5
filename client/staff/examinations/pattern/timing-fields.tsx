import { useFormContext, useWatch } from 'react-hook-form';
import * as m from '#messages/staff-pattern.ts';
import { OptionRow } from '#client/ui/option-row.tsx';
import { Part } from './part.tsx';
import type { PatternDraft } from './pattern-draft.ts';
import { TextField } from './text-field.tsx';

const kinds = [
  ['whole', m.wholeTiming, m.wholeNote],
  ['whole-forward', m.forwardTiming, m.forwardNote],
  ['each', m.eachTiming, m.eachNote],
] as const;

/** The kind of clock: one for the paper, one without a way back, or one for each item. */
export function TimingFields({ fixed }: { fixed: boolean }) {
  const { register, control } = useFormContext<PatternDraft>();
  const timing = useWatch({ control, name: 'timing' });
  return (
    <Part title={m.timing} of="timing" fixed={fixed}>
      {kinds.map(([kind, title, note]) => (
        <OptionRow key={kind} value={kind} {...register('timing')}>
          {title}
          <small>{note}</small>
        </OptionRow>
      ))}
      {timing === 'each' && <TextField label={m.secondsEach} name="secondsEach" kind="figure" fixed={fixed} />}
    </Part>
  );
}
