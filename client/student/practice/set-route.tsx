import { useEffect, useRef, useState } from 'react';
import { usePageData, useReload } from '#client/student/navigation/page.ts';
import type { LoadArgs } from '#client/student/navigation/route.ts';
import { correctAddress } from '#client/student/navigation/elsewhere.ts';
import { paperTitle } from '#client/student/history/paper-title.ts';
import { deviceRecord } from '#client/student/record/device-record.ts';
import { syncRecord } from '#client/student/record/sync.ts';
import { keepSitting } from '#client/student/record-pages/keep-answers.ts';
import { PracticeSession, type PracticeQuestion } from '#client/student/record-pages/practice-session.tsx';
import type { AnsweredQuestion } from '#client/student/record-pages/question-run.ts';
import { keepSetAt, keepShownAt, readSet, totalOf } from '#client/student/record-pages/question-sets.ts';
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

/** /practice/{id}: a set of questions under way. Another address means another set, and what another tab answered is not asked again. */
export function Component() {
  const { title, device, set } = usePageData<typeof loader>();
  return <SetPractice key={`${set.aside.id}/${set.answered.count}`} title={title} device={device} set={set} />;
}

type Props = Awaited<ReturnType<typeof loader>>;

/** A student who leaves finds it again in the history, and on the home page. */
function SetPractice({ title, device, set }: Props) {
  const { aside, answered, questions, timed, shownAt } = set;
  const { exam, began } = aside;
  const [keep] = useState(() => keepSitting(device, { exam, began, total: totalOf(set) }));
  const count = useRef(answered.count);
  const { reload } = useReload();
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const known = await device.attempt(aside.id);
      if ((known?.places.length ?? 0) > count.current) reload();
    };
    const looked = () => void look();
    document.addEventListener('visibilitychange', looked);
    return () => document.removeEventListener('visibilitychange', looked);
  }, [device, aside.id, reload]);
  // What was answered goes to the account when the student leaves.
  useEffect(() => () => void syncRecord().catch(() => {}), []);
  const keepAnswer = async (settled: AnsweredQuestion, asked: PracticeQuestion) => {
    const known = await keep(settled, asked, asked.pace);
    await keepSetAt(device, set, known, settled.at);
    if (known >= totalOf(set)) await syncRecord();
  };
  return (
    <PracticeSession
      title={title}
      questions={questions}
      answered={answered}
      timed={timed}
      shownAt={shownAt}
      onShown={() => void keepShownAt(device, set, Date.now()).catch(() => {})}
      onSettled={(settled, asked) => {
        count.current += 1;
        void keepAnswer(settled, asked).catch(() => {});
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
