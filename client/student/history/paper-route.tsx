import { usePageData } from '#client/student/navigation/page.ts';
import type { LoadArgs } from '#client/student/navigation/route.ts';
import { CategoryChart } from '#client/student/result/category-chart.tsx';
import { Review, reviewSheet } from '#client/student/result/review.tsx';
import { Score } from '#client/student/result/score.tsx';
import { deviceRecord } from '#client/student/record/device-record.ts';
import { missing } from '#client/student/shell/missing.ts';
import { OwnPage } from '#client/student/shell/own-page.tsx';
import { paths } from '#client/lib/paths.ts';
import { timeInWords } from '#client/lib/time/time-in-words.ts';
import button from '#client/ui/button.module.css';
import { Link } from '#client/ui/link.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { answersOf } from '#exam/record/answers.ts';
import { mockSections } from '#exam/mock/lost.ts';
import { mockOfExam, patternOf } from '#exam/mock/mocks.ts';
import { isFinished } from '#exam/record/sat.ts';
import * as m from '#messages/history.ts';
import * as titles from '#messages/record-titles.ts';
import { language } from '#messages/language.ts';
import { shareResult } from '#messages/share.ts';
import { timeTaken, youGot } from '#messages/result.ts';
import { dayAt, dayIn, timeAt } from '#text/dates.ts';
import { MockSections } from './mock-sections.tsx';
import { mockNumberOf, paperTitle } from './paper-title.ts';
import { reviewOf, subjectScores } from './reviewed.ts';
import styles from './paper-route.module.css';

/** The paper with those of its questions that this device has. */
export async function loader({ params }: Pick<LoadArgs, 'params'>) {
  const record = await deviceRecord();
  const [paper, attempts] = await Promise.all([record.attempt(params['id'] ?? ''), record.attempts()]);
  if (paper === undefined) {
    return missing({
      title: m.noSuchPaper,
      detail: m.noSuchPaperDetail,
      back: { label: titles.history, to: paths.history.to() },
    });
  }
  const sheet = reviewSheet();
  const keys = paper.places.map(({ question }) => question);
  const known = await record.questions(keys);
  // A paper from another device. The home page also shows the last paper, but loads no banks for it.
  const met =
    known.size === new Set(keys).size
      ? known
      : await import('./find-questions.ts').then(({ findQuestions }) =>
          findQuestions(record, keys, answersOf([paper]), Date.now()),
        );
  await sheet;
  return {
    title: paperTitle(paper, mockNumberOf(paper, attempts)),
    section: paths.history.to(),
    paper,
    attempts,
    met,
  };
}

/** /history/{id}: a past paper with its full review; a mock with its marks and time by section, and the lost marks. */
export function Component() {
  const { title, paper, attempts, met } = usePageData<typeof loader>();
  const { questions, math } = reviewOf(paper, met);
  const mock = mockOfExam(paper.exam);
  const right = paper.places.filter(({ outcome }) => outcome === 'right').length;
  const subjects = subjectScores(paper);
  const absent = paper.places.length - questions.length;
  return (
    <OwnPage>
      <h1 className="h1">{title}</h1>
      <p className="lead mt-8">
        {dayIn(language, dayAt(paper.ended))}, {timeAt(paper.ended)}
        {paper.total !== undefined && ` · ${m.settledOf(paper.places.length, paper.total)}`}
      </p>
      <Sheet as="div" className={`${styles.slip} mt-24`}>
        <Score label={youGot} score={right} of="/" total={paper.places.length}>
          {timeTaken(timeInWords(paper.ended - paper.began))}
        </Score>
      </Sheet>
      {mock === undefined ? (
        subjects.length > 1 && <CategoryChart categories={subjects} />
      ) : (
        <MockSections sections={mockSections(paper, patternOf(mock), attempts)} passMark={patternOf(mock).passMark} />
      )}
      {absent > 0 && <p className="mt-24">{m.notHere(absent)}</p>}
      {questions.length > 0 && <Review questions={questions} math={math} />}
      <p className="mt-24 flex flex-wrap gap-14">
        {isFinished(paper) && (
          <Link className={button.link} to={paths.sharePaper.to({ id: paper.id })}>
            {shareResult}
          </Link>
        )}
        <Link className={button.link} to={paths.history.to()}>
          {m.back}
        </Link>
      </p>
    </OwnPage>
  );
}
