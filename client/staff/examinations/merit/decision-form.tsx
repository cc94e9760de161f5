import { useId, type RefObject } from 'react';
import * as m from '#messages/staff-merit.ts';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import field from '../../ui/field.module.css';
import { PickBubble } from '../../ui/pick-bubble.tsx';
import { EffectBox } from './effect-box.tsx';
import { letterOf } from '#exam/question.ts';
import { verdicts, type DraftDecision, type OptionId, type Verdict } from './key-draft.ts';
import styles from './key.module.css';
import parts from './parts.module.css';
import type { PaperItem } from '../shared/use-merit.ts';

interface DecisionFormProps {
  readonly item: PaperItem;
  /** The right options as they are now. */
  readonly right: readonly string[];
  readonly draft: DraftDecision | undefined;
  readonly decide: (decision: DraftDecision | null) => void;
  readonly ref: RefObject<HTMLFormElement | null>;
}

/**
 * Keeps the key, sets another option or several, or cancels the item. It asks for the reason that candidates read, and shows the effect.
 */
export function DecisionForm({ item, right, draft, decide, ref }: DecisionFormProps) {
  const id = useId();
  const now = draft ?? { verdict: null, right: [], reason: '' };
  const choose = (verdict: Verdict) =>
    decide({ ...now, verdict, right: verdict === 'several' ? (right as readonly OptionId[]) : [] });
  const letterOfId = (key: string) => letterOf(item.options.findIndex((option) => option.id === key));
  const pick = (option: OptionId, isPicked: boolean) => {
    const others = now.verdict === 'several' ? now.right.filter((each) => each !== option) : [];
    decide({ ...now, right: isPicked ? [...others, option].sort() : others });
  };
  return (
    <form ref={ref} onSubmit={(event) => event.preventDefault()}>
      <fieldset className={`${parts.verdicts} mt-16`}>
        <legend>{m.decision}</legend>
        {verdicts.map((verdict) => (
          <div
            key={verdict}
            className={`${layout.between} hair-below`}
            data-chosen={now.verdict === verdict || undefined}
          >
            <label className={layout.line}>
              <input
                type="radio"
                name={`${id}-verdict`}
                value={verdict}
                checked={now.verdict === verdict}
                onChange={() => choose(verdict)}
              />
              {verdict === 'keep' ? m.keepKey(right.map(letterOfId).join(', ')) : m.verdicts[verdict]}
            </label>
            {now.verdict === verdict && (verdict === 'another' || verdict === 'several') && (
              <span className={layout.line}>
                {item.options.map((option, at) => (
                  <PickBubble
                    key={option.id}
                    letter={letterOf(at)}
                    label={m.optionIsRight(letterOf(at))}
                    {...(verdict === 'another' && { oneOf: `${id}-right` })}
                    isPicked={now.right.includes(option.id as OptionId)}
                    onPick={(isPicked) => pick(option.id as OptionId, isPicked)}
                  />
                ))}
              </span>
            )}
          </div>
        ))}
      </fieldset>
      <div className={field.field}>
        <label htmlFor={`${id}-reason`}>
          {m.reason} <small className={styles.hint}>{m.candidatesRead}</small>
        </label>
        <textarea
          className={field.input}
          id={`${id}-reason`}
          rows={3}
          maxLength={2000}
          value={now.reason}
          onChange={({ target }) => decide({ ...now, reason: target.value })}
        />
      </div>
      {draft !== undefined && (
        <>
          <EffectBox decision={{ [item.place]: draft }} />
          <Button kind="link" onClick={() => decide(null)}>
            {m.leaveIt}
          </Button>
        </>
      )}
    </form>
  );
}
