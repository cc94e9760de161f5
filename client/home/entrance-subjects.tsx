import { Link } from '#client/ui/link.tsx';
import { fetchEntranceSubjects, type ProgrammeSubjects } from '#client/api/catalogue.ts';
import { useFetched } from '#client/api/use-fetched.ts';
import { paths } from '#client/shell/paths.ts';
import { StaleNote } from '#client/shell/stale-note.tsx';
import { PlaceholderBar } from '#client/ui/placeholder-bar.tsx';
import { Question } from '#client/ui/question.tsx';
import { TryAgain } from '#client/ui/try-again.tsx';
import styles from './entrance-subjects.module.css';

export function EntranceSubjects() {
  const programmes = useFetched(fetchEntranceSubjects);
  return (
    <Question number={4} title="Which subject needs work?">
      {programmes.state === 'ready' && <StaleNote data={programmes.data} />}
      {programmes.state === 'failed' ? (
        <TryAgain
          sentence={`The subjects could not be loaded. ${programmes.message}`}
          busy={programmes.retrying}
          onRetry={programmes.retry}
        />
      ) : (
        <div className={styles.programmes} aria-busy={programmes.state === 'loading'}>
          {programmes.state === 'ready'
            ? programmes.data.map((programme) => <Programme key={programme.slug} {...programme} />)
            : ['B', 'C', 'S', 'M'].map((key) => <ComingProgramme key={key} />)}
        </div>
      )}
    </Question>
  );
}

function Programme({ title, subjects }: ProgrammeSubjects) {
  return (
    <div className={styles.programme}>
      <h3>{title}</h3>
      <ul>
        {subjects.map((subject) => (
          <li key={subject.id}>
            <Link to={paths.mcqSubject.to(subject)}>{subject.title}</Link>
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
