import { useState } from 'react';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-items.ts';
import { numberIn } from '#text/numbers.ts';
import { Confirmation } from '../ui/confirmation.tsx';
import { chosenLabels, LabelChoices, nothingChosen } from '../item/label-choices.tsx';
import { useLabels } from './use-labels.ts';

interface LabelPickedProps {
  /** The ids of the items. */
  readonly picked: readonly string[];
  readonly onDone: () => void;
}

/** Sets subject, topic, language and difficulty of all selected items. The message about it has a button that undoes it. */
export function LabelPicked({ picked, onDone }: LabelPickedProps) {
  const [chosen, setChosen] = useState(nothingChosen);
  const send = useLabels({
    done: (count) => m.labelsSet(...count),
    undone: (count) => m.labelsTakenBack(...count),
    onDone,
  });
  const labels = chosenLabels(chosen);
  return (
    <Confirmation
      title={m.setLabelsTitle(picked.length, numberIn(language, picked.length))}
      below={m.canBeUndone}
      no={m.notNow}
      yes={m.setTheLabels}
      busy={send.isPending || Object.keys(labels).length === 0}
      onNo={onDone}
      onYes={() => send.mutate([{ items: [...picked], ...labels }])}
    >
      {m.addTagNote}
      <LabelChoices chosen={chosen} onChoose={setChosen} left={m.leftAsItIs} canClear />
    </Confirmation>
  );
}
