import { ApiPart } from '#client/shell/api-part.tsx';
import { useCallback } from 'react';
import { fetchProgrammeSubjects } from '#client/api/catalogue.ts';
import { paths } from '#client/shell/paths.ts';
import { OptionLink, OptionLinks, OptionPlaceholder } from '#client/ui/option-link.tsx';
import { letterOf } from '#exam/question.ts';
import question from '#client/ui/question.module.css';

/** The entrance subjects of one programme, each to its units. The page stands without them while the API does not answer. */
export function EntranceSubjects({ programme }: { programme: string }) {
  const load = useCallback((signal: AbortSignal) => fetchProgrammeSubjects(programme, signal), [programme]);
  return (
    <section className={question.question}>
      <header>
        <h2 className="h2">Which subject needs work?</h2>
      </header>
      <ApiPart load={load} failed="The subjects could not be loaded.">
        {(subjects) =>
          subjects?.length === 0 ? (
            <p className="mt-16">There are no subjects here yet.</p>
          ) : (
            <OptionLinks columns={2} busy={!subjects}>
              {subjects
                ? subjects.map((subject, i) => (
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
          )
        }
      </ApiPart>
    </section>
  );
}
