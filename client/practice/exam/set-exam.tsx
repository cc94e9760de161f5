import { LoadedExamScreen, type LoadedExam } from './loaded-exam.tsx';
import styles from './paper-head.module.css';

/** What is printed on the paper itself (specification, section 2). */
const instruction = 'Attempt all the questions and darken your answer in the given answer sheet.';

/** An exam of one set of several: its number and the printed instruction stand above the question. */
export function SetExam({ loaded }: { loaded: LoadedExam }) {
  return <LoadedExamScreen loaded={loaded} paperHead={<PaperHead set={(loaded.bank?.setIndex ?? 0) + 1} />} />;
}

function PaperHead({ set }: { set: number }) {
  return (
    <div className={styles.head}>
      <div className={styles.set}>
        <small>Set </small>
        <b>{set}</b>
      </div>
      <p>{instruction}</p>
    </div>
  );
}
