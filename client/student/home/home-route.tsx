import page from '#client/ui/page.module.css';
import { Ridge } from '#client/ui/ridge.tsx';
import { Wordmark } from '#client/ui/wordmark.tsx';
import { ContinuePaper } from './continue-paper.tsx';
import { EntranceSubjects } from './entrance-subjects.tsx';
import { Levels } from './levels.tsx';
import { OwnToday } from './own-today.tsx';
import { useChoice } from '#client/student/shell/choices.ts';
import { OnlineExaminations } from './online-examinations.tsx';
import styles from './home.module.css';
import { Preparations } from './preparations.tsx';
import { headline } from '#messages/headline.ts';
import * as m from '#messages/home.ts';

/** All that Tayari offers, as four questions. The first and the last need the API; the rest works without it. */
export function Component() {
  const hasGoal = useChoice('record') === 'goal';
  return (
    <>
      {hasGoal ? null : <ContinuePaper />}
      <section className={`${styles.hero} ${page.bleed}`}>
        <div className={styles.wordmark}>
          <Wordmark />
        </div>
        <div className={styles.words}>
          <h1 className="h1">{headline}</h1>
          <p className="lead">{m.lead}</p>
        </div>
        <Ridge />
      </section>
      <div className={page.column}>
        <OwnToday hasGoal={hasGoal} />
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
