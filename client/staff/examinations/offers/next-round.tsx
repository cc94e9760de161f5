import { useState } from 'react';
import type { OffersAnswer } from '#contract/offers.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import { showToast } from '#client/ui/toast-store.ts';
import * as m from '#messages/staff-offers.ts';
import * as merit from '#messages/staff-merit.ts';
import { dayAt, momentOf, timeAt } from '#text/dates.ts';
import { inText } from '../../item/figures.ts';
import { BothCalendars } from '../../ui/both-calendars.tsx';
import field from '../../ui/field.module.css';
import { Notice } from '../../ui/notice.tsx';
import { TieForm } from '../merit/ties.tsx';
import { listName } from '../shared/standing.ts';
import { useExamination } from '../shared/use-examination.ts';
import { useOfferActs, type OfferTieDecision } from './use-offers.ts';

const hourMs = 60 * 60_000;

interface NextRoundProps {
  readonly offers: OffersAnswer;
  readonly onClose: () => void;
}

/** The next round before it begins: what it offers, the ties to decide, and its deadline. */
export function NextRound({ offers, onClose }: NextRoundProps) {
  const { code } = useExamination();
  const { next } = useOfferActs(code);
  const { rounds, rules, next: ahead } = offers;
  const round = rounds.length + 1;
  const usualEnd = Date.parse(offers.now) + (rules?.roundHours ?? 0) * hourMs;
  const [until, setUntil] = useState({ day: dayAt(usualEnd, timeZone), time: timeAt(usualEnd, timeZone) });
  const [decided, setDecided] = useState<readonly OfferTieDecision[]>([]);
  const untilMs = momentOf(until.day, until.time, timeZone);
  const isReady = untilMs !== undefined && (ahead.offers.length > 0 || decided.length > 0);
  const nameOf = (symbolNumber: string) =>
    ahead.ties.flatMap(({ among }) => among).find((each) => each.symbolNumber === symbolNumber)?.name ?? '';
  const start = () => {
    if (untilMs === undefined) return;
    next.mutate(
      { round, answerUntil: new Date(untilMs).toISOString(), decided },
      {
        onSuccess: () => {
          showToast(m.started(round));
          onClose();
        },
      },
    );
  };
  return (
    <section className={`${layout.soft} mt-16`} aria-labelledby="next-round">
      <h2 className="h2" id="next-round">
        {m.nextTitle(round)}
      </h2>
      {ahead.offers.length > 0 && (
        <>
          <p className="mt-8">{m.nextOffers(ahead.offers.length)}</p>
          <ul>
            {ahead.offers.map(({ symbolNumber, name, rank, list }) => (
              <li key={symbolNumber}>
                <b className="num">{symbolNumber}</b> {name}, {m.rank.toLocaleLowerCase()} {inText(rank)},{' '}
                {listName(list)}
              </li>
            ))}
          </ul>
        </>
      )}
      {ahead.offers.length === 0 && ahead.ties.length === 0 && <p className="mt-8">{m.nextNothing}</p>}
      {ahead.ties.length > 0 && <p className="mt-12">{m.nextTies}</p>}
      {ahead.ties.map(({ list, seats, among }) => {
        const decision = decided.find((each) => each.list === list);
        const others = decided.filter((each) => each.list !== list);
        if (decision)
          return (
            <div className="mt-12" key={list}>
              <h3>{merit.tieSettled(listName(list))}</h3>
              <p>
                {decision.admitted.map((symbolNumber) => `${symbolNumber} ${nameOf(symbolNumber)}`).join(', ')}:{' '}
                {decision.reason}
              </p>
              <Button kind="link" onClick={() => setDecided(others)}>
                {merit.decideAnew}
              </Button>
            </div>
          );
        return (
          <TieForm
            key={list}
            tie={{ list, seats, among: among.map(({ symbolNumber }) => symbolNumber) }}
            nameOf={nameOf}
            note={merit.tieNote(inText(among.length), inText(seats))}
            forGood={m.decidedBelow}
            busy={false}
            refused={undefined}
            onDecide={async (made) => setDecided([...others, { list, ...made }])}
            onLeft={undefined}
          />
        );
      })}
      <fieldset className={field.field}>
        <legend>{m.answerUntil}</legend>
        <BothCalendars
          day={until.day}
          time={until.time}
          onDay={(day) => setUntil({ ...until, day })}
          onTime={(time) => setUntil({ ...until, time })}
        />
      </fieldset>
      {next.error !== null && <Notice>{next.error.message}</Notice>}
      <p className="small mt-12">{m.startForGood}</p>
      <p className={`mt-8 ${layout.row}`}>
        <Button kind="filled" idle={!isReady || next.isPending} onClick={isReady ? start : undefined}>
          {m.startNow}
        </Button>
        <Button kind="link" onClick={onClose}>
          {m.cancel}
        </Button>
      </p>
    </section>
  );
}
