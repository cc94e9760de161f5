import { useId, useState, type FormEvent } from 'react';
import { apiErrorFrom } from '#client/lib/api/call.ts';
import { Bubble } from '#client/ui/bubble.tsx';
import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import { objectionReason } from '#contract/objection-reason.ts';
import * as m from '#messages/hall-result.ts';
import type { KeyRow } from './key-rows.ts';
import type { OwnResult } from './load-own-result.ts';
import hall from '#client/candidate/frame/hall.module.css';
import styles from './objection-form.module.css';

const { minLength, maxLength } = objectionReason;

interface ObjectionFormProps {
  readonly row: KeyRow;
  readonly object: (objection: { place: number; reason: string; option?: string }) => Promise<OwnResult>;
}

/** A claim against the key of one item: the reason, and the right option if the candidate knows one. */
export function ObjectionForm({ row: { number, place, options }, object }: ObjectionFormProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [option, setOption] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const text = reason.trim();
    if (text.length < minLength) return setSaid(m.tooShort(minLength));
    setSaid(null);
    setBusy(true);
    try {
      await object({ place, reason: text, ...(option !== null && { option }) });
    } catch (error) {
      const { fields, message } = apiErrorFrom(error);
      setSaid(Object.values(fields ?? {})[0] ?? message);
      setBusy(false);
    }
  }

  return (
    <form
      className={`${layout.box} ${styles.form} mt-20`}
      aria-labelledby={`${id}-h`}
      onSubmit={(event) => void send(event)}
      noValidate
    >
      <h3 id={`${id}-h`}>{m.objectTo(number)}</h3>
      <fieldset className="mt-12">
        <legend>
          {m.whichOption} <span className="small">{m.ifYouKnow}</span>
        </legend>
        <div className={`${styles.options} flex flex-wrap`}>
          {options.map(({ id: own, letter }) => (
            <label className={layout.centre} key={own}>
              <input
                className={layout.cover}
                type="radio"
                name={`${id}-option`}
                checked={option === own}
                aria-label={letter}
                onChange={() => setOption(own)}
              />
              <Bubble letter={letter} />
            </label>
          ))}
        </div>
      </fieldset>
      <label className={styles.question} htmlFor={`${id}-why`}>
        {m.whyObject}
      </label>
      <textarea
        id={`${id}-why`}
        maxLength={maxLength}
        aria-describedby={`${id}-count`}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <p className="small mt-8 flex justify-between gap-14" id={`${id}-count`}>
        <span>{m.limits(minLength, maxLength)}</span>
        <span className="mono">{reason.trim().length}</span>
      </p>
      <p className={hall.refused} role="alert">
        {said}
      </p>
      <button type="submit" className={`${button.filled} mt-16`} disabled={busy}>
        {busy ? m.sendingObjection : m.send}
      </button>
    </form>
  );
}
