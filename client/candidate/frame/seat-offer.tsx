import { useEffect, useRef, useState } from 'react';
import type { OwnOffer } from '#contract/offers.ts';
import { apiErrorFrom } from '#client/lib/api/call.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { Bubble } from '#client/ui/bubble.tsx';
import { Button } from '#client/ui/button.tsx';
import row from '#client/ui/row-input.module.css';
import { language } from '#messages/language.ts';
import * as m from '#messages/offer.ts';
import { momentInBoth } from '#text/dates.ts';
import { titleIn } from './exam-ident.tsx';
import { listName, reasonSentence } from './offer-reason.ts';
import styles from './seat-offer.module.css';

type OfferAnswer = 'take' | 'leave';

interface SeatOfferProps {
  readonly own: OwnOffer;
  /** Sends an answer and shows what came of it. Throws an ApiError. */
  readonly answer: (list: string, answer: OfferAnswer) => Promise<void>;
}

const minuteMs = 60_000;

/** The offer of a seat with its two answers, each asked twice; or why there is none. */
export function SeatOffer({ own, answer }: SeatOfferProps) {
  const { offer } = own;
  const heading = useRef<HTMLHeadingElement>(null);
  const title = offer?.state === 'offered' ? m.offered : offer?.state === 'taken' ? m.taken : m.noOffer;
  return (
    <>
      <section className={styles.offer} aria-labelledby="seat-offer">
        <h2 className="h2" id="seat-offer" tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <Standing
          own={own}
          answer={async (list, said) => {
            await answer(list, said);
            // The pressed button is gone: reading goes on at what came of it.
            heading.current?.focus();
          }}
        />
      </section>
      {offer !== null && own.lastRank !== null && (
        <section className={styles.why}>
          <h2 className="h2">{m.whyThis}</h2>
          <p className="mt-8">{m.round(offer.round, own.lastRank)}</p>
          {own.waits.map(({ list, place }) => (
            <p key={list}>{m.stillWaits(listName(list), place)}</p>
          ))}
        </section>
      )}
    </>
  );
}

/** What the heading says, in full, and what a candidate can answer to it. */
function Standing({ own, answer }: SeatOfferProps) {
  const { offer, noOffer, rank } = own;
  if (offer?.state === 'offered')
    return (
      <>
        {rank !== null && <p className="mt-8">{m.listRank(listName(offer.list), rank)}</p>}
        <TimeLeft until={Date.parse(offer.answerUntil)} serverNow={Date.parse(own.now)} />
        <p className="small mt-12">{m.ifSilent}</p>
        <Answers own={own} list={offer.list} key="offered" answers={['take', 'leave']} answer={answer} />
      </>
    );
  if (offer?.state === 'taken')
    return (
      <>
        <p className="mt-8">{m.takenFor(listName(offer.list))}</p>
        {offer.movedFrom !== null && <p className="mt-8">{m.movedFrom(listName(offer.movedFrom))}</p>}
        {own.note !== null && <p className="mt-8">{titleIn(own.note)}</p>}
        <Answers own={own} list={offer.list} key="taken" answers={['leave']} answer={answer} />
      </>
    );
  if (noOffer === null) return null;
  return (
    <>
      <p className="small mt-12">{m.whyNone}</p>
      <p>{reasonSentence(noOffer)}</p>
    </>
  );
}

/** The time left, by the server's clock. It goes on once a minute. */
function TimeLeft({ until, serverNow }: { readonly until: number; readonly serverNow: number }) {
  const [ahead] = useState(() => serverNow - Date.now());
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + ahead), minuteMs);
    return () => clearInterval(timer);
  }, [ahead]);
  const minutes = Math.max(0, Math.ceil((until - now) / minuteMs));
  return (
    <p className={styles.time}>
      <b>{m.timeLeft(Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60)}</b>
      <span className="small">{m.until(momentInBoth(language, until, timeZone))}</span>
    </p>
  );
}

const words = {
  take: { way: m.take, title: m.takeTitle, sure: m.takeSure, now: m.takeNow },
  leave: { way: m.leave, title: m.leaveTitle, sure: m.leaveSure, now: m.leaveNow },
} as const;

interface AnswersProps extends SeatOfferProps {
  readonly list: string;
  readonly answers: readonly OfferAnswer[];
}

/** The buttons, then the second question: its bubble is darkened before its button works. */
function Answers({ own, list, answers, answer }: AnswersProps) {
  const [asked, setAsked] = useState<OfferAnswer | null>(null);
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const wasAsked = useRef<OfferAnswer | null>(null);
  useEffect(() => {
    // The pressed button is gone: the focus goes to what took its place.
    if (asked !== wasAsked.current) group.current?.querySelector<HTMLElement>('input, button')?.focus();
    wasAsked.current = asked;
  }, [asked]);
  const ask = (next: OfferAnswer | null) => {
    setAsked(next);
    setSure(false);
    setRefused(null);
  };
  const send = async (said: OfferAnswer) => {
    if (!sure || busy) return;
    setBusy(true);
    setRefused(null);
    try {
      await answer(list, said);
    } catch (error) {
      setRefused(apiErrorFrom(error).message);
    }
    setBusy(false);
  };
  if (asked === null)
    return (
      <div className={`screen-only ${styles.ways}`} ref={group}>
        {answers.map((each) => (
          <Button key={each} kind={each === 'take' ? 'filled' : 'outlined'} onClick={() => ask(each)}>
            {answers.length === 1 ? m.leaveAfterAll : words[each].way}
          </Button>
        ))}
      </div>
    );
  const { title, sure: declaration, now } = words[asked];
  return (
    <div className="screen-only mt-16" role="group" aria-label={title} ref={group}>
      <label className={styles.sure}>
        <input
          className={row.input}
          type="checkbox"
          autoComplete="off"
          checked={sure}
          onChange={({ target }) => setSure(target.checked)}
        />
        <Bubble letter="" />
        <span>
          {declaration} {asked === 'take' && own.note !== null && titleIn(own.note)}
        </span>
      </label>
      <p className="small mt-12">{m.darkenFirst}</p>
      <p className={styles.ways}>
        <Button kind="filled" idle={!sure || busy} onClick={() => void send(asked)}>
          {now}
        </Button>
        <Button kind="outlined" onClick={() => ask(null)}>
          {m.back}
        </Button>
      </p>
      <p role="alert">{refused}</p>
    </div>
  );
}
