import { useState } from 'react';
import type { MathMap } from '#content/load/loaded-bank.ts';
import { ItemText } from '#client/practice/exam/item-text.tsx';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-import.ts';
import { Letter } from '../bank/item-marks.tsx';
import { subjectName, topicName } from '../bank/subjects.ts';
import act from '../ui/act.module.css';
import type { FileQuestion } from './file-questions.ts';
import { partOf } from './file-strip.tsx';
import part from './found-tables.module.css';
import styles from './item-looks.module.css';

interface ItemLooksProps {
  readonly questions: readonly FileQuestion[];
  readonly math: MathMap;
  /** The import's id, which its pictures are found by. */
  readonly from: string;
}

/** So many more are shown at a press. */
const atOnce = 50;

/** Each item as it would look: its question, its options with the key darkened, why, and what it belongs to. */
export function ItemLooks({ questions, math, from }: ItemLooksProps) {
  const [shown, setShown] = useState(atOnce);
  const [onlyPictured, setOnlyPictured] = useState(false);
  const come = questions.filter(({ fate }) => fate === 'good' || fate === 'problem');
  const hasPictures = come.some((question) => question.come?.item.figure);
  const listed = onlyPictured ? come.filter((question) => question.come?.item.figure) : come;
  if (come.length === 0) return null;
  return (
    <section className={part.part} id={partOf.good} tabIndex={-1} aria-labelledby="looks">
      <header>
        <h2 className="h2" id="looks">
          {m.asTheyWouldLook(come.length)}
        </h2>
        <p>{m.looksNote}</p>
      </header>
      {hasPictures && (
        <label className={styles.only}>
          <input type="checkbox" checked={onlyPictured} onChange={() => setOnlyPictured(!onlyPictured)} />
          {m.onlyPictured}
        </label>
      )}
      <ol className={styles.looks}>
        {listed.slice(0, shown).map((question) => (
          <Look key={question.number} question={question} math={math} from={from} />
        ))}
      </ol>
      {listed.length > shown && (
        <button type="button" className={act.act} onClick={() => setShown(shown + atOnce)}>
          {m.showMore(Math.min(atOnce, listed.length - shown))}
        </button>
      )}
    </section>
  );
}

function Look({ question, math, from }: { question: FileQuestion; math: MathMap; from: string }) {
  if (question.come === undefined) return null;
  const { item, place } = question.come;
  const belongsTo = [
    ...(item.subject === null ? [] : [subjectName(item.subject)]),
    ...(item.topic === null ? [] : [topicName(item.topic)]),
  ];
  return (
    <li className={styles.look}>
      <span className={styles.number}>{question.number}</span>
      <div className={styles.item} lang={item.language}>
        <p className={styles.stem}>
          <ItemText text={item.stem} math={math} />
        </p>
        {item.figure !== null && (
          <img
            src={`/api/staff/import/${from}/figures/${place}`}
            alt={item.figure.alt === '' ? m.noWordsForPicture : item.figure.alt}
            loading="lazy"
          />
        )}
        <ul>
          {item.options.map(({ id, text }, nth) => (
            <li key={id}>
              <Letter place={nth} darkened={item.right.includes(id)} />
              {item.right.includes(id) && (
                <span className="vh" lang={language}>
                  {m.key}
                </span>
              )}
              <span>
                <ItemText text={text} math={math} />
              </span>
            </li>
          ))}
        </ul>
        {item.explanation !== '' && (
          <p className={styles.why}>
            <ItemText text={item.explanation} math={math} />
          </p>
        )}
      </div>
      <span className={styles.under}>{belongsTo.join(', ')}</span>
    </li>
  );
}
