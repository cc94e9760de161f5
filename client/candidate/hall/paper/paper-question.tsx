import { memo, useRef, type CSSProperties } from 'react';
import { Bubble } from '#client/ui/bubble.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { showModal } from '#client/ui/modal.ts';
import { ItemText } from '#client/question/item-text.tsx';
import type { SealedPaper } from '#contract/sealed-text.ts';
import type { OptionView, SittingView } from '#exam/sitting/view.ts';
import * as m from '#messages/hall.ts';
import { marksFigure } from '#text/marks.ts';
import { HallIcon } from '#client/candidate/frame/hall-icon.tsx';
import { shownLetter } from '#client/candidate/frame/letters.ts';
import layout from '#client/ui/layout.module.css';
import hall from '#client/candidate/frame/hall.module.css';
import styles from './paper-question.module.css';
import row from '#client/ui/row-input.module.css';
import timing from '#client/ui/timing-mark.module.css';

interface PaperQuestionProps {
  readonly view: SittingView;
  readonly text: SealedPaper;
  readonly size: number;
  readonly choose: (option: string) => void;
  readonly strike: (option: string) => void;
  readonly flag: () => void;
  readonly clear: () => void;
}

const marksOf = (hundredths: number) => marksFigure(hundredths / 100);

/** The question on screen: its text, its options, the flag, and the button that clears an answer. */
export function PaperQuestion({ view, text, size, choose, strike, flag, clear }: PaperQuestionProps) {
  const { item } = view;
  const section = text.sections[item.section];
  const style = { '--item': size } as CSSProperties;
  return (
    <article className={styles.item} aria-labelledby="stem" style={style}>
      <header className={`${layout.line} ${styles.head}`}>
        <h1 aria-label={m.questionNumber(item.number)}>{item.number}.</h1>
        <p className="small">
          {section && m.markedAs(marksOf(section.marks), section.penalty === 0 ? null : marksOf(section.penalty))}
        </p>
        <button
          type="button"
          className={`${styles.flag} inline-flex items-center`}
          aria-pressed={item.flagged}
          onClick={flag}
        >
          <HallIcon name="flag" filled={item.flagged} />
          {item.flagged ? m.flagged : m.flag}
        </button>
      </header>
      <div className={item.figure ? styles.withFigure : undefined}>
        <p className={styles.stem} id="stem" lang={item.language}>
          <ItemText text={item.stem} math={text.math} />
        </p>
        {item.figure && <Figure key={item.place} source={item.figure.source} alt={item.figure.alt} />}
      </div>
      <fieldset className={styles.options} aria-labelledby="stem">
        {item.options.map((option, place) => (
          <OptionRow
            key={`${item.place}${option.id}`}
            {...option}
            letter={shownLetter(place)}
            language={item.language}
            name={`question-${item.place}`}
            math={text.math}
            choose={choose}
            strike={strike}
          />
        ))}
      </fieldset>
      {item.options.some(({ chosen }) => chosen) && (
        <button type="button" className={`${hall.text} ${styles.clear}`} onClick={clear}>
          <HallIcon name="eraser" size={20} />
          {m.clear}
        </button>
      )}
    </article>
  );
}

interface OptionRowProps extends OptionView {
  readonly language: string;
  readonly name: string;
  readonly math: SealedPaper['math'];
  readonly choose: (option: string) => void;
  readonly strike: (option: string) => void;
}

const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { id, letter, text, chosen, struck, language, name, math, choose, strike } = props;
  const formula = /^\$[^$]+\$$/.test(text.trim());
  return (
    <div className={struck ? `${styles.row} ${styles.out}` : styles.row}>
      <label className={styles.option}>
        <input
          className={`${row.input} ${timing.marked}`}
          type="radio"
          name={name}
          checked={chosen}
          autoComplete="off"
          onChange={() => choose(id)}
        />
        <Bubble letter={letter} />
        <span className="vh">{letter}. </span>
        <span className={formula ? `${styles.text} ${styles.formula}` : styles.text} lang={language}>
          <ItemText text={text} math={math} />
        </span>
      </label>
      <button
        type="button"
        className={`${hall.icon} ${styles.strike}`}
        aria-pressed={struck}
        aria-label={m.strikeOut(letter)}
        onClick={() => strike(id)}
      >
        <HallIcon name="strike" />
      </button>
    </div>
  );
});

/** A scan has a white background, also in the dark theme. */
function Figure({ source, alt }: { source: string; alt: string }) {
  const large = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className={styles.figure}
        aria-label={m.enlarge}
        onClick={() => large.current && showModal(large.current)}
      >
        <img src={source} alt={alt} />
        <span className={layout.centre}>
          <HallIcon name="enlarge" />
        </span>
      </button>
      <dialog ref={large} className={styles.large} aria-label={alt}>
        <form method="dialog">
          <button type="submit" className={hall.icon} aria-label={m.close} onClick={() => large.current?.close()}>
            <Icon name="cross" />
          </button>
        </form>
        <img src={source} alt={alt} />
      </dialog>
    </>
  );
}
