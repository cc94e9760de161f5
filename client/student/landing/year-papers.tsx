import { paperYears } from '#content/load/years.ts';
import { paths } from '#client/lib/paths.ts';
import { clearForExamStart } from '#client/lib/storage/browser-storage.ts';
import { Link } from '#client/ui/link.tsx';
import { NepaliYear } from './nepali-year.tsx';
import question from '#client/ui/question.module.css';
import timing from '#client/ui/timing-mark.module.css';
import styles from './year-papers.module.css';
import * as m from '#messages/landing.ts';

/** The practice papers of six years as the cells of a form. */
export function YearPapers() {
  return (
    <section className={question.question}>
      <header>
        <h2 className="h2">{m.papersByYear}</h2>
        <p className="small">{m.inEachPattern}</p>
      </header>
      <ul className={styles.years}>
        {paperYears.map((year) => (
          <li className="grid" key={year}>
            <Link
              className={`${styles.year} ${timing.marked}`}
              to={paths.yearQuiz.to({ year })}
              onClick={clearForExamStart}
            >
              <NepaliYear year={year} />
              <b>{m.yearQuestions(year)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
