import { byTopic, fromBanks } from '#content/load/practice-subjects.ts';
import { paths } from '#client/lib/paths.ts';
import question from '#client/ui/question.module.css';
import { LandingPage } from './landing-page.tsx';
import { landings } from './landings.ts';
import { SubjectCard, topicRows } from './subject-card.tsx';
import { YearPapers } from './year-papers.tsx';
import { catalogueName } from '#messages/catalogue-names.ts';
import * as m from '#messages/landing.ts';

/** /csit/entrance-preparation: the entrance test, the papers by year and the practice by subject. */
export function Component() {
  return (
    <LandingPage landing={landings.csitPreparation}>
      <YearPapers />
      <section className={question.question}>
        <h2 className="h2">{m.subjectWise}</h2>
        {fromBanks.map((subject) => (
          <SubjectCard as="h3" key={subject.title} title={catalogueName(subject.title)} rows={topicRows(subject)} />
        ))}
        <SubjectCard
          as="h3"
          title={m.moreByTopic}
          rows={byTopic.map((subject) => ({
            title: catalogueName(subject.title),
            count: subject.count,
            to: paths.practiceSubject.to({ subject: subject.title }),
          }))}
        />
      </section>
    </LandingPage>
  );
}
