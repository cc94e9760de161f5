import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import * as m from '#messages/staff-merit.ts';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import { staffCall } from '../../api/staff-call.ts';
import field from '../../ui/field.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useChanged } from '../shared/use-examination.ts';
import { inText, marksOf } from '../../item/figures.ts';
import styles from './panels.module.css';
import parts from './parts.module.css';
import type { Merit } from '../shared/use-merit.ts';

interface WithheldProps {
  readonly code: string;
  readonly merit: Merit;
  readonly mayChange: boolean;
}

/** The withheld candidates, who keep marks and rank and take no seat. Until the publication the examiner can withhold and release. */
export function Withheld({ code, merit: { ranking, withheld }, mayChange }: WithheldProps) {
  const id = useId();
  const changed = useChanged(code);
  const change = useMutation({
    mutationFn: ({ symbolNumber, reason }: { symbolNumber: string; reason: string | null }) =>
      staffCall('PATCH /staff/examinations/:code/candidates/:symbolNumber', {
        params: { code, symbolNumber },
        body: { withheld: reason },
      }),
    onSuccess: changed,
  });
  const [incomplete, setIncomplete] = useState(false);
  const rankOf = new Map(ranking.map((row) => [row.symbolNumber, row]));
  return (
    <section className={`${parts.part} mt-32`} aria-labelledby={`${id}-h`}>
      <h2 id={`${id}-h`}>{m.withheldHead}</h2>
      <p className="ink-2">{withheld.length === 0 ? m.nobodyWithheld : m.withheldNote}</p>
      {change.error !== null && <Notice>{change.error.message}</Notice>}
      {withheld.length > 0 && (
        <ul className={styles.withheld}>
          {withheld.map(({ symbolNumber, name, reason }) => {
            const row = rankOf.get(symbolNumber);
            return (
              <li key={symbolNumber}>
                <p>
                  <b className="num">{symbolNumber}</b> {name}
                  <small>
                    {row ? m.rankAndTotal(inText(row.rank ?? 0), inText(marksOf(row.total))) : m.neverBegan}
                  </small>
                </p>
                <p lang="und">{reason}</p>
                {mayChange && (
                  <Button
                    kind="link"
                    aria-label={m.liftOf(symbolNumber)}
                    onClick={() => change.mutate({ symbolNumber, reason: null })}
                  >
                    {m.lift}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {mayChange && (
        <details>
          <summary className={button.link}>{m.withholdOne}</summary>
          <form
            className={`${layout.row} mt-8`}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              const form = event.currentTarget;
              const written = (name: string) => (new FormData(form).get(name) as string).trim();
              const [symbolNumber, reason] = [written('symbolNumber'), written('reason')];
              const isIncomplete = symbolNumber === '' || reason === '';
              setIncomplete(isIncomplete);
              if (!isIncomplete) change.mutate({ symbolNumber, reason }, { onSuccess: () => form.reset() });
            }}
          >
            <span>
              <label htmlFor={`${id}-n`}>{m.symbolNumber}</label>
              <input className={field.input} id={`${id}-n`} name="symbolNumber" required maxLength={20} />
            </span>
            <span>
              <label htmlFor={`${id}-r`}>{m.reason}</label>
              <input className={field.input} id={`${id}-r`} name="reason" required maxLength={500} />
            </span>
            <Button type="submit">{m.withhold}</Button>
            {incomplete && (
              <p className={field.problem} role="alert">
                {m.bothNeeded}
              </p>
            )}
          </form>
        </details>
      )}
    </section>
  );
}
