import { timeZone } from '#client/text/time-zone.ts';
import button from '#client/ui/button.module.css';
import * as m from '#messages/hall.ts';
import { language } from '#messages/language.ts';
import { dayAt, dayIn, timeAt } from '#text/dates.ts';
import { titleIn } from '../exam-ident.tsx';
import { HallIcon } from '../hall-icon.tsx';
import type { Receipt } from './receipt.ts';
import { placeIn } from '../waiting-screen.tsx';

/** What a candidate keeps: a code that stands for every answer. */
export function ReceiptScreen({ receipt }: { receipt: Receipt }) {
  const { code, title, candidate, answers, total, handedIn, endedAt } = receipt;
  const signs = code.replace('-', '').split('');
  return (
    <main id="main">
      <div className="narrow">
        <article className="rcpt" aria-labelledby="receipt">
          <p className="small">{titleIn(title)}</p>
          <h1 className="h1" id="receipt">
            {handedIn ? m.handedIn : m.timeUp}
          </h1>
          <p className="mt-8">{m.receiptLead}</p>
          <div className="code" role="img" aria-label={m.receiptCode(signs.join(' '))} data-code={code}>
            {signs.map((sign, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- signs repeat: their place is what tells them apart
              <span key={place} aria-hidden="true">
                {sign}
              </span>
            ))}
          </div>
          <dl className="kv">
            <div>
              <dt>{m.candidate}</dt>
              <dd>
                {candidate.name}, <span className="mono">{candidate.symbolNumber}</span>
              </dd>
            </div>
            <div>
              <dt>{m.answers}</dt>
              <dd>{m.answersOf(answers, total)}</dd>
            </div>
            <div>
              <dt>{m.endedAt}</dt>
              <dd>
                <span className="mono">
                  {timeAt(endedAt, timeZone)}:{String(Math.floor(endedAt / 1000) % 60).padStart(2, '0')}
                </span>
                <br />
                <span className="small">{dayIn(language, dayAt(endedAt, timeZone))}</span>
              </dd>
            </div>
            {candidate.room !== null && (
              <div>
                <dt>{m.room}</dt>
                <dd>{placeIn(candidate)}</dd>
              </div>
            )}
          </dl>
        </article>
        <div className="acts-r">
          <button type="button" className={button.filled} onClick={() => print()}>
            <HallIcon name="print" />
            {m.print}
          </button>
          <p className="small">{m.keptHere}</p>
        </div>
      </div>
    </main>
  );
}
