import { memo, useMemo, useState } from 'react';
import { usePageData } from '#client/student/navigation/page.ts';
import { categoryName } from '#client/question/category-name.ts';
import { RecordTabs } from '#client/student/record/record-tabs.tsx';
import { OwnPage } from '#client/student/shell/own-page.tsx';
import { paths } from '#client/lib/paths.ts';
import button from '#client/ui/button.module.css';
import { Link } from '#client/ui/link.tsx';
import type { KeptAttempt } from '#exam/record/record.ts';
import * as m from '#messages/history.ts';
import { notSent } from '#messages/record.ts';
import * as titles from '#messages/record-titles.ts';
import { language } from '#messages/language.ts';
import { numberIn } from '#text/numbers.ts';
import { GoesOn } from './goes-on.tsx';
import type { History, loadHistory } from './load-history.ts';
import { months, monthsBegun } from './months.ts';
import { PaperRow } from './paper-row.tsx';
import { Select } from './select.tsx';
import rows from './papers.module.css';
import styles from './history-route.module.css';

export { loadHistory as loader } from './load-history.ts';

const initialRows = 25;
const kinds = [
  ['mock', m.kindMocks],
  ['year-quiz', m.kindYears],
  ['review', m.kindReviews],
] as const;
const kindOf = ({ exam }: KeptAttempt) => exam.split('/')[0] ?? '';

export function Component() {
  return <Papers {...usePageData<typeof loadHistory>()} />;
}

/** /history: every finished paper, by month, and those under way. It does not render again for a navigation that leaves it. */
const Papers = memo(function Papers({ attempts, asides, mocks, now, unsent, counts }: History) {
  const [kind, setKind] = useState('');
  const [subject, setSubject] = useState('');
  const [since, setSince] = useState('');
  const [shown, setShown] = useState(initialRows);
  const subjects = [...new Set(attempts.flatMap(({ places }) => places.map((place) => place.subject)))].sort();
  const begun = useMemo(() => monthsBegun(attempts, language), [attempts]);
  const chosen = attempts.filter(
    (each) =>
      (kind === '' || kindOf(each) === kind) &&
      each.ended >= Number(since) &&
      (subject === '' || each.places.some((place) => place.subject === subject)),
  );
  const more = chosen.length - shown;
  return (
    <OwnPage>
      <RecordTabs counts={counts} />
      <h1 className="h1">{titles.history}</h1>
      {attempts.length + asides.length + mocks.length === 0 ? (
        <Nothing />
      ) : (
        <>
          <p className="lead mt-8">
            {unsent === 0 ? m.papersKept(attempts.length) : m.papers(attempts.length)}
            {unsent !== null && unsent > 0 && ` ${notSent(unsent)}`}
          </p>
          <form className={`${styles.filter} mt-20`} aria-label={m.filter} onSubmit={(event) => event.preventDefault()}>
            <Select label={m.kind} options={[['', m.all], ...kinds]} value={kind} choose={setKind} />
            <Select
              label={m.subject}
              options={[['', m.all], ...subjects.map((each) => [each, categoryName(each)] as const)]}
              value={subject}
              choose={setSubject}
            />
            {begun.length > 1 && (
              <Select
                label={m.from}
                options={[['', m.theBeginning], ...begun.map((month) => [String(month.since), month.title] as const)]}
                value={since}
                choose={setSince}
              />
            )}
          </form>
          {kind === '' && subject === '' && <GoesOn asides={asides} mocks={mocks} now={now} />}
          {chosen.length === 0 && attempts.length > 0 && <p className="mt-24">{m.noneSuch}</p>}
          {months(chosen.slice(0, shown), language).map(({ title, papers }, place) => (
            <section className={`${rows.month} mt-28`} key={title}>
              <h2>{title}</h2>
              {place === 0 && <Heads />}
              <ul>
                {papers.map((paper) => (
                  <PaperRow key={paper.id} paper={paper} attempts={attempts} />
                ))}
              </ul>
            </section>
          ))}
          {more > 0 && (
            <button type="button" className={`${button.outlined} mt-24`} onClick={() => setShown(shown + initialRows)}>
              {m.showMore(numberIn(language, Math.min(more, initialRows)))}
            </button>
          )}
          <p className="mt-24">
            <Link className={button.link} to={paths.profile.to()}>
              {m.saveOrDelete}
            </Link>
          </p>
        </>
      )}
    </OwnPage>
  );
});

/** The headings of the columns, if there are any; a screen reader gets them in each row. */
function Heads() {
  return (
    <p className={rows.heads} aria-hidden="true">
      <span>{m.paper}</span>
      <span>{m.date}</span>
      <span />
      <span>{m.marks}</span>
      <span>{m.time}</span>
    </p>
  );
}

function Nothing() {
  return (
    <>
      <p className="lead mt-16">{m.nothing}</p>
      <p className="mt-24">
        <Link className={button.filled} to={paths.csitPreparation.to()}>
          {m.toTest}
        </Link>
      </p>
    </>
  );
}
