import { useId } from 'react';
import { Bubble } from '#client/ui/bubble.tsx';
import * as m from '#messages/staff-merit.ts';
import act from '../../ui/act.module.css';
import field from '../../ui/field.module.css';
import { letterAt } from './figures.ts';
import type { DraftDecision, OptionId, Verdict } from './key-draft.ts';
import styles from './merit.module.css';
import type { PaperItem } from './use-merit.ts';

interface DecisionFormProps {
  readonly item: PaperItem;
  /** The right options as they are now. */
  readonly right: readonly string[];
  readonly draft: DraftDecision | undefined;
  readonly decide: (decision: DraftDecision | null) => void;
}

const verdicts: readonly Verdict[] = ['keep', 'right', 'to-all', 'dropped'];

/** Keep, other or several right options, or cancel; with the reason that candidates read. */
export function DecisionForm({ item, right, draft, decide }: DecisionFormProps) {
  const id = useId();
  const now = draft ?? { verdict: 'keep' as const, right: right as readonly OptionId[], reason: '' };
  const toggle = (option: OptionId) => {
    const next = now.right.includes(option) ? now.right.filter((each) => each !== option) : [...now.right, option];
    decide({ ...now, verdict: 'right', right: next.slice().sort() });
  };
  const letterOf = (key: string) => letterAt(item.options.findIndex((option) => option.id === key));
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <fieldset className={styles.verdicts}>
        <legend>{m.decision}</legend>
        {verdicts.map((verdict) => (
          <div key={verdict} data-chosen={(draft !== undefined && now.verdict === verdict) || undefined}>
            <label>
              <input
                type="radio"
                name={`${id}-verdict`}
                checked={draft !== undefined && now.verdict === verdict}
                onChange={() => decide({ ...now, verdict })}
              />
              {verdict === 'keep' ? m.keepKey(right.map(letterOf).join(', ')) : m.verdicts[verdict]}
            </label>
            {verdict === 'right' && (
              <span className={styles.picks}>
                {item.options.map((option, at) => (
                  <label key={option.id}>
                    <input
                      type="checkbox"
                      aria-label={m.optionIsRight(letterAt(at))}
                      checked={now.right.includes(option.id as OptionId)}
                      onChange={() => toggle(option.id as OptionId)}
                    />
                    <Bubble letter={letterAt(at)} />
                  </label>
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
        <button type="button" className={act.act} onClick={() => decide(null)}>
          {m.leaveIt}
        </button>
      )}
    </form>
  );
}
