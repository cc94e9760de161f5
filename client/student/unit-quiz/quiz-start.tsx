import page from '#client/ui/page.module.css';
import button from '#client/ui/button.module.css';
import { Facts } from '#client/ui/facts.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Breadcrumbs } from '#client/student/shell/breadcrumbs.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import type { QuizUnit } from './quiz-unit.ts';
import { goOn } from '#messages/parts.ts';
import * as m from '#messages/units.ts';

interface QuizStartProps {
  readonly unit: QuizUnit;
  readonly seconds: number;
  readonly onStart: () => void;
  /** Set if an earlier game of it has not ended. */
  readonly onContinue: (() => void) | null;
}

export function QuizStart({ unit, seconds, onStart, onContinue }: QuizStartProps) {
  return (
    <div className={page.centred}>
      <Breadcrumbs between={unit.trail} here={unit.name} />
      <Sheet>
        <h1 className="h1">{m.unit(unit.name)}</h1>
        <Facts
          facts={[
            { name: m.questions, value: unit.questions.length },
            { name: m.timeEach, value: seconds, unit: m.secondsUnit },
          ]}
        />
        <p className="lead">{m.unansweredIsNone}</p>
        <p className="mt-24">
          <button type="button" className={`${button.filled} ${button.wide}`} onClick={onStart}>
            {m.startQuiz} <Icon name="arrow" size={22} weight={2.4} />
          </button>
          {onContinue && (
            <button type="button" className={`${button.outlined} ${button.wide}`} onClick={onContinue}>
              {goOn}
            </button>
          )}
        </p>
      </Sheet>
    </div>
  );
}
