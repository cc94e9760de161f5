import { timeZone } from '#client/lib/time/time-zone.ts';
import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import * as m from '#messages/hall.ts';
import { language } from '#messages/language.ts';
import { bikramIn, dayAt, dayIn } from '#text/dates.ts';
import { Figures, secondAt } from '#client/candidate/frame/clock-time.tsx';
import type { Attempt } from '#client/candidate/attempt/attempt-state.ts';
import { LeaveDevice } from '#client/candidate/frame/leave-device.tsx';
import { seatIn, titleIn } from '#client/candidate/frame/exam-ident.tsx';
import { HallIcon } from '#client/candidate/frame/hall-icon.tsx';
import type { Receipt } from './receipt.ts';
import hall from '#client/candidate/frame/hall.module.css';
import styles from './receipt.module.css';

interface ReceiptScreenProps {
  readonly receipt: Receipt;
  /** Undefined on a device without a session of the candidate. */
  readonly leave?: Attempt['leave'];
}

/** What a candidate takes along: a code that stands for every answer; and what comes next. */
export function ReceiptScreen({ receipt, leave }: ReceiptScreenProps) {
  const { code, title, candidate, answers, total, handedIn, endedAt, isTrial = false } = receipt;
  const signs = code.replace('-', '').split('');
  const day = dayAt(endedAt, timeZone);
  const bikram = bikramIn(language, day);
  return (
    <main id="main">
      <div className={styles.screen}>
        <div>
          <article className={styles.receipt} aria-labelledby="receipt">
            <p className="small">{titleIn(title)}</p>
            <h1 className="h1" id="receipt">
              {handedIn ? m.handedIn : m.timeUp}
            </h1>
            <p className="mt-8">{isTrial ? m.trialReceiptLead : m.receiptLead}</p>
            <div
              className={`${styles.code} mt-16`}
              role="img"
              aria-label={m.receiptCode(signs.join(' '))}
              data-code={code}
            >
              {signs.map((sign, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- signs repeat: their place is what tells them apart
                <span className={layout.centre} key={place} aria-hidden="true">
                  {sign}
                </span>
              ))}
            </div>
            <dl className={`${styles.facts} mt-16 hair-above`}>
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
                <dt>{handedIn ? m.handedIn : m.endedAt}</dt>
                <dd>
                  <span className="mono">
                    <Figures text={secondAt(endedAt)} />
                  </span>
                  <br />
                  <span className="small">{dayIn(language, day)}</span>
                  {language === 'en' && bikram !== undefined && (
                    <>
                      <br />
                      <span className="small">{bikram}</span>
                    </>
                  )}
                </dd>
              </div>
              {candidate.room !== null && (
                <div>
                  <dt>{m.room}</dt>
                  <dd>{seatIn(candidate)}</dd>
                </div>
              )}
            </dl>
          </article>
          <div className={`screen-only ${hall.beside}`}>
            <button type="button" className={button.filled} onClick={() => print()}>
              <HallIcon name="print" />
              {m.print}
            </button>
            <p className="small">{m.keptHere}</p>
          </div>
          {leave && <LeaveDevice leave={leave} />}
        </div>
        <section className={`screen-only ${hall.section} ${styles.next} mb-12`} aria-labelledby="next">
          <h2 className="h2" id="next">
            {m.comesNext}
          </h2>
          {isTrial ? (
            <p className="mt-8">{m.nothingNext}</p>
          ) : (
            <dl className={styles.steps}>
              {m.nextSteps.map(([when, what]) => (
                <div key={when}>
                  <dt>{when}</dt>
                  <dd className="ink-2">{what}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      </div>
    </main>
  );
}
