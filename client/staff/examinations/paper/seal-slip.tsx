import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import layout from '#client/ui/layout.module.css';
import dashes from '#client/ui/dashes.module.css';
import { Button } from '#client/ui/button.tsx';
import { ApiError } from '#client/lib/api/api-error.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import type { Examination } from '#contract/examination.ts';
import * as m from '#messages/staff-paper.ts';
import { staffCall } from '../../api/staff-call.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { Confirmation } from '../../ui/confirmation.tsx';
import { Notice } from '../../ui/notice.tsx';
import { shortMoment } from '../../lib/short-moment.ts';
import { SecondYes } from '../shared/second-yes.tsx';
import { useChanged } from '../shared/use-examination.ts';
import { useSecondYes } from '../shared/use-second-yes.ts';
import { sealWarnings } from './seal-warnings.ts';
import styles from './seal-slip.module.css';
import { TryIt } from './try-it.tsx';
import type { StaffPaper } from './use-paper.ts';

/** Below the perforation: the seal of the paper, which can be undone until it opens, and the trial. */
export function SealSlip({ examination, paper }: { examination: Examination; paper: StaffPaper }) {
  const { code, state, opensAt } = examination;
  const changed = useChanged(code);
  const secondYes = useSecondYes(state === 'draft' ? 'seal' : undefined);
  const [asked, setAsked] = useState<'seal' | 'unseal' | null>(null);
  const [knows, setKnows] = useState(false);
  const [knowsReaders, setKnowsReaders] = useState(false);
  const acting = useMutation({
    mutationFn: (what: 'seal' | 'unseal') =>
      what === 'seal'
        ? staffCall('POST /staff/examinations/:code/seal', { params: { code } })
        : staffCall('POST /staff/examinations/:code/unseal', { params: { code } }),
    onSettled: async () => {
      setAsked(null);
      setKnows(false);
      setKnowsReaders(false);
      await changed();
    },
  });
  const { error } = acting;
  const until = shortMoment(opensAt, timeZone);
  const { isFinal, tooFewReaders, publicItems } = sealWarnings(examination, paper);
  const isReady = paper.complete && secondYes.stands;
  const isSure = (publicItems === null || knows) && (tooFewReaders === null || knowsReaders);
  const whetherUndone = isFinal ? (
    <b>{m.finalAtOnce(until)}</b>
  ) : (
    <>
      {m.untilThen(until)} <b>{m.afterThat}</b>
    </>
  );
  return (
    <section className={`perforated ${styles.slip}`} aria-labelledby="seal">
      <h2 className="mb-8" id="seal">
        {state === 'draft' ? m.sealTitle : m.sealedTitle}
      </h2>
      {paper.builtIn > 0 && (
        <Notice kind="calm">
          <b>{m.builtInCount(paper.builtIn)}</b> {m.builtInNote}
        </Notice>
      )}
      {error !== null && (
        <Notice>
          <b>{m.notDone}</b>{' '}
          {error instanceof ApiError && error.fields !== undefined
            ? Object.values(error.fields).join(' ')
            : error.message}
        </Notice>
      )}
      {state === 'draft' && (
        <>
          <ul className={`${dashes.dashes} mt-8`}>
            <li>{m.sealFreezes(paper.items)}</li>
            <li>{m.sealEncrypts}</li>
          </ul>
          <p>{whetherUndone}</p>
          {paper.complete && <SecondYes step="seal" />}
          <Button
            kind="filled"
            idle={!isReady || acting.isPending}
            onClick={() => {
              if (!isReady) return;
              // The page may have been open for long, so the server's clock decides whether the seal is final at once.
              void changed();
              setAsked('seal');
            }}
          >
            {m.seal}
          </Button>
          {!paper.complete && <p>{m.notComplete}</p>}
        </>
      )}
      {state === 'sealed' && (
        <>
          <p>{m.canUnseal(until)}</p>
          <Button onClick={() => setAsked('unseal')}>{m.unseal}</Button>
        </>
      )}
      {state !== 'draft' && state !== 'sealed' && <p>{m.noUnseal}</p>}
      {state !== 'draft' && <TryIt code={code} />}
      {asked === 'seal' && (
        <Confirmation
          title={m.sealTitle}
          below={
            <>
              {whetherUndone}
              {tooFewReaders !== null && (
                <Knowing
                  label={m.knowsReaders(tooFewReaders)}
                  checked={knowsReaders}
                  onChange={() => setKnowsReaders(!knowsReaders)}
                />
              )}
              {publicItems !== null && (
                <Knowing label={m.secondYes(publicItems)} checked={knows} onChange={() => setKnows(!knows)} />
              )}
            </>
          }
          no={m.keepDraft}
          yes={m.seal}
          busy={acting.isPending || !isSure}
          onNo={() => setAsked(null)}
          onYes={() => acting.mutate('seal')}
        >
          {m.sealFreezes(paper.items)} {m.sealEncrypts}
        </Confirmation>
      )}
      {asked === 'unseal' && (
        <Confirmation
          title={m.unsealTitle}
          below={<b>{m.unsealLoses}</b>}
          no={m.keepSealed}
          yes={m.unseal}
          loses
          busy={acting.isPending}
          onNo={() => setAsked(null)}
          onYes={() => acting.mutate('unseal')}
        >
          {m.unsealNote}
        </Confirmation>
      )}
    </section>
  );
}

function Knowing({ label, checked, onChange }: { label: string; checked: boolean; onChange: () => void }) {
  return (
    <span className={layout.line}>
      <CheckBox label={label} checked={checked} onChange={onChange} />
      <span aria-hidden="true">{label}</span>
    </span>
  );
}
