import type { ReactNode } from 'react';
import { clearForExamStart } from '#client/storage/browser-storage.ts';
import { ContinueLink } from '#client/practice/exam/continue-link.tsx';
import { questionsInSet } from '#client/practice/exam/set-size.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import { RegMarks } from '#client/ui/reg-marks.tsx';
import { formats } from '#exam/practice/formats.ts';

/** The examinations of one set out of several. */
export type SetFormat = 'science-exam' | 'management-exam';

/** What awaits the student in an online examination, and Start Exam. */
export function ExamLanding({ format, start }: { format: SetFormat; start: string }) {
  const { title, paper, seconds } = formats[format];
  return (
    <div className="center">
      <section className="sheet">
        <RegMarks />
        <h1 className="h1">Entrance Examination of {title}</h1>
        <dl className="meta">
          <Fact name="Sets">{paper.sets}</Fact>
          <Fact name="Questions">{questionsInSet}</Fact>
          <Fact name="Each">
            {seconds}
            <small> s</small>
          </Fact>
        </dl>
        <p className="lead">
          You get one of the sets, by chance. Darken your answer and go on; when the time of a question is up, the next
          one follows by itself. There is no score.
        </p>
        <div className="grid gap-12 mt-24">
          {/* A new attempt never meets what an earlier one has left behind. */}
          <Link className="btn" to={start} onClick={clearForExamStart}>
            Start Exam <Icon name="arrow" size={22} weight={2.4} />
          </Link>
          <ContinueLink formats={[format]} />
        </div>
      </section>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
