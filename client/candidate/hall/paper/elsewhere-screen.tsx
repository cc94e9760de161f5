import { Bubble } from '#client/ui/bubble.tsx';
import button from '#client/ui/button.module.css';
import { Sheet } from '#client/ui/sheet.tsx';
import * as m from '#messages/hall.ts';
import type { ElsewhereScreenProps } from '#client/candidate/attempt/attempt-state.ts';
import { Figures, secondAt } from '#client/candidate/frame/clock-time.tsx';
import { seatIn } from '#client/candidate/frame/exam-ident.tsx';
import { HallIcon } from '#client/candidate/frame/hall-icon.tsx';
import { shownLetter } from '#client/candidate/frame/letters.ts';
import hall from '#client/candidate/frame/hall.module.css';
import styles from './elsewhere.module.css';

/** The paper goes on at another device or tab. It says where, what this one had not sent, and how to come back. */
export function ElsewhereScreen({ stopped, log, paper, candidate, startsAt, goOnHere }: ElsewhereScreenProps) {
  const isTab = stopped === 'other-tab';
  const left = isTab ? [] : log.entries.slice(log.saved).filter(({ kind }) => kind === 'choose' || kind === 'clear');
  return (
    <main id="main">
      <div className={hall.narrow}>
        <Sheet className={hall.sheet}>
          {!isTab && <p className="small">{seatIn(candidate)}</p>}
          <h1 className="h1">{isTab ? m.otherTab : m.takenOver}</h1>
          <p className="lead mt-8">{isTab ? m.otherTabLead : m.takenOverLead}</p>
          {left.length > 0 && (
            <div className={`${styles.unsent} mt-20`}>
              <h2>{m.notLeft(left.length)}</h2>
              <p className="small">{m.notLeftNote}</p>
              <ul className="mt-10">
                {left.map(({ n, place = 0, option, at }) => {
                  const options = paper.order.options[place] ?? [];
                  return (
                    <li key={n}>
                      <span className={hall.number}>{paper.order.places.indexOf(place) + 1}.</span>
                      <span className={`${styles.options} flex flex-wrap`}>
                        {options.map((id, letter) => (
                          <Bubble key={id} letter={shownLetter(letter)} dark={id === option} />
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
            <p className={`${styles.notYou} mt-16`}>
              <HallIcon name="alert" />
              {m.notYou}
            </p>
          )}
          <div className={hall.actions}>
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
