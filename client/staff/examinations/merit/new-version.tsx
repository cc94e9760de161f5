import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '#contract/calls.ts';
import * as m from '#messages/staff-merit.ts';
import plain from '#client/ui/plain-table.module.css';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import { staffCall } from '../../api/staff-call.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useChanged, useExamination } from '../shared/use-examination.ts';
import { inText, marksOf, onePlace } from '../../item/figures.ts';
import { letterOf } from '#exam/question.ts';
import { decisionsOf, keepsKey, type DraftDecision, type KeyDraft } from './key-draft.ts';
import styles from './key.module.css';
import { useEffectOfKey } from './use-effect-of-key.ts';
import type { PaperItem } from '../shared/use-merit.ts';

type DecisionResult = AnswerOf<'POST /staff/examinations/:code/key'>;

interface NewVersionProps {
  readonly items: readonly PaperItem[];
  readonly draft: KeyDraft;
  readonly version: number;
  readonly onMade: (decided: DecisionResult) => void;
}

/** All decisions together. The form shows their effect before they make one version of the key. */
export function NewVersion({ items, draft, version, onMade }: NewVersionProps) {
  const { code } = useExamination();
  const changed = useChanged(code);
  const [asked, setAsked] = useState(false);
  const decisions = decisionsOf(draft);
  const { effect, isPending, error } = useEffectOfKey(draft);
  const make = useMutation({
    mutationFn: () =>
      staffCall('POST /staff/examinations/:code/key', {
        params: { code },
        body: { decisions: [...(decisions ?? [])] },
      }),
    onSuccess: async (decided) => {
      onMade(decided);
      await changed();
    },
    onSettled: () => setAsked(false),
  });
  // A final confirmation shows the effect of this draft, not of the draft before.
  const isReady = decisions !== null && !isPending;
  const wouldBe =
    effect &&
    !isPending &&
    !keepsKey(draft) &&
    `${m.wouldChange(inText(effect.gain), inText(effect.lose))} ${m.meanWouldBe(
      inText(onePlace(effect.mean.before)),
      inText(onePlace(effect.mean.after)),
    )}`;
  return (
    <section className={`${layout.soft} ${styles.tear} mt-24`} aria-labelledby="new-version">
      <h2 id="new-version">{m.versionNumber(version)}</h2>
      <table className={plain.table}>
        <caption className="vh">{m.versionNumber(version)}</caption>
        <thead>
          <tr>
            <th scope="col">{m.place}</th>
            <th scope="col">{m.becomes}</th>
            <th scope="col">{m.reason}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(draft).map(([place, decision]) => (
            <tr key={place}>
              <td className="num">{Number(place) + 1}</td>
              <td>{verdictIn(decision, items[Number(place)])}</td>
              <td>{decision.reason.trim() === '' ? <i>{m.reasonMissing}</i> : decision.reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {wouldBe && <p className="mt-10">{wouldBe}</p>}
      {(make.error ?? error) !== null && <Notice>{(make.error ?? error)?.message}</Notice>}
      <p className="mt-10">
        {keepsKey(draft) ? m.marksStay : m.marksAnew} <b>{m.versionForGood}</b>
      </p>
      <p className="mt-10">
        <Button kind="filled" idle={!isReady} onClick={isReady ? () => setAsked(true) : undefined}>
          {m.makeVersion(version)}
        </Button>
      </p>
      {asked && (
        <Confirmation
          title={m.makeVersion(version)}
          below={<b>{m.versionForGood}</b>}
          no={m.notNow}
          yes={m.makeIt}
          busy={make.isPending}
          onNo={() => setAsked(false)}
          onYes={() => make.mutate()}
        >
          {keepsKey(draft) ? m.marksStay : wouldBe}
        </Confirmation>
      )}
    </section>
  );
}

function verdictIn({ verdict, right }: DraftDecision, item: PaperItem | undefined): string {
  if (verdict === null) return m.deciding;
  if (verdict !== 'another' && verdict !== 'several') return m.verdicts[verdict];
  const letters = (item?.options ?? []).flatMap(({ id }, at) =>
    (right as readonly string[]).includes(id) ? [letterOf(at)] : [],
  );
  return letters.length === 0 ? m.noneChosen : letters.join(', ');
}

const maxListed = 50;

/** The candidates whose marks a version of the key has changed. */
export function ChangedMarks({ decided: { version, changed } }: { decided: DecisionResult }) {
  return (
    <Notice kind="good">
      <b>{m.versionMade(version, inText(changed.length))}</b>{' '}
      {changed
        .slice(0, maxListed)
        .map(({ symbolNumber, before, after }) => `${symbolNumber}: ${marksOf(before)} → ${marksOf(after)}`)
        .join(', ')}
      {changed.length > maxListed && ` ${m.andMore(inText(changed.length - maxListed))}`}
    </Notice>
  );
}
