import { practiceSubjects } from '#content/load/subjects.ts';
import question from '#client/ui/question.module.css';
import { LandingPage } from './landing-page.tsx';
import { landings } from './landings.ts';
import { SubjectCard } from './subject-card.tsx';
import { YearPapers } from './year-papers.tsx';
import * as m from '#messages/landing.ts';

/** /csit/entrance-preparation: the entrance test, the papers by year and the practice by subject. */
export function Component() {
  return (
    <LandingPage landing={landings.csitPreparation}>
      <YearPapers />
      <section className={question.question}>
        <h2 className="h2">{m.subjectWise}</h2>
        {practiceSubjects.map((subject) => (
          <SubjectCard key={subject.title} {...subject} />
        ))}
      </section>
    </LandingPage>
  );
}
