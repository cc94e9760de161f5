import { Icon } from '#client/ui/icon.tsx';
import { RegMarks } from '#client/ui/reg-marks.tsx';
import { BackLink } from './back-link.tsx';
import type { QuizUnit } from './unit-quiz.tsx';
import styles from './unit-quiz.module.css';

interface QuizStartProps {
  readonly unit: QuizUnit;
  readonly seconds: number;
  readonly back: { readonly to: string; readonly words: string };
  readonly onStart: () => void;
}

/** What awaits the student, and Start Quiz. */
export function QuizStart({ unit, seconds, back, onStart }: QuizStartProps) {
  return (
    <div className="center">
      <BackLink {...back} />
      <section className="sheet">
        <RegMarks />
        <h1 className="h1">Unit: {unit.name}</h1>
        <dl className="meta">
          <div>
            <dt>Questions</dt>
            <dd>{unit.questions.length}</dd>
          </div>
          <div>
            <dt>Time a question</dt>
            <dd>
              {seconds}
              <small> s</small>
            </dd>
          </div>
        </dl>
        <p className="lead">
          The answer shows as soon as you go on, then the next question follows. An unanswered question counts as none.
        </p>
        <p className={styles.go}>
          <button type="button" className="btn wide" onClick={onStart}>
            Start Quiz <Icon name="arrow" size={22} weight={2.4} />
          </button>
        </p>
      </section>
    </div>
  );
}
