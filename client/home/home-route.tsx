import page from '#client/ui/page.module.css';
import { Ridge } from '#client/ui/ridge.tsx';
import { Wordmark } from '#client/ui/wordmark.tsx';
import { ContinuePaper } from './continue-paper.tsx';
import { EntranceSubjects } from './entrance-subjects.tsx';
import { Levels } from './levels.tsx';
import { OnlineExaminations } from './online-examinations.tsx';
import styles from './home.module.css';
import { Preparations } from './preparations.tsx';

/** What Tayari offers at a glance, as four questions. The first and the last need the API, the rest stands without. */
export function Component() {
  return (
    <>
      <ContinuePaper />
      <section className={`${styles.hero} ${page.bleed}`}>
        <div className={styles.wordmark}>
          <Wordmark />
        </div>
        <div className={styles.words}>
          <h1 className="h1">Practise the paper before the paper.</h1>
          <p className="lead">Timed entrance tests, year papers and unit quizzes, answered the way the exam is.</p>
        </div>
        <Ridge />
      </section>
      <div className={page.column}>
        <Levels />
        <Preparations />
      </div>
      <OnlineExaminations />
      <div className={page.column}>
        <EntranceSubjects />
      </div>
    </>
  );
}
