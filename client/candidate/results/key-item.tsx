import { Bubble } from '#client/ui/bubble.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { PenMark } from '#client/question/pen-mark.tsx';
import { ItemText } from '#client/question/item-text.tsx';
import * as m from '#messages/hall-result.ts';
import { keySentence, type KeyRow } from './key-rows.ts';
import { marksFigure } from '#text/marks.ts';
import { ObjectionForm } from './objection-form.tsx';
import type { OwnResult } from './load-own-result.ts';
import layout from '#client/ui/layout.module.css';
import hall from '#client/candidate/frame/hall.module.css';
import styles from './key-item.module.css';

type Math = Readonly<Record<string, string>>;
type Option = KeyRow['options'][number];

interface KeyItemProps {
  readonly row: KeyRow;
  readonly open: boolean;
  readonly toggle: () => void;
  readonly math: Math;
  readonly mayObject: boolean;
  readonly object: (objection: { place: number; reason: string; option?: string }) => Promise<OwnResult>;
}

const markOf = ({ chosen, right }: Option) => (right ? 'right' : chosen ? 'wrong' : undefined);

function KeyBubble({ option }: { option: Option }) {
  const mark = markOf(option);
  return (
    <Bubble letter={option.letter} dark={option.chosen} className={styles.bubble}>
      {mark && <PenMark mark={mark === 'right' ? 'tick' : 'cross'} />}
    </Bubble>
  );
}

/** One item as a row of bubbles. When opened, it shows the item with the reason for its key, and the form for an objection. */
export function KeyItem({ row, open, toggle, math, mayObject, object }: KeyItemProps) {
  const { number, place, options, item, marks, cancelled, explanation, decision, objection } = row;
  const chosen = options.find((option) => option.chosen)?.letter ?? null;
  const letters = options.filter(({ right }) => right).map(({ letter }) => letter);
  return (
    <>
      <button type="button" className={styles.row} aria-expanded={open} data-place={place} onClick={toggle}>
        <span className={hall.number}>{number}.</span>
        <span className="vh">{m.rowAnswer(chosen, letters.join(', '))}</span>
        <span className={styles.options}>
          {options.map((option) => (
            <span key={option.id} data-mark={markOf(option)}>
              <KeyBubble option={option} />
            </span>
          ))}
        </span>
        <span className={styles.marks}>
          {cancelled === 'dropped' ? '–' : marksFigure(marks)}
          <span className="vh"> {Math.abs(marks) === 1 ? m.markWord : m.marksWord}</span>
        </span>
        <span className={`${layout.centre} ${styles.fold}`}>
          <Icon name="chevron" size={20} />
        </span>
      </button>
      {open && (
        <div className={styles.item}>
          <p className={styles.stem} lang={item.language}>
            <ItemText text={item.stem} math={math} />
          </p>
          {item.figure && (
            <p>
              <img className={`${styles.figure} mt-8`} src={item.figure.source} alt={item.figure.alt} />
            </p>
          )}
          <ul className={`${styles.texts} mt-16 hair-above`}>
            {options.map((option) => (
              <li className={layout.row} key={option.id} data-mark={markOf(option)}>
                <KeyBubble option={option} />
                <span className="vh">{option.letter}. </span>
                <span className={styles.text} lang={item.language}>
                  <ItemText text={option.text} math={math} />
                </span>
                {markOf(option) && (
                  <span className={`${styles.verdict} inline-flex items-center`}>
                    <Icon name={option.right ? 'tick' : 'cross'} size={16} weight={3} />
                    {option.right ? (option.chosen ? m.yourAnswerRight : m.rightByKey) : m.yourAnswer}
                  </span>
                )}
              </li>
            ))}
          </ul>
          {cancelled && <p className={styles.said}>{keySentence(row, options)}</p>}
          {explanation !== null && (
            <div className={styles.why}>
              <h3 className="semibold text-16">{m.why}</h3>
              <p lang={item.language}>
                <ItemText text={explanation} math={math} />
              </p>
            </div>
          )}
          {objection && (
            <div className={`${styles.said} ${styles.objection}`}>
              <h3 className="semibold text-16">{m.ownObjection}</h3>
              <p className="anywhere pre-line">{objection.reason}</p>
              {objection.option !== null && (
                <p className="small anywhere pre-line">
                  {m.named(options.find(({ id }) => id === objection.option)?.letter ?? objection.option)}
                </p>
              )}
              {decision === null && <p className="small anywhere pre-line">{m.notDecided}</p>}
            </div>
          )}
          {decision && (
            <div className={styles.said}>
              <h3 className="semibold text-16">{m.decision(decision.version)}</h3>
              <p className="anywhere pre-line">{keySentence(row, options)}</p>
              <p className="anywhere pre-line">{decision.reason}</p>
            </div>
          )}
          {mayObject && objection === null && <ObjectionForm row={row} object={object} />}
        </div>
      )}
    </>
  );
}
