import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Examination } from '#contract/examination.ts';
import { tieBreaksOf } from '#exam/marking/criteria.ts';
import * as m from '#messages/staff-merit.ts';
import { asciiDigits } from '#text/numbers.ts';
import ring from '#client/ui/ring.module.css';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import { staffCall } from '../../api/staff-call.ts';
import field from '../../ui/field.module.css';
import { CheckBox } from '../../ui/check-box.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useChanged } from '../shared/use-examination.ts';
import { inText, marksOf } from '../../item/figures.ts';
import { movesBetween } from '../shared/standing.ts';
import { tieBreakName } from '../shared/tie-break-name.ts';
import styles from './panels.module.css';
import { useMerit, type Merit } from '../shared/use-merit.ts';

type Rules = Pick<Examination, 'seats' | 'tieBreaks'>;

interface WhatIfProps {
  readonly examination: Examination;
  readonly merit: Merit;
}

const shownAtMost = 30;

/** Other seats and tie-breaks, which a person tries without saving them. Only this person sees the result. */
export function WhatIf({ examination, merit }: WhatIfProps) {
  const { code, seats, tieBreaks, sections, state } = examination;
  const id = useId();
  const changed = useChanged(code);
  const kept: Rules = { seats, tieBreaks };
  const [tried, setTried] = useState<Rules>(kept);
  const isTried = JSON.stringify(tried) !== JSON.stringify(kept);
  const rules = isTried ? JSON.stringify(tried) : undefined;
  const would = useMerit(code, rules);
  const keep = useMutation({
    mutationFn: () => staffCall('PUT /staff/examinations/:code', { params: { code }, body: { ...tried } }),
    onSuccess: changed,
  });
  const every = tieBreaksOf(sections.map(({ title }) => title));
  const setOpen = (open: number) => setTried({ ...tried, seats: { ...tried.seats, open } });
  const setGroup = (name: string, count: number) =>
    setTried({
      ...tried,
      seats: {
        ...tried.seats,
        groups: tried.seats.groups.map((group) => (group.name === name ? { ...group, seats: count } : group)),
      },
    });
  const moves = isTried && would.data ? movesBetween(merit, would.data) : [];
  const shown = (isTried && would.data) || merit;
  return (
    <section className={`${layout.soft} ${styles.panel}`} data-tried={isTried || undefined} aria-labelledby={`${id}-h`}>
      <h3 id={`${id}-h`}>{m.seatsHead}</h3>
      <p className="small">{m.whatIfNote}</p>
      <div className={`${styles.seats} mt-8`}>
        <SeatField name={m.openList} count={tried.seats.open} taken={shown.open} kept={seats.open} onChange={setOpen} />
        {tried.seats.groups.map(({ name, seats: count }) => (
          <SeatField
            key={name}
            name={name}
            count={count}
            taken={shown.groups.find((group) => group.name === name)?.candidates ?? []}
            kept={seats.groups.find((group) => group.name === name)?.seats ?? 0}
            onChange={(next) => setGroup(name, next)}
          />
        ))}
        <SeatField
          name={m.waitingEach}
          count={tried.seats.waiting}
          onChange={(waiting) => setTried({ ...tried, seats: { ...tried.seats, waiting } })}
        />
      </div>
      <div className={layout.line}>
        <CheckBox
          label={m.emptyToOpen}
          checked={tried.seats.emptyToOpen}
          onChange={() => setTried({ ...tried, seats: { ...tried.seats, emptyToOpen: !tried.seats.emptyToOpen } })}
        />
        <span aria-hidden="true">{m.emptyToOpen}</span>
      </div>
      <fieldset className={field.field}>
        <legend>{m.equalTotals}</legend>
        <ol>
          {tried.tieBreaks.map((by) => (
            <li key={by}>
              {tieBreakName(by)}{' '}
              <Button
                kind="link"
                aria-label={m.without(tieBreakName(by))}
                onClick={() => setTried({ ...tried, tieBreaks: tried.tieBreaks.filter((each) => each !== by) })}
              >
                {m.takeOut}
              </Button>
            </li>
          ))}
        </ol>
        <label className="vh" htmlFor={`${id}-more`}>
          {m.addCriterion}
        </label>
        <select
          id={`${id}-more`}
          className={field.input}
          value=""
          onChange={({ target }) =>
            setTried({ ...tried, tieBreaks: [...tried.tieBreaks, ...every.filter((by) => by === target.value)] })
          }
        >
          <option value="">{m.addCriterion}</option>
          {every
            .filter((by) => !tried.tieBreaks.includes(by))
            .map((by) => (
              <option key={by} value={by}>
                {tieBreakName(by)}
              </option>
            ))}
        </select>
      </fieldset>
      {isTried && (
        <div role="status">
          <p className="mt-8">
            <b>{m.whatIf(inText(moves.length))}</b> {m.onlyYou}
          </p>
          {would.error !== null && <Notice>{would.error.message}</Notice>}
          {would.data && would.data.ties.length > 0 && <p>{m.tiesWouldBe(inText(would.data.ties.length))}</p>}
          <ul className={`${styles.moves} mt-8`}>
            {moves.slice(0, shownAtMost).map(({ symbolNumber, name, before, after }) => (
              <li key={symbolNumber}>
                <b className="num">{symbolNumber}</b> {name}
                <small>
                  {before} → {after}
                </small>
              </li>
            ))}
          </ul>
          <p className={`${layout.row} mt-8`}>
            <Button onClick={() => setTried(kept)}>{m.backToKept}</Button>
            {state !== 'published' && (
              <Button kind="link" idle={keep.isPending} onClick={() => keep.mutate()}>
                {m.keepThese}
              </Button>
            )}
          </p>
          {keep.error !== null && <Notice>{keep.error.message}</Notice>}
        </div>
      )}
    </section>
  );
}

