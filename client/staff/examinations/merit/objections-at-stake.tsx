import layout from '#client/ui/layout.module.css';
import { timeZone } from '#client/lib/time/time-zone.ts';
import * as m from '#messages/staff-merit.ts';
import { language } from '#messages/language.ts';
import { momentIn } from '#text/dates.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import field from '../../ui/field.module.css';
import { useExamination } from '../shared/use-examination.ts';
import { inText } from '../../item/figures.ts';
import type { ToObjections } from './still-to-say.ts';
import { useObjections } from '../shared/use-merit.ts';

/** Until when candidates may object, null after that; how many objections there are, and how many are undecided. */
export function useOpenObjections() {
  const { code, now, objectionsUntil } = useExamination();
  const { data: objections, error, refetch } = useObjections(code);
  const until = objectionsUntil === null ? null : Date.parse(objectionsUntil);
  return {
    until: until !== null && Date.parse(now) <= until ? until : null,
    objections: objections?.length ?? 0,
    undecided: objections?.filter(({ decision }) => decision === null).length ?? 0,
    isKnown: objections !== undefined,
    error,
    refetch,
  };
}

interface ObjectionsAtStakeProps {
  readonly open: ReturnType<typeof useOpenObjections>;
  readonly said: ToObjections;
  readonly onSay: (said: ToObjections) => void;
}

/** How many objections the next step passes over, with the examiner's signed words about it. */
export function ObjectionsAtStake({ open: { until, objections, undecided }, said, onSay }: ObjectionsAtStakeProps) {
  return (
    <div className={layout.doubt}>
      {until !== null && <p>{m.objectionsOpenUntil(momentIn(language, until, timeZone))}</p>}
      {undecided > 0 && <p>{m.objectionsStand(inText(undecided), inText(objections))}</p>}
      {until !== null && (
        <Tick
          label={m.endObjectionsNow}
          checked={said.endNow}
          onChange={() => onSay({ ...said, endNow: !said.endNow })}
        />
      )}
      {undecided > 0 && (
        <Tick
          label={m.keepUndecided(inText(undecided))}
          checked={said.keep}
          onChange={() => onSay({ ...said, keep: !said.keep })}
        />
      )}
      {(said.endNow || said.keep) && (
        <label className={field.caption}>
          {m.whyEarly}
          <input
            className={field.input}
            maxLength={500}
            value={said.reason}
            onChange={({ target }) => onSay({ ...said, reason: target.value })}
          />
        </label>
      )}
    </div>
  );
}

function Tick({ label, checked, onChange }: { label: string; checked: boolean; onChange: () => void }) {
  return (
    <div className={layout.line}>
      <CheckBox label={label} checked={checked} onChange={onChange} />
      <span aria-hidden="true">{label}</span>
    </div>
  );
}
