import { usePageData } from '#client/student/navigation/page.ts';
import type { LoadArgs } from '#client/student/navigation/route.ts';
import { topicLists } from '#content/load/topic-lists.ts';
import { ContinueLink } from '#client/student/under-way/continue-link.tsx';
import { sameTitle } from '#client/student/exam/exam-routes.ts';
import { NotFound } from '#client/student/shell/not-found.tsx';
import { paths } from '#client/lib/paths.ts';
import page from '#client/ui/page.module.css';
import { formats } from '#exam/practice/formats.ts';
import { catalogueName } from '#messages/catalogue-names.ts';
import * as m from '#messages/practice-subject.ts';
import { SubjectCard, topicRows } from './subject-card.tsx';

/** The subject from the list; for a subject without topics only the title from the address. */
export function loader({ params: { subject = '' } }: LoadArgs) {
  const list = topicLists.find(({ title }) => sameTitle(title, subject)) ?? { title: subject, topics: [] };
  return { title: catalogueName(list.title), list };
}

/** /entrance-preparation/{subject}: the topics of a subject, each with a link to its practice. */
export function Component() {
  const { title, list } = usePageData<typeof loader>();
  if (list.topics.length === 0) return <NotFound what={noSubject(title)} />;
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

function noSubject(title: string) {
  return {
    title: m.noSubject(title),
    detail: m.noTopics,
    back: { label: m.seeSubjects, to: paths.csitPreparation.to() },
  };
}
