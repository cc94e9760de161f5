import { useState, type ReactNode } from 'react';
import { paths } from '#client/lib/paths.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { Bubble } from '#client/ui/bubble.tsx';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import layout from '#client/ui/layout.module.css';
import timing from '#client/ui/timing-mark.module.css';
import { Link } from '#client/ui/link.tsx';
import { isStaffAddress } from '#contract/address.ts';
import type { AnswerOf } from '#contract/calls.ts';
import { closingMoment, takesApplications } from '#contract/notice-state.ts';
import { deskDuties, duties, examinationDuties, type Duty } from '#contract/duty.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-demo.ts';
import { momentIn } from '#text/dates.ts';
import { addressIn } from '#text/language.ts';
import { useStaffSession } from '../api/session.ts';
import { staffPaths } from '../lib/paths.ts';
import { QrCode } from '../second-factor/qr-code.tsx';
import { useApplications, useLastRound, useNotice, useObjections, useShown } from './guide.ts';
import styles from './demo.module.css';

type DemoGuide = AnswerOf<'GET /demo'>;
type Notice = AnswerOf<'GET /notices/:code'>;

/** A way in. */
interface DemoWay {
  readonly title: string;
  readonly note: ReactNode;
  /** What stands at the end: a figure, or a state. */
  readonly state: string | undefined;
  readonly to: string;
  /** The duties that open it. */
  readonly duties: readonly Duty[];
  /** What can be done beside. */
  readonly acts?: ReactNode;
}

/** The lettered ways in, with the figures of the moment. */
export function Ways({ guide }: { readonly guide: DemoGuide }) {
  const { card, applications, key, published, draft } = guide;
  const { data: session } = useStaffSession();
  const held = session?.duties ?? [];
  const running = useShown(guide.running);
  const next = useShown(card.examination);
  const notice = useNotice(applications);
  const counts = useApplications(applications);
  const objections = useObjections(key);
  const list = useShown(published);
  const round = useLastRound(published);
  const left = (to: string | undefined, now: string | undefined) =>
    Math.max(0, Math.round((Date.parse(to ?? '') - Date.parse(now ?? '')) / 60_000));
  const all = counts === undefined ? undefined : Object.entries(counts).reduce((sum, [of, n]) => sum + added(of, n), 0);
  const part = (code: string, name: string) => staffPaths.examinationPart.to({ code, part: name });
  const board = part(guide.running, 'day');
  const ways: readonly DemoWay[] = [
    {
      title: m.titles.run,
      note: running && m.runNote(running.counts.candidates, running.counts.rooms),
      state: running && m.runningLeft(left(running.endsAt, running.now), running.counts.notHeard),
      to: board,
      duties: deskDuties,
      acts: (
        <Link className={button.filled} to={board}>
          {m.openBoard}
        </Link>
      ),
    },
    {
      title: m.titles.sit,
      note: m.sitNote,
      state: next && m.startsIn(left(next.startsAt, next.now)),
      to: hallOf(card),
      duties,
      acts: <VisitorCard card={card} />,
    },
    {
      title: m.titles.apply,
      note: m.applyNote,
      state: notice && (takesApplications(notice.state) ? m.until(closeOf(notice)) : m.closed),
      to: paths.notice.to({ code: applications }),
      duties,
      acts: <Abroad to={paths.notice.to({ code: applications })}>{m.openNotice}</Abroad>,
    },
    {
      title: m.titles.applications,
      note: all !== undefined && m.applicationsNote(all),
      state: counts && m.wait(counts.waiting),
      to: part(applications, 'applications'),
      duties: deskDuties,
      acts: (
        <Link className={button.link} to={part(applications, 'payments')}>
          {m.openPayments}
        </Link>
      ),
    },
    {
      title: m.titles.key,
      note: m.keyNote,
      state: objections === undefined ? undefined : m.objections(objections),
      to: part(key, 'key'),
      duties: examinationDuties,
    },
    {
      title: m.titles.result,
      note: list && m.resultNote(list.counts.candidates),
      state: m.published,
      to: part(published, 'results'),
      duties: examinationDuties,
      acts: (
        <>
          <Link className={button.link} to={part(published, 'statistics')}>
            {m.openStatistics}
          </Link>
          <Abroad to={`/results/${published}`}>{m.openList}</Abroad>
        </>
      ),
    },
    {
      title: m.titles.offers,
      note: round && m.offersNote(round.round, round.open),
      state: round && m.until(momentIn(language, Date.parse(round.answerUntil), timeZone)),
      to: part(published, 'offers'),
      duties: deskDuties,
    },
    {
      title: m.titles.make,
      note: m.makeNote,
      state: m.draft,
      to: staffPaths.examination.to({ code: draft }),
      duties: examinationDuties,
    },
  ];
  return (
    <ol className={`${styles.ways} ink-above`}>
      {ways.map(({ title, note, state, to, duties: opening, acts }, place) => {
        // The letters stay: a visitor who comes as a clerk finds the same ways.
        if (!opening.some((duty) => held.includes(duty))) return null;
        const content = (
          <>
            <Bubble letter={'ABCDEFGH'.charAt(place)} />
            <span>
              <b>{title}</b>
              <small>{note}</small>
            </span>
            <span className={styles.state}>{state}</span>
          </>
        );
        return (
          <li key={title} aria-current={place === 0 ? 'step' : undefined}>
            {isStaffAddress(to) ? (
              <Link className={timing.marked} to={to}>
                {content}
              </Link>
            ) : (
              <a className={timing.marked} href={addressIn(language, to)} target="_blank" rel="noreferrer">
                {content}
              </a>
            )}
            {acts !== undefined && <div className={`${layout.row} ${styles.acts}`}>{acts}</div>}
          </li>
        );
      })}
    </ol>
  );
}

/** A link to a page of another program. */
function Abroad({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={button.link} href={addressIn(language, to)} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

function closeOf(notice: Notice): string {
  return momentIn(language, Date.parse(closingMoment(notice)), timeZone);
}

/** The desk counts what waits and what is clear among the others too. */
function added(of: string, count: number): number {
  return of === 'waiting' || of === 'clear' ? 0 : count;
}

/** The hall of the visitor's card. What stands after # fills in the numbers, and reaches no server. */
function hallOf({ examination, symbolNumber, pin }: DemoGuide['card']): string {
  return `/hall/${examination}#${symbolNumber}/${pin}`;
}

/** The visitor's admit card: a phone reads the address of the hall from it, with the numbers filled in. */
function VisitorCard({ card }: { readonly card: DemoGuide['card'] }) {
  const [isShown, setIsShown] = useState(false);
  const { symbolNumber, pin } = card;
  return (
    <>
      <Button kind="link" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
        {m.showCard}
      </Button>
      {isShown && (
        <div className={styles.card}>
          <QrCode text={location.origin + addressIn(language, hallOf(card))} />
          <dl>
            <dt>{m.symbolNumber}</dt>
            <dd className="mono">{symbolNumber}</dd>
            <dt>{m.pin}</dt>
            <dd className="mono">{pin}</dd>
          </dl>
          {/^(localhost|127\.|\[::1\])/.test(location.hostname) && <p className="small">{m.onlyHere}</p>}
        </div>
      )}
    </>
  );
}
