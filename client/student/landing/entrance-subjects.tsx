import { ApiPart } from '#client/student/shell/api-part.tsx';
import { useCallback } from 'react';
import { fetchProgrammeSubjects } from '#client/lib/api/catalogue.ts';
import { paths } from '#client/lib/paths.ts';
import { OptionLink, OptionLinks, OptionPlaceholder } from '#client/ui/option-link.tsx';
import { letterOf } from '#exam/question.ts';
import question from '#client/ui/question.module.css';
import { catalogueName } from '#messages/catalogue-names.ts';
import * as m from '#messages/landing.ts';

/** The entrance subjects of one programme, each with a link to its units. The page works without them while the API does not answer. */
export function EntranceSubjects({ programme }: { programme: string }) {
  const load = useCallback((signal: AbortSignal) => fetchProgrammeSubjects(programme, signal), [programme]);
  return (
    <section className={question.question}>
      <header>
        <h2 className="h2">{m.whichSubject}</h2>
      </header>
      <ApiPart load={load} failed={m.subjectsFailed}>
        {(subjects) =>
          subjects?.length === 0 ? (
            <p className="mt-16">{m.noSubjects}</p>
          ) : (
            <OptionLinks columns={2} busy={!subjects}>
              {subjects
                ? subjects.map((subject, i) => (
                    <OptionLink
                      key={subject.id}
                      letter={letterOf(i)}
                      to={paths.mcqSubject.to(subject)}
                      title={catalogueName(subject.title)}
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
