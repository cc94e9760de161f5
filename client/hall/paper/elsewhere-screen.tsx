import { Bubble } from '#client/ui/bubble.tsx';
import button from '#client/ui/button.module.css';
import { Sheet } from '#client/ui/sheet.tsx';
import * as m from '#messages/hall.ts';
import type { LogState, Stop } from './attempt-log.ts';
import type { AttemptRecord } from '../attempt-record.ts';
import type { OpenPaper } from '../attempt-state.ts';
import { Figures, secondAt } from '../clock-time.tsx';
import { HallIcon } from '../hall-icon.tsx';
import { shownLetter } from '../letters.ts';
import { placeIn } from '../waiting-screen.tsx';

interface ElsewhereScreenProps {
  readonly stopped: Extract<Stop, 'other-device' | 'other-tab'>;
  readonly log: LogState;
  readonly paper: OpenPaper;
  readonly candidate: AttemptRecord['candidate'];
  /** ms since 1970. */
  readonly startsAt: number;
  readonly goOnHere: () => void;
}

/** The paper goes on at another device or tab: where, what had not left this one, and how to come back. */
export function ElsewhereScreen({ stopped, log, paper, candidate, startsAt, goOnHere }: ElsewhereScreenProps) {
  const isTab = stopped === 'other-tab';
  const left = isTab ? [] : log.entries.slice(log.saved).filter(({ kind }) => kind === 'choose' || kind === 'clear');
  return (
    <main id="main">
      <div className="narrow">
        <Sheet className="sheet">
          {!isTab && <p className="small">{placeIn(candidate)}</p>}
          <h1 className="h1">{isTab ? m.otherTab : m.takenOver}</h1>
          <p className="lead">{isTab ? m.otherTabLead : m.takenOverLead}</p>
          {left.length > 0 && (
            <div className="kept3">
              <h2>{m.notLeft(left.length)}</h2>
              <p className="small">{m.notLeftNote}</p>
              <ul>
                {left.map(({ n, place = 0, option, at }) => {
                  const options = paper.order.options[place] ?? [];
                  return (
                    <li key={n}>
                      <span className="num">{paper.order.places.indexOf(place) + 1}.</span>
                      <span className="k4">
                        {options.map((id, letter) => (
                          <span key={id} className={id === option ? 'dark' : undefined}>
                            <Bubble letter={shownLetter(letter)} />
                          </span>
                        ))}
                      </span>
                      <span className="vh">
                        {option === undefined ? m.noAnswer : shownLetter(options.indexOf(option))}
                      </span>
                      <span className="mono">
                        <Figures text={secondAt(startsAt + at)} />
                      </span>
                    </li>
                  );
                })}
              </ul>
            </div>
          )}
          {!isTab && (
            <p className="not-you">
              <HallIcon name="alert" />
              {m.notYou}
            </p>
          )}
          <div className="two-b">
            <button type="button" className={button.outlined} onClick={goOnHere}>
              {m.goOnHere}
            </button>
          </div>
          {!isTab && <p className="small mt-8">{m.whenReleased}</p>}
        </Sheet>
      </div>
    </main>
  );
}
