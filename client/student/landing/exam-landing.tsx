import page from '#client/ui/page.module.css';
import button from '#client/ui/button.module.css';
import { clearForExamStart } from '#client/lib/storage/browser-storage.ts';
import { ContinueLink } from '#client/student/under-way/continue-link.tsx';
import { deferred } from '#client/ui/deferred.tsx';
import { Facts } from '#client/ui/facts.tsx';
import { Film } from '#client/ui/film.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { formats } from '#exam/practice/formats.ts';
import styles from './exam-landing.module.css';
import { landingLoops } from './landing-loops.ts';
import * as m from '#messages/landing.ts';
import * as names from '#messages/names.ts';

/** The examinations of one set out of several. */
export type SetFormat = 'science-exam' | 'management-exam';

const ComingExaminations = deferred(() =>
  import('#client/student/shell/coming-examinations.tsx').then((it) => it.ComingExaminations),
);

const programmes: Readonly<Record<SetFormat, string>> = {
  'science-exam': names.science,
  'management-exam': names.management,
};

/** The ready pattern from which a college makes an examination of the same name. */
const patterns: Readonly<Record<SetFormat, string>> = {
  'science-exam': 'plus-two-science',
  'management-exam': 'plus-two-management',
};

/** A description of the online examination, and Start Exam. */
export function ExamLanding({ format, start }: { format: SetFormat; start: string }) {
  const { paper, seconds } = formats[format];
  return (
    <div className={`${page.bleed} ${styles.stage}`}>
      <Sheet className={page.centred}>
        <h1 className="h1">{m.examinationOf(programmes[format])}</h1>
        <Facts
          facts={[
            { name: m.sets, value: paper.sets },
            { name: m.questions, value: paper.questions },
            { name: m.each, value: seconds, unit: m.secondsUnit },
          ]}
        />
        <p className="lead">{m.oneOfTheSets}</p>
        <div className="grid gap-12 mt-24">
          {/* A new attempt must not find data of an earlier one. */}
          <Link className={button.filled} to={start} onClick={clearForExamStart}>
            {m.startExam} <Icon name="arrow" size={22} weight={2.4} />
          </Link>
          <ContinueLink formats={[format]} />
        </div>
        <ComingExaminations pattern={patterns[format]} />
      </Sheet>
      <Film loop={landingLoops.light} dark={landingLoops.dark} className={styles.film} pausable />
    </div>
  );
}
