import { usePageData } from '#client/student/navigation/page.ts';
import type { LoadArgs } from '#client/student/navigation/route.ts';
import { topicLists } from '#content/load/topic-lists.ts';
import { ContinueLink } from '#client/student/under-way/continue-link.tsx';
import { sameTitle } from '#client/student/exam/exam-routes.ts';
import { missing } from '#client/student/shell/missing.ts';
import { paths } from '#client/lib/paths.ts';
import page from '#client/ui/page.module.css';
import { formats } from '#exam/practice/formats.ts';
import { catalogueName } from '#messages/catalogue-names.ts';
import * as m from '#messages/practice-subject.ts';
import { SubjectCard, topicRows } from './subject-card.tsx';

/** The subject from the list. Shows the not-found screen for a subject without topics, with the title from the address. */
export function loader({ params: { subject = '' } }: LoadArgs) {
  const list = topicLists.find(({ title }) => sameTitle(title, subject)) ?? { title: subject, topics: [] };
  const title = catalogueName(list.title);
  if (list.topics.length === 0) {
    missing({
      title: m.noSubject(title),
      detail: m.noTopics,
      back: { label: m.seeSubjects, to: paths.csitPreparation.to() },
    });
  }
  return { title, list };
}

/** /entrance-preparation/{subject}: the topics of a subject, each with a link to its practice. */
export function Component() {
  const { title, list } = usePageData<typeof loader>();
  return (
    <div className={page.column}>
      <h1 className="h1 display">{title}</h1>
      <div className="flex flex-wrap gap-12 mt-8 mb-16">
        <p className="lead">{m.practise(formats['topic-practice'].seconds)}</p>
        <ContinueLink formats={['topic-practice']} />
      </div>
      <SubjectCard as="h2" title={m.topics} rows={topicRows(list)} />
    </div>
  );
}
