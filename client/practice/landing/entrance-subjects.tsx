import { useCallback } from 'react';
import { fetchProgrammeSubjects } from '#client/api/catalogue.ts';
import { useFetched } from '#client/api/use-fetched.ts';
import { paths } from '#client/shell/paths.ts';
import { StaleNote } from '#client/shell/stale-note.tsx';
import { OptionLink, OptionLinks, OptionPlaceholder } from '#client/ui/option-link.tsx';
import { TryAgain } from '#client/ui/try-again.tsx';
import { letterOf } from '#exam/question.ts';
import question from '#client/ui/question.module.css';

/** The entrance subjects of one programme, each to its units. The page stands without them while the API does not answer. */
export function EntranceSubjects({ programme }: { programme: string }) {
  const load = useCallback((signal: AbortSignal) => fetchProgrammeSubjects(programme, signal), [programme]);
  const subjects = useFetched(load);
  return (
    <section className={question.question}>
      <header>
        <h2 className="h2">Which subject needs work?</h2>
      </header>
      {subjects.state === 'ready' && <StaleNote data={subjects.data} />}
      {subjects.state === 'failed' ? (
        <TryAgain
          sentence={`The subjects could not be loaded. ${subjects.message}`}
          busy={subjects.retrying}
          onRetry={subjects.retry}
        />
      ) : subjects.state === 'ready' && subjects.data.length === 0 ? (
        <p className="mt-16">There are no subjects here yet.</p>
      ) : (
        <OptionLinks columns={2} busy={subjects.state === 'loading'}>
          {subjects.state === 'ready'
            ? subjects.data.map((subject, i) => (
                <OptionLink
                  key={subject.id}
                  letter={letterOf(i)}
                  to={paths.mcqSubject.to(subject)}
                  title={subject.title}
                />
              ))
            : ['60%', '36%', '42%', '50%'].map((width, i) => (
                <OptionPlaceholder key={width} letter={letterOf(i)} width={width} />
              ))}
        </OptionLinks>
      )}
    </section>
  );
}