interface SeatFieldProps {
  readonly name: string;
  readonly count: number;
  readonly onChange: (count: number) => void;
  /** Who has a seat of the list, and how many seats are kept; not of waiting lists. */
  readonly taken?: Merit['open'];
  readonly kept?: number;
}

const bubblesAtMost = 60;
const most = 10_000;

/** How many seats are written; what is no figure is left out. */
function seatsIn(written: string): number {
  return Math.min(most, Number(asciiDigits(written).replace(/\D/g, '')));
}

/** How many seats a list has: a bubble each, filled where it is taken, marigold where it is only tried. */
function SeatField({ name, count, onChange, taken, kept = count }: SeatFieldProps) {
  const id = useId();
  const last = taken?.[taken.length - 1];
  return (
    <>
      <label htmlFor={id}>{name}</label>
      <span className={styles.steps}>
        <Button kind="bare" aria-label={m.oneLess(name)} disabled={count <= 0} onClick={() => onChange(count - 1)}>
          −
        </Button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={count}
          aria-describedby={taken && `${id}-taken`}
          onChange={({ target }) => onChange(seatsIn(target.value))}
        />
        <Button kind="bare" aria-label={m.oneMore(name)} disabled={count >= most} onClick={() => onChange(count + 1)}>
          +
        </Button>
      </span>
      {taken && (
        <p className={`${styles.taken} small`} id={`${id}-taken`}>
          {count <= bubblesAtMost && (
            <span className={`${layout.row} ${styles.bubbles}`} aria-hidden="true">
              {Array.from({ length: count }, (_, at) => (
                <i
                  key={at}
                  className={ring.ring}
                  data-taken={at < taken.length || undefined}
                  data-new={at >= kept || undefined}
                />
              ))}
            </span>
          )}
          {m.seatsTaken(inText(taken.length), inText(Math.max(count, taken.length)))}
          {last && ` ${m.lastMark(inText(marksOf(last.total)))}`}
        </p>
      )}
    </>
  );
}
