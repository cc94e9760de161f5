import { renderSVG } from 'uqr';
import { apiBase, pathOf } from '#client/lib/api/call.ts';
import layout from '#client/ui/layout.module.css';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { RollNumber } from '#client/ui/roll-number.tsx';
import { Wordmark } from '#client/ui/wordmark.tsx';
import type { Examination } from '#contract/examination.ts';
import { prefix } from '#messages/language.ts';
import * as m from '#messages/staff-print.ts';
import { weekdays } from '#text/calendar-names.ts';
import { bikramIn, dayAt, dayIn, timeAt } from '#text/dates.ts';
import { useCollege } from '../../api/college.ts';
import type { PrintedCandidate } from '../shared/all-candidates.ts';
import { CollegeHead } from '../../ui/college-head.tsx';
import { TimeFigures } from '../../ui/time-figures.tsx';
import styles from './admit-cards-page.module.css';
import { isNamed, Signatory } from './paper-title.tsx';

interface AdmitCardProps {
  readonly examination: Examination;
  readonly candidate: PrintedCandidate;
  /** Undefined if it is not known any more. */
  readonly pin: string | undefined;
}

/** The photo of the application. */
function Photo({ code, candidate: { symbolNumber, name } }: { code: string; candidate: PrintedCandidate }) {
  const address = pathOf('GET /staff/examinations/:code/candidates/:symbolNumber/photo', { code, symbolNumber });
  return <img src={apiBase + address} alt={m.photoOf(name)} />;
}

/** What a candidate brings: name, place, time by both calendars, the numbers for the sign-in, and the address as a QR code. */
export function AdmitCard({ examination, candidate, pin }: AdmitCardProps) {
  const college = useCollege();
  const { code, title, startsAt, opensAt, minutes } = examination;
  const { name, symbolNumber, room, seat } = candidate;
  const start = Date.parse(startsAt);
  const isRoll = /^[1-9]\d{0,5}$/.test(symbolNumber);
  const day = dayAt(start, timeZone);
  const weekday = new Date(`${day}T00:00Z`).getUTCDay();
  const address = `${location.origin}${prefix}/hall/${code}`;
  return (
    <article className={styles.card} aria-label={m.cardOf(name)}>
      {isNamed(college) ? (
        <div className={styles.college}>
          <CollegeHead college={college} logoName={m.logoOfCollege} />
        </div>
      ) : (
        <header>
          <Wordmark />
        </header>
      )}
      <div className={styles.exam}>
        <h2 lang="en">{title.en}</h2>
        {title.ne !== undefined && <p lang="ne">{title.ne}</p>}
      </div>
      <div className={styles.body}>
        <div>
          <small>{m.candidate}</small>
          <b className={styles.name}>{name}</b>
          <dl>
            <div>
              <dt>{m.room}</dt>
              <dd>{room ?? '–'}</dd>
            </div>
            <div>
              <dt>{m.seat}</dt>
              <dd>{seat ?? '–'}</dd>
            </div>
          </dl>
          <small lang="en">{weekdays.en[weekday]}</small>
          <b lang="en">{dayIn('en', day)}</b>
          <p lang="ne">{[bikramIn('ne', day), weekdays.ne[weekday]].filter(Boolean).join(', ')}</p>
          <dl>
            <div>
              <dt>{m.beThere}</dt>
              <dd>
                <TimeFigures of={timeAt(Date.parse(opensAt), timeZone)} />
              </dd>
            </div>
            <div>
              <dt>{m.start}</dt>
              <dd>
                <TimeFigures of={timeAt(start, timeZone)} />
              </dd>
            </div>
            <div>
              <dt>{m.minutes}</dt>
              <dd>{minutes}</dd>
            </div>
          </dl>
        </div>
        <div className={styles.number}>
          <div className={`${layout.centre} ${styles.photo}`}>
            {candidate.hasPhoto ? <Photo code={code} candidate={candidate} /> : <small>{m.photo}</small>}
          </div>
          <small>{m.symbolNumber}</small>
          <span className={isRoll ? 'vh' : styles.symbol}>{symbolNumber}</span>
          {isRoll && <RollNumber value={Number(symbolNumber)} />}
        </div>
      </div>
      <div className={styles.signs}>
        <small>{m.signatureOfCandidate}</small>
        <small>
          <Signatory college={college} />
        </small>
      </div>
      <div className={styles.end}>
        <div>
          <small>{m.pin}</small>
          <b className={styles.pin}>{pin === undefined ? '' : `${pin.slice(0, 4)} ${pin.slice(4)}`}</b>
          <p>
            {m.pinNote} <b>{address.replace(/^https?:\/\//, '')}</b>
            {isNamed(college) && ' · Tayari'}
          </p>
        </div>
        {/* Made here from the address, with the values that the sign-in fills in by itself. It holds only rectangles. */}
        <div
          className={styles.qr}
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: renderSVG(`${address}#${symbolNumber}/`, { border: 0 }) }}
        />
      </div>
    </article>
  );
}
