import { timeZone } from '#client/lib/time/time-zone.ts';
import { PenMark } from '#client/question/pen-mark.tsx';
import { Bubble } from '#client/ui/bubble.tsx';
import * as m from '#messages/hall.ts';
import { language } from '#messages/language.ts';
import { timeAt } from '#text/dates.ts';
import { marksFigure } from '#text/marks.ts';
import type { Attempt, AttemptState } from '#client/candidate/attempt/attempt-state.ts';
import type { AttemptRecord } from '#client/candidate/attempt/attempt-record.ts';
import { countdownText, Figures } from '#client/candidate/frame/clock-time.tsx';
import { seatIn, titleIn } from '#client/candidate/frame/exam-ident.tsx';
import { HallIcon } from '#client/candidate/frame/hall-icon.tsx';
import { QuietHead } from '#client/candidate/frame/hall-head.tsx';
import { LeaveDevice } from '#client/candidate/frame/leave-device.tsx';
import { SectionsTable } from '#client/candidate/frame/sections-table.tsx';
import { useNow } from '#client/candidate/frame/use-now.ts';
import hall from '#client/candidate/frame/hall.module.css';
import styles from './waiting.module.css';

interface WaitingScreenProps {
  readonly record: AttemptRecord;
  readonly state: AttemptState;
  readonly now: () => number;
  readonly leave: Attempt['leave'];
}

/** The blocks of the headline fill over the 45 minutes in which candidates can sign in. */
const drawnOverMs = 45 * 60_000;

/** The time to the start by the hall's clock, and the rules. There is no button: the paper opens by itself. */
export function WaitingScreen({ record, state, now, leave }: WaitingScreenProps) {
  const { examination, candidate } = record;
  const startsAt = Date.parse(examination.startsAt);
  const left = startsAt - useNow(now);
  const instructions = examination.instructions;
  return (
    <>
      <QuietHead
        who={candidate}
        minutes={examination.minutes}
        left={Math.min(1, Math.max(0, 1 - Math.max(0, left) / drawnOverMs))}
      />
      <main id="main">
        <section className={styles.hold} aria-labelledby="waiting">
          <div className={styles.inner}>
            <h1 id="waiting">{titleIn(examination.title)}</h1>
            <div className={styles.clock}>
              {left > 0 ? (
                <>
                  <p className="small">{m.paperOpensAt(timeAt(startsAt, timeZone))}</p>
                  <span className={styles.left} role="timer" aria-live="off">
                    <Figures text={countdownText(left)} />
                  </span>
                  <p className="small">{m.opensByItself}</p>
                </>
              ) : (
                <p className={styles.beginning} role="status">
                  {beginning(state, startsAt)}
                </p>
              )}
            </div>
            <ul>
              <li>
                <HallIcon name={state.sealedHere ? 'saved' : 'sending'} />
                <span>{state.sealedHere ? m.paperHere : m.paperComing}</span>
                {examination.paper !== null && examination.paper.bytes > 0 && (
                  <span className={styles.fact}>{m.kilobytes(Math.ceil(examination.paper.bytes / 1000))}</span>
                )}
              </li>
              <li>
                <HallIcon name={examination.presenceNeeded && !candidate.present ? 'ring' : 'saved'} />
                <span>{presenceOf(record)}</span>
                <span className={styles.fact}>{seatIn(candidate)}</span>
              </li>
            </ul>
          </div>
        </section>
        <div className={styles.parts}>
          <div>
            <Marking sections={examination.sections} />
            <section className={hall.section}>
              <h2 className="h2">{m.before}</h2>
              <ol className={styles.steps}>
                {[
                  m.stepSaves,
                  m.stepOffline,
                  examination.timing === 'whole' ? m.stepFree : m.stepForward,
                  m.stepLeaving,
                  m.stepEnd,
                ].map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </section>
          </div>
          <div>
            {instructions && (
              <section className={hall.section}>
                <h2 className="h2">{m.instructions}</h2>
                <p className={`${hall.lines} py-8`}>{titleIn(instructions)}</p>
              </section>
            )}
            <section className={hall.section}>
              <h2 className="h2">{m.thePaper}</h2>
              <SectionsTable
                sections={examination.sections}
                foot={m.minutesAndEnd(examination.minutes + candidate.extraMinutes, timeAt(record.endsAt, timeZone))}
              />
            </section>
            {leave && <LeaveDevice leave={leave} />}
          </div>
        </div>
      </main>
    </>
  );
}

/** Whether staff confirmed the candidate's presence; if the examination doesn't ask for that, the candidate's name. */
function presenceOf({ examination, candidate }: AttemptRecord): string {
  if (!examination.presenceNeeded) return candidate.name;
  return candidate.present ? m.present : m.notPresent;
}

/** The message from the start on, until the paper is there. */
function beginning({ problem }: AttemptState, startsAt: number): string {
  if (problem?.code === 'time-over') return m.tooLate;
  if (problem?.code === 'not-allowed') return m.waitsForPresence;
  if (problem?.code === 'unreachable') return m.waitsForConnection;
  return `${m.startedAt(timeAt(startsAt, timeZone))} ${m.opensNow}`;
}

type Sections = AttemptRecord['examination']['sections'];

/** What an answer counts: one row, or one for each section if they differ. */
function Marking({ sections }: { sections: Sections }) {
  const kinds = new Set(sections.map(({ marks, penalty }) => `${marks}/${penalty}`));
  const rows = kinds.size === 1 ? sections.slice(0, 1) : sections;
  return (
    <section className={hall.section}>
      <h2 className="h2">{m.marking}</h2>
      {rows.map(({ title, marks, penalty }) => (
        <div key={title}>
          {rows.length > 1 && <p className="small pt-10">{m.inSection(title)}</p>}
          <ul className={styles.marks}>
            <Mark value={`+${marksFigure(marks)}`} name={m.right} mark="right" />
            <Mark value={penalty === 0 ? '0' : marksFigure(-penalty)} name={m.wrongAnswer} mark="wrong" />
            <Mark value="0" name={m.noAnswer} />
          </ul>
        </div>
      ))}
    </section>
  );
}

/** The examiner's mark for an answer, and what it counts; without a mark, for no answer. */
function Mark({ value, name, mark }: { value: string; name: string; mark?: 'right' | 'wrong' }) {
  return (
    <li>
      <span data-mark={mark}>
        <Bubble letter={language === 'ne' ? 'ख' : 'B'} dark={mark !== undefined}>
          {mark && <PenMark mark={mark === 'right' ? 'tick' : 'cross'} />}
        </Bubble>
      </span>
      <b>
        <Figures text={value} />
      </b>
      <small>{name}</small>
    </li>
  );
}
