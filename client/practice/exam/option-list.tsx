import type { MathMap } from '#content/math/math.ts';
import type { OptionView, View } from '#exam/practice/view.ts';
import { Bubble } from '#client/ui/bubble.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Pen } from './pen.tsx';
import { RichText } from './rich-text.tsx';
import '#client/styles/option.css';

interface OptionListProps {
  readonly view: View;
  readonly math: MathMap;
  /** The id of the element that holds the question's text. */
  readonly labelledBy: string;
  readonly onChoose: (option: string) => void;
}

/** From here on a text may need a phone's second line; the verdict then has a line of its own, kept from the start. */
const longText = 29;

/** The lettered options of a question: real radios, each row the label of one. */
export function OptionList({ view, math, labelledBy, onChoose }: OptionListProps) {
  const locked = view.phase !== 'answering';
  return (
    <fieldset className={locked ? 'opts locked' : 'opts'} aria-labelledby={labelledBy}>
      {view.options.map((option) => (
        <OptionRow
          key={option.letter}
          option={option}
          outcome={view.outcome}
          math={math}
          name={`question-${view.number}`}
          disabled={locked}
          onChoose={onChoose}
        />
      ))}
    </fieldset>
  );
}

interface OptionRowProps {
  readonly option: OptionView;
  readonly outcome: View['outcome'];
  readonly math: MathMap;
  readonly name: string;
  readonly disabled: boolean;
  readonly onChoose: (option: string) => void;
}

function OptionRow({ option, outcome, math, name, disabled, onChoose }: OptionRowProps) {
  const { letter, text, mark, chosen } = option;
  const tag = tagOf(option, outcome);
  return (
    <label className={['opt', tag && mark, text.length >= longText && 'long'].filter(Boolean).join(' ')}>
      <input
        type="radio"
        autoComplete="off"
        name={name}
        value={text}
        checked={chosen}
        disabled={disabled}
        onChange={() => onChoose(text)}
      />
      <Bubble letter={letter}>{tag && <Pen mark={tag.pen} />}</Bubble>
      <span className="vh">{letter}.</span>
      <span className="ot">
        <RichText text={text} math={math} />
      </span>
      {tag && (
        <span className="tag">
          <Icon name={tag.pen} size={16} weight={3} />
          {tag.words}
        </span>
      )}
    </label>
  );
}

function tagOf({ mark, chosen }: OptionView, outcome: View['outcome']) {
  if (mark === 'wrong') return { pen: 'cross', words: 'Your answer, incorrect' } as const;
  if (mark !== 'right') return null;
  return { pen: 'tick', words: chosen && outcome === 'right' ? 'Correct' : 'Correct answer' } as const;
}
