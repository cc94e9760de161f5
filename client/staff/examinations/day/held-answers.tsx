import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HeldEntry, HeldEvidence } from '#contract/room.ts';
import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import { timeZone } from '#client/lib/time/time-zone.ts';
import * as m from '#messages/staff-day.ts';
import { staffCall } from '../../api/staff-call.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import { Notice } from '../../ui/notice.tsx';
import { clockOf } from '../../audit/log-time.ts';
import { TimelineLink } from '../shared/timeline-link.tsx';
import { examinationKey, useChanged } from '../shared/use-examination.ts';
import styles from './day-tab.module.css';
import { ReasonField } from './reason-field.tsx';

/** The entries of one device of a candidate, held for one reason. */
type HeldGroup = readonly [HeldEntry, ...HeldEntry[]];

/** Entries of one candidate, or all late answers. */
type HeldDecision = { readonly take: boolean } & (
  | { readonly held: HeldGroup }
  | { readonly all: { readonly answers: number; readonly candidates: number } }
);

const size = 200;

/**
 * What an examiner accepts or not: answers after their candidates' end, impossible entries, and entries held beside the log. The screen
 * hides the part if nothing waits.
 */
export function HeldAnswers({ code }: { code: string }) {
  const changed = useChanged(code);
  const [asked, setAsked] = useState<HeldDecision | null>(null);
  const { data } = useQuery({
    queryKey: examinationKey(code, 'held'),
    queryFn: ({ signal }) =>
      staffCall('GET /staff/examinations/:code/held', { params: { code }, query: { page: 1, size }, signal }),
  });
  const groups = groupsOf(data?.rows.filter(({ decision }) => decision === null) ?? []);
  if (data === undefined || groups.length === 0) return null;
  const evidence = new Map(data.evidence.map((each) => [each.symbolNumber, each]));
  const { lateOpen } = data.counts;
  return (
    <section className={`${styles.need} pt-10 ink-above`} aria-labelledby="held">
      <h2 className="h2" id="held">
        {m.held}
      </h2>
      <p>{m.heldNote}</p>
      {lateOpen.answers > 0 && (
        <article className="py-12 hair-below">
          <h3 className="anywhere">{m.lateOf(lateOpen.answers, lateOpen.candidates)}</h3>
          <p>{m.lateNote}</p>
          <div className={layout.row}>
            <Button kind="link" onClick={() => setAsked({ all: lateOpen, take: true })}>
              {m.takeAllLate}
            </Button>
            <Button kind="link" onClick={() => setAsked({ all: lateOpen, take: false })}>
              {m.leaveAllLate}
            </Button>
          </div>
        </article>
      )}
      {groups.map((held) => {
        const [{ symbolNumber, name, device, reason }] = held;
        const inTime = held.filter((entry) => entry.inTime).length;
        const known = evidence.get(symbolNumber);
        return (
          <article className="py-12 hair-below" key={`${symbolNumber}/${device}/${reason}`}>
            <h3 className="anywhere">
              {symbolNumber} {name}
            </h3>
            <p>
              {m.heldOf(held.length)}, {m.heldFor[reason]}; {m.heldInTime(inTime)}.{' '}
              <TimelineLink code={code} symbolNumber={symbolNumber} />
            </p>
            {(reason === 'late' || reason === 'implausible') && known && <Evidence held={held} known={known} />}
            <div className={layout.row}>
              <Button kind="link" onClick={() => setAsked({ held, take: true })}>
                {m.takeHeld}
              </Button>
              <Button kind="link" onClick={() => setAsked({ held, take: false })}>
                {m.leaveHeld}
              </Button>
            </div>
          </article>
        );
      })}
      {groups.length > 0 && data.total > size && <p>{m.heldMore}</p>}
      {asked && <Decide code={code} asked={asked} onDone={() => setAsked(null)} onDecided={changed} />}
    </section>
  );
}

interface EvidenceProps {
  readonly held: HeldGroup;
  readonly known: HeldEvidence;
}

/** When these were made and arrived, and the evidence about the contact with the candidate. */
function Evidence({ held, known: { dark, worked, ticks, outages, claims } }: EvidenceProps) {
  const time = (moment: string) => clockOf(moment, timeZone);
  const within = (moments: readonly string[]) => {
    const inOrder = [...moments].sort();
    return m.span(time(inOrder[0] ?? ''), time(inOrder[inOrder.length - 1] ?? ''));
  };
  const spans = (stretches: readonly { readonly from: string; readonly to: string | null }[]) =>
    stretches.map(({ from, to }) => m.span(time(from), to === null ? null : time(to))).join(', ');
  const lines = [
    m.madeAndCame(within(held.map(({ at }) => at)), within(held.map(({ receivedAt }) => receivedAt))),
    worked.length > 0 && m.silentButWorked(spans(worked)),
    dark.length > 0 && m.silentAndDark(spans(dark)),
    worked.length + dark.length === 0 && m.neverSilent,
    ticks.length > 0 && m.deviceRan(spans(ticks)),
    outages.length > 0 && m.roomOutages(spans(outages)),
    !claims && m.claimsNothing,
  ];
  return (
    <ul>
      {lines
        .filter((line) => line !== false)
        .map((line) => (
          <li key={line}>{line}</li>
        ))}
    </ul>
  );
}

function groupsOf(rows: readonly HeldEntry[]): readonly HeldGroup[] {
  const groups = new Map<string, [HeldEntry, ...HeldEntry[]]>();
  for (const row of rows) {
    const key = `${row.symbolNumber}/${row.device}/${row.reason}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

interface DecideProps {
  readonly code: string;
  readonly asked: HeldDecision;
  readonly onDone: () => void;
  readonly onDecided: () => unknown;
}

function Decide({ code, asked, onDone, onDecided }: DecideProps) {
  const { take } = asked;
  const [reason, setReason] = useState('');
  const decide = useMutation({
    mutationFn: () =>
      staffCall('POST /staff/examinations/:code/held', {
        params: { code },
        body: { ...whichOf(asked), take, reason: reason.trim() },
      }),
    onSuccess: () => {
      onDone();
      void onDecided();
    },
  });
  return (
    <Confirmation
      title={titleOf(asked)}
      below={m.heldBelow}
      no={m.decideLater}
      yes={take ? m.takeNow : m.leaveNow}
      busy={decide.isPending || reason.trim() === ''}
      onNo={onDone}
      onYes={() => decide.mutate()}
    >
      {decide.error && <Notice>{decide.error.message}</Notice>}
      <ReasonField value={reason} onChange={setReason} />
    </Confirmation>
  );
}

/** The subject of the decision, in the form of the call. */
function whichOf(asked: HeldDecision) {
  if ('all' in asked) return { all: 'late' as const };
  const [{ symbolNumber, device, reason }] = asked.held;
  return { symbolNumber, device, entries: asked.held.map(({ n }) => n), of: reason };
}

function titleOf(asked: HeldDecision): string {
  if ('all' in asked) {
    const { answers, candidates } = asked.all;
    return (asked.take ? m.takeAllLateOf : m.leaveAllLateOf)(answers, candidates);
  }
  const [{ symbolNumber }] = asked.held;
  return (asked.take ? m.takeHeldOf : m.leaveHeldOf)(asked.held.length, symbolNumber);
}
