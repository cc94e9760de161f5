import { useState } from 'react';
import { usePageData } from '#client/student/navigation/page.ts';
import type { LoadArgs } from '#client/student/navigation/route.ts';
import { correctAddress } from '#client/student/navigation/elsewhere.ts';
import { paperTitle } from '#client/student/history/paper-title.ts';
import { deviceRecord } from '#client/student/record/device-record.ts';
import { syncRecord } from '#client/student/record/sync.ts';
import { keepSitting } from '#client/student/record-pages/keep-answers.ts';
import { PracticeSession } from '#client/student/record-pages/practice-session.tsx';
import { keepSetAt, readSet } from '#client/student/record-pages/question-sets.ts';
import { recordSheet } from '#client/student/record-pages/record-page.tsx';
import { missing } from '#client/student/shell/missing.ts';
import { paths } from '#client/lib/paths.ts';
import button from '#client/ui/button.module.css';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/practice.ts';
import * as titles from '#messages/record-titles.ts';

export async function loader({ params }: Pick<LoadArgs, 'params'>) {
  const id = params['id'] ?? '';
  const device = await deviceRecord();
  const [set] = await Promise.all([readSet(device, id), recordSheet()]);
  if (set !== null) return { title: paperTitle(set.aside), device, set };
  // A finished one is in the history.
  if ((await device.attempt(id)) !== undefined) return correctAddress(paths.historyPaper.to({ id }));
  return missing({
    title: m.noSuchSet,
    detail: m.noSuchSetDetail,
    back: { label: titles.ownPractice, to: paths.practice.to() },
  });
}

/** /practice/{id}: a set of questions under way. Another address means another set. */
export function Component() {
  const { title, device, set } = usePageData<typeof loader>();
  return <SetPractice key={set.aside.id} title={title} device={device} set={set} />;
}

type Props = Awaited<ReturnType<typeof loader>>;

/** A student who leaves finds it again in the history, and on the home page. */
function SetPractice({ title, device, set: { aside, known, questions, timed } }: Props) {
  const total = questions.length;
  const [keep] = useState(() => keepSitting(device, { exam: aside.exam, began: aside.began, total, known }));
  const places = known?.places ?? [];
  const right = places.filter(({ outcome }) => outcome === 'right').length;
  return (
    <PracticeSession
      title={title}
      questions={questions}
      answered={{ count: places.length, right }}
      timed={timed}
      onSettled={(settled, asked, place) => {
        void keep(settled, asked, asked.pace)
          .then(() => keepSetAt(device, { ...aside, total }, place + 1, settled.at))
          .then(() => (place + 1 < total ? undefined : syncRecord()))
          .catch(() => {});
      }}
      whenEnded={
        <>
          <Link className={button.filled} to={paths.practice.to()}>
            {m.practiseMore}
          </Link>
          <Link className={button.outlined} to={paths.historyPaper.to({ id: aside.id })}>
            {m.seeAnswers}
          </Link>
        </>
      }
    />
  );
}
