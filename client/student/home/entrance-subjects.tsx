import { ApiPart } from '#client/student/shell/api-part.tsx';
import { Link } from '#client/ui/link.tsx';
import { fetchEntranceSubjects, type ProgrammeSubjects } from '#client/lib/api/catalogue.ts';
import { paths } from '#client/lib/paths.ts';
import { PlaceholderBar } from '#client/ui/placeholder-bar.tsx';
import { Question } from '#client/ui/question.tsx';
import styles from './entrance-subjects.module.css';
import { catalogueName } from '#messages/catalogue-names.ts';
import * as m from '#messages/home.ts';

export function EntranceSubjects() {
  return (
    <Question number={4} title={m.whichSubject}>
      <ApiPart load={fetchEntranceSubjects} failed={m.subjectsFailed}>
        {(programmes) => (
          <div className={styles.programmes} aria-busy={!programmes}>
            {programmes
              ? programmes.map((programme) => <Programme key={programme.slug} {...programme} />)
              : ['B', 'C', 'S', 'M'].map((key) => <ComingProgramme key={key} />)}
          </div>
        )}
      </ApiPart>
    </Question>
  );
}

function Programme({ title, subjects }: ProgrammeSubjects) {
  return (
    <div className={styles.programme}>
      <h3>{catalogueName(title)}</h3>
      <ul className="flex flex-wrap">
        {subjects.map((subject) => (
          <li key={subject.id}>
            <Link to={paths.mcqSubject.to(subject)}>{catalogueName(subject.title)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Holds the place of a programme and two lines of its subjects. */
function ComingProgramme() {
  return (
    <div className={`${styles.programme} ${styles.loading}`} aria-hidden="true">
      <PlaceholderBar width="28%" />
      <PlaceholderBar width="84%" />
      <PlaceholderBar width="46%" />
    </div>
  );
}
