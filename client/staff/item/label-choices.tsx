import { difficulties } from '#exam/question.ts';
import * as m from '#messages/staff-item.ts';
import { BoxCell } from '../ui/box-cell.tsx';
import ruled from '../ui/ruled-box.module.css';
import styles from './label-choices.module.css';
import { nameOf, subjects } from './subjects.ts';

/** The labels for many items: nothing if a label stays, `none` if it goes. */
export interface LabelChoice {
  readonly subject: string;
  readonly topic: string;
  readonly language: string;
  readonly difficulty: string;
}

export const nothingChosen: LabelChoice = { subject: '', topic: '', language: '', difficulty: '' };

/** Means that a label goes. */
const none = 'none';

interface LabelChoicesProps {
  readonly chosen: LabelChoice;
  readonly onChoose: (chosen: LabelChoice) => void;
  /** The text without a choice. */
  readonly left: string;
  /** Whether a label can be removed. */
  readonly canClear?: boolean;
}

/** Subject, topic, language and difficulty for many items at once. */
export function LabelChoices({ chosen, onChoose, left, canClear = false }: LabelChoicesProps) {
  const topics = subjects.find(({ slug }) => slug === chosen.subject)?.topics ?? [];
  const clear = canClear && <option value={none}>{m.none}</option>;
  const cell = (name: keyof LabelChoice, title: string, options: React.ReactNode) => (
    <BoxCell title={title} isSet={chosen[name] !== ''}>
      <select
        value={chosen[name]}
        onChange={({ target: { value } }) => {
          // A topic is one of its subject's.
          const topic = name === 'subject' ? { topic: value === '' || !canClear ? '' : none } : {};
          onChoose({ ...chosen, ...topic, [name]: value });
        }}
      >
        <option value="">{left}</option>
        {options}
      </select>
    </BoxCell>
  );
  return (
    <span className={`${ruled.box} ${styles.choices} mt-16`}>
      {cell('subject', m.subject, [
        clear,
        ...subjects.map((each) => (
          <option key={each.slug} value={each.slug}>
            {nameOf(each)}
          </option>
        )),
      ])}
      {cell('topic', m.topic, [
        clear,
        ...topics.map((each) => (
          <option key={each.slug} value={each.slug}>
            {nameOf(each)}
          </option>
        )),
      ])}
      {cell(
        'language',
        m.languageOfItem,
        <>
          <option value="en">{m.english}</option>
          <option value="ne">{m.nepali}</option>
        </>,
      )}
      {cell('difficulty', m.difficulty, [
        clear,
        ...difficulties.map((level) => (
          <option key={level} value={level}>
            {level}
          </option>
        )),
      ])}
    </span>
  );
}

/** The choices, in the form of the calls. */
export function chosenLabels({ subject, topic, language, difficulty }: LabelChoice) {
  const spoken = (['en', 'ne'] as const).find((each) => each === language);
  return {
    ...(subject !== '' && { subject: subject === none ? null : subject }),
    ...(topic !== '' && { topic: topic === none ? null : topic }),
    ...(spoken && { language: spoken }),
    ...(difficulty !== '' && { difficulty: difficulty === none ? null : Number(difficulty) }),
  };
}
