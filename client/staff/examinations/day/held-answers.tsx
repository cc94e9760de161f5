import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HeldEntry } from '#contract/room.ts';
import * as m from '#messages/staff-day.ts';
import { staffCall } from '../../api/staff-call.ts';
import act from '../../ui/act.module.css';
import { Confirmation } from '../../ui/confirmation.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TimelineLink } from '../log/timeline-link.tsx';
import { examinationKey, useChanged } from '../use-examination.ts';
import styles from './day-tab.module.css';
import { ReasonField } from './reason-field.tsx';

/** What one device of a candidate held, for one reason. */
type Held = readonly [HeldEntry, ...HeldEntry[]];

interface Asked {
  readonly held: Held;
  readonly take: boolean;
}

const size = 200;

/** What came too late or from a device that was replaced: taken into the log, or left. Nothing is shown where nothing waits. */
export function HeldAnswers({ code }: { code: string }) {
  const changed = useChanged(code);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data } = useQuery({
    queryKey: examinationKey(code, 'held'),
    queryFn: ({ signal }) =>
      staffCall('GET /staff/examinations/:code/held', { params: { code }, query: { page: 1, size }, signal }),
  });
  const groups = groupsOf(data?.rows.filter(({ decision }) => decision === null) ?? []);
  if (groups.length === 0) return null;
  return (
    <section className={styles.need} aria-labelledby="held">
      <h2 className="h2" id="held">
        {m.held}
      </h2>
      <p>{m.heldNote}</p>
      {groups.map((held) => {
        const [{ symbolNumber, name, device, reason }] = held;
        const inTime = held.filter((entry) => entry.inTime).length;
        return (
          <article key={`${symbolNumber}/${device}/${reason}`}>
            <h3>
              {symbolNumber} {name}
            </h3>
            <p>
              {m.heldOf(held.length)}, {m.heldFor[reason]}; {m.heldInTime(inTime)}.{' '}
              <TimelineLink code={code} symbolNumber={symbolNumber} />
            </p>
            <div className={act.row}>
              <button type="button" className={act.act} onClick={() => setAsked({ held, take: true })}>
                {m.takeHeld}
              </button>
              <button type="button" className={act.act} onClick={() => setAsked({ held, take: false })}>
                {m.leaveHeld}
              </button>
            </div>
          </article>
        );
      })}
      {(data?.total ?? 0) > size && <p>{m.heldMore}</p>}
      {asked && <Decide code={code} asked={asked} onDone={() => setAsked(null)} onDecided={changed} />}
    </section>
  );
}

function groupsOf(rows: readonly HeldEntry[]): readonly Held[] {
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
  readonly asked: Asked;
  readonly onDone: () => void;
  readonly onDecided: () => unknown;
}

function Decide({ code, asked: { held, take }, onDone, onDecided }: DecideProps) {
  const [reason, setReason] = useState('');
  const [{ symbolNumber, device }] = held;
  const decide = useMutation({
    mutationFn: () =>
      staffCall('POST /staff/examinations/:code/held', {
        params: { code },
        body: { symbolNumber, device, entries: held.map(({ n }) => n), take, reason: reason.trim() },
      }),
    onSuccess: () => {
      onDone();
      void onDecided();
    },
  });
  return (
    <Confirmation
      title={(take ? m.takeHeldOf : m.leaveHeldOf)(held.length, symbolNumber)}
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
