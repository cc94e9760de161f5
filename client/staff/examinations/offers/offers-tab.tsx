import { useState } from 'react';
import { apiBase, pathOf } from '#client/lib/api/call.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import layout from '#client/ui/layout.module.css';
import { examinationDuties } from '#contract/duty.ts';
import type { OffersAnswer } from '#contract/offers.ts';
import { prefix } from '#messages/language.ts';
import * as m from '#messages/staff-offers.ts';
import { useStaffSession } from '../../api/session.ts';
import { shortDay } from '../../lib/short-day.ts';
import { shortMoment } from '../../lib/short-moment.ts';
import { KeysBar } from '../../ui/keys-bar.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { useExamination } from '../shared/use-examination.ts';
import { BeginOffers } from './begin-offers.tsx';
import { NextRound } from './next-round.tsx';
import { OfferLists } from './offer-lists.tsx';
import { OffersTable } from './offers-table.tsx';
import { RemindAll } from './remind-all.tsx';
import { useOffers } from './use-offers.ts';
import { WhyNoOffer } from './why-no-offer.tsx';
import styles from './offers.module.css';

/** The offers of seats: their rounds, the seats by list, and the answers. */
export function Component() {
  const { code } = useExamination();
  const { data, error, isFetching, refetch } = useOffers(code);
  const { data: session } = useStaffSession();
  const mayBegin = examinationDuties.some((duty) => session?.duties.includes(duty));
  if (data === undefined && error === null) return <Waiting />;
  if (data === undefined)
    return (
      <Notice acts={<TryAgain busy={isFetching} onClick={() => void refetch()} />}>
        <b>{m.notLoaded}</b> {error?.message}
      </Notice>
    );
  if (!data.isPublished) return <Notice kind="calm">{m.notPublished}</Notice>;
  if (data.rules !== null) return <Rounds code={code} offers={data} mayBegin={mayBegin} />;
  return mayBegin ? <BeginOffers seats={data.next.offers.length} /> : <Notice kind="calm">{m.onlyExaminers}</Notice>;
}

interface RoundsProps {
  readonly code: string;
  readonly offers: OffersAnswer;
  /** Whether the person's duties open the rounds. */
  readonly mayBegin: boolean;
}

function Rounds({ code, offers, mayBegin }: RoundsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { rounds, lists, next } = offers;
  const sum = (of: 'seats' | 'taken' | 'open') => lists.reduce((total, list) => total + list[of], 0);
  const open = offers.offers.filter(({ state }) => state === 'offered');
  const number = rounds.length + 1;
  const hasNext = mayBegin && (next.offers.length > 0 || next.ties.length > 0);
  useKeys({ n: () => hasNext && setIsOpen(true), w: () => document.getElementById('why-number')?.focus() });
  return (
    <>
      <div className={styles.lead}>
        <div>
          <h2 className="h1">{m.headline(rounds.length, sum('taken'), sum('seats'))}</h2>
          <p>
            {open.length > 0 && next.at !== null
              ? m.waitUntil(open.length, shortMoment(next.at, timeZone))
              : m.allAnswered}
          </p>
        </div>
        <p className={layout.row}>
          <a className={button.outlined} href={`${prefix}/results/${code}`}>
            {m.signedLists}
          </a>
          {hasNext && (
            <Button kind="filled" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {m.next(number)}
            </Button>
          )}
        </p>
      </div>
      {isOpen && <NextRound offers={offers} onClose={() => setIsOpen(false)} />}
      <ol className={styles.rounds} aria-label={m.rounds}>
        {rounds.map(({ round, begunAt, offers: made, ...counts }) => (
          <li key={round} aria-current={round === rounds.length ? 'step' : undefined}>
            <b>{m.round(round)}</b>
            <small>{m.roundCounts(shortDay(begunAt), made, countsOf(counts))}</small>
          </li>
        ))}
        {next.at !== null && (
          <li className={styles.soon}>
            <b>{m.round(number)}</b>
            <small>{m.startsAt(shortMoment(next.at, timeZone))}</small>
          </li>
        )}
      </ol>
      <OfferLists offers={offers} />
      {open.length > 0 && (
        <OffersTable
          title={m.waiting}
          note={m.countByDeadline(open.length)}
          act={<RemindAll waiting={open} />}
          rows={open}
        />
      )}
      <WhyNoOffer />
      <OffersTable
        title={m.answered}
        note={
          <a
            className={button.link}
            href={apiBase + pathOf('GET /staff/examinations/:code/offers.csv', { code })}
            download
          >
            {m.asFile}
          </a>
        }
        rows={offers.offers.filter(({ state }) => state !== 'offered')}
      />
      <KeysBar keys={[...(hasNext ? [[['N'], m.keyNext] as const] : []), [['W'], m.keyWhy]]} />
    </>
  );
}

function countsOf({
  taken,
  left,
  runOut,
  open,
}: Pick<OffersAnswer['rounds'][number], 'taken' | 'left' | 'runOut' | 'open'>): string {
  return [
    taken > 0 && m.countTaken(taken),
    left > 0 && m.countLeft(left),
    runOut > 0 && m.countRunOut(runOut),
    open > 0 && m.countOpen(open),
  ]
    .filter(Boolean)
    .join(', ');
}
