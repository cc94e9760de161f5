import type { MathMap } from '#content/load/loaded-bank.ts';
import type { PracticeItem } from '#exam/item.ts';
import type { OptionView, View } from '#exam/practice/view.ts';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { Bubble } from '#client/ui/bubble.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { PenMark } from '#client/question/pen-mark.tsx';
import { RichText } from '#client/question/rich-text.tsx';
import layout from '#client/ui/layout.module.css';
import styles from './option-list.module.css';
import verdictStyles from '#client/question/verdict.module.css';
import * as m from '#messages/exam.ts';
import { ofQuestions } from '#messages/language.ts';
import row from '#client/ui/row-input.module.css';
import timing from '#client/ui/timing-mark.module.css';

interface OptionListProps {
  readonly view: View;
  /** The view of the frame before. The frame of a reveal has only its verdicts; the pen's strokes and the lock come with the next one. */
  readonly late?: View;
  readonly math: MathMap;
  /** The id of the element that holds the question's text. */
  readonly labelledBy: string;
  /** The same function at each drawing: a row is drawn again only when it looks different. */
  readonly onChoose: (option: string) => void;
}

/** From this length on, a text may need a phone's second line. The verdict then has its own line. */
const longTextLength = 29;

/**
 * The lettered options of a question: real radios, each with its row as its label. In the frame of a press the browser checks the radio by
 * itself, which shows in its row. The pencil begins in the next frame, when React hears of it. React does not hold the state of a radio; it
 * is set after each drawing.
 */
export function OptionList({ view, late = view, math, labelledBy, onChoose }: OptionListProps) {
  const options = useRef<HTMLFieldSetElement>(null);
  const [first] = useState(view);
  useLayoutEffect(() => {
    options.current?.querySelectorAll('input').forEach((radio, place) => {
      const chosen = view.options[place]?.chosen === true;
      // A radio that was darkened before the program was there stays so (use-exam.ts).
      if (chosen || view !== first) radio.checked = chosen;
    });
  }, [view, first]);
  const settled = (late.number === view.number ? late : view).phase !== 'answering';
  return (
    <fieldset ref={options} className={styles.options} aria-labelledby={labelledBy} disabled={settled}>
      {view.options.map((option) => (
        <OptionRow
          key={option.letter}
          letter={option.letter}
          text={option.text}
          pen={penOf(option)}
          inked={settled && penOf(option) !== undefined}
          dark={view === first ? undefined : option.chosen}
          verdict={verdictOf(option, view.outcome)}
          language={view.item.language}
          math={math}
          name={`question-${view.number}`}
          onChoose={onChoose}
        />
      ))}
    </fieldset>
  );
}

type Pen = 'right' | 'wrong' | undefined;

interface OptionRowProps {
  readonly letter: string;
  readonly text: string;
  /** The examiner's mark: none for most. An unchanged row isn't rendered again. */
  readonly pen: Pen;
  readonly inked: boolean;
  /** Undefined at first: a radio may have been darkened before the program was there. */
  readonly dark: boolean | undefined;
  readonly verdict: string | null;
  readonly language: PracticeItem['language'];
  readonly math: MathMap;
  readonly name: string;
  readonly onChoose: (option: string) => void;
}

const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { letter, text, pen, inked, dark, verdict, language, math, name, onChoose } = props;
  const stroke = pen === 'right' ? 'tick' : 'cross';
  return (
    <label
      className={`${layout.row} ${styles.option}`}
      data-mark={pen}
      data-long={text.length >= longTextLength || undefined}
    >
      <input
        className={`${row.input} ${timing.marked}`}
        type="radio"
        autoComplete="off"
        name={name}
        value={text}
        onChange={() => onChoose(text)}
      />
      <Bubble letter={letter} dark={dark} className={styles.bubble}>
        {inked && <PenMark mark={stroke} />}
      </Bubble>
      <span className="vh">{letter}.</span>
      <span className={styles.text} lang={language ?? ofQuestions}>
        <RichText text={text} math={math} />
      </span>
      {verdict !== null && (
        <span className={`${layout.line} ${styles.verdict} ${verdictStyles.verdict}`}>
          <Icon name={stroke} size={16} weight={3} />
          {verdict}
        </span>
      )}
    </label>
  );
});

function penOf({ mark }: OptionView): Pen {
  return mark === 'right' || mark === 'wrong' ? mark : undefined;
}

/** The examiner's words for an option; null for an option without a mark. */
function verdictOf({ mark, chosen }: OptionView, outcome: View['outcome']): string | null {
  if (mark === 'wrong') return m.yourAnswerIncorrect;
  if (mark !== 'right') return null;
  return chosen && outcome === 'right' ? m.correct : m.correctAnswer;
}
