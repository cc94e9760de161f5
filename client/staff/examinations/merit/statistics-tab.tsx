import { groupSize } from '#exam/marking/statistics.ts';
import { useState } from 'react';
import ring from '#client/ui/ring.module.css';
import plain from '#client/ui/plain-table.module.css';
import cells from '#client/ui/cells.module.css';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { momentIn } from '#text/dates.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-merit.ts';
import { PreviewText } from '../../item/preview-text.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import folding from '../../ui/folding-table.module.css';
import { asCell, asHead, asRow, asRowHead, asRows, asTable } from '../../ui/table-roles.ts';
import { hasEnded } from '../shared/has-ended.ts';
import { useExamination } from '../shared/use-examination.ts';
import { countOf, inText, marksOf, onePlace, twoPlaces } from '../../item/figures.ts';
import { letterOf } from '#exam/question.ts';
import { Facility, ItemMap, ItemRest } from './item-map.tsx';
import { MarksChart } from './marks-chart.tsx';
import ledger from '../../item/figures.module.css';
import parts from './parts.module.css';
import drawn from './statistics.module.css';
import { usePaperItems, useStatistics, type PaperItem, type Statistics } from '../shared/use-merit.ts';

const initialRows = 20;

/** The statistics, from the end of the examination on. */
export function Component() {
  const { state, endsAt } = useExamination();
  return hasEnded(state) ? (
    <Figures />
  ) : (
    <Notice kind="calm">{m.statisticsAfterTheEnd(momentIn(language, Date.parse(endsAt), timeZone))}</Notice>
  );
}

/** The statistics of the paper and of every item; suspected keys first. */
function Figures() {
  const { code, passMark } = useExamination();
  const statistics = useStatistics(code);
  const items = usePaperItems(code);
  const error = statistics.error ?? items.error;
  if (error !== null)
    return (
      <Notice
        acts={
          <TryAgain
            busy={statistics.isFetching || items.isFetching}
            onClick={() => void Promise.all([statistics.refetch(), items.refetch()])}
          />
        }
      >
        {error.message}
      </Notice>
    );
  if (statistics.data === undefined || items.data === undefined) return <Waiting />;
  const { paper, keyVersion } = statistics.data;
  const figures = [
    [m.mean, onePlace(paper.mean)],
    [m.median, marksOf(paper.median)],
    [m.deviation, onePlace(paper.standardDeviation)],
    [m.lowestHighest, `${marksOf(paper.lowest)}–${marksOf(paper.highest)}`],
    [m.alpha, twoPlaces(paper.alpha)],
    [m.measurementError, onePlace(paper.standardError)],
    [m.passedFrom(inText(marksOf(passMark))), countOf(paper.passed)],
  ] as const;
  return (
    <section aria-label={m.statistics}>
      <header className={`${layout.baseline} mb-16`}>
        <h2>{m.thePaper}</h2>
        <p className="ink-2">{m.whoSat(inText(paper.candidates), keyVersion)}</p>
      </header>
      <dl className={`${layout.soft} ${cells.cells} ${ledger.box} mt-12`}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {paper.standardError !== null && (
        <p className="small mt-8">{m.apart(inText(onePlace(paper.standardError * 2)))}</p>
      )}
      <MarksChart paper={paper} passMark={passMark} />
      <Items statistics={statistics.data} items={items.data} />
    </section>
  );
}

function Items({ statistics, items }: { statistics: Statistics; items: readonly PaperItem[] }) {
  const [all, setAll] = useState(false);
  const inDoubt = (item: Statistics['items'][number]) => Number(item.suspected);
  const ordered = [...statistics.items].sort(
    (one, other) =>
      inDoubt(other) - inDoubt(one) ||
      (one.discrimination ?? 2) - (other.discrimination ?? 2) ||
      one.place - other.place,
  );
  const group = groupSize(statistics.paper.candidates);
  const doubtful = statistics.items.filter(({ suspected }) => suspected).length;
  return (
    <section className={`${parts.part} mt-32`}>
      <h2>{m.items}</h2>
      <p className="ink-2">{m.needALook(inText(doubtful), inText(group))}</p>
      <ItemMap items={statistics.items} />
      <table className={`${plain.table} ${folding.folds} ${ledger.blocks}`} {...asTable}>
        <caption className="vh">{m.items}</caption>
        <thead {...asRows}>
          <tr {...asRow}>
            <th {...asHead}>{m.place}</th>
            <th {...asHead}>{m.item}</th>
            <th {...asHead}>{m.facility}</th>
            <th {...asHead}>{m.itemRest}</th>
            <th {...asHead} className={plain.figure}>
              {m.upperLower}
            </th>
            <th {...asHead}>{m.chosenBy}</th>
            <th {...asHead} className={plain.figure}>
              {m.noAnswer}
            </th>
          </tr>
        </thead>
        <tbody {...asRows}>
          {ordered.slice(0, all ? undefined : initialRows).map((figures) => {
            const item = items[figures.place];
            return (
              <tr key={figures.place} {...asRow} data-doubt={figures.suspected || undefined}>
                <th {...asRowHead} className="num">
                  {figures.place + 1}
                </th>
                <td {...asCell} className={ledger.says}>
                  {item && (
                    <span lang="und">
                      <PreviewText text={item.stem} />
                    </span>
                  )}
                  {figures.suspected && <b> {m.suspected}</b>}
                  {figures.cancelled && <span className="tiny"> {m.cancelledAs[figures.cancelled]}</span>}
                </td>
                <td {...asCell} className="num" data-label={m.facility}>
                  {/* If everybody gets the marks, they do not say who had it right. */}
                  {figures.cancelled === 'to-all' ? '–' : <Facility share={figures.facility} />}
                </td>
                <td {...asCell} className="num" data-label={m.itemRest}>
                  <ItemRest value={figures.discrimination} />
                </td>
                <td {...asCell} className={`num ${plain.figure}`} data-label={m.upperLower}>
                  {twoPlaces(figures.upperLower)}
                </td>
                <td {...asCell}>
                  <span className={drawn.chosen}>
                    {figures.options.map(({ option, upper, lower }, at) => (
                      <span className="grid gap-2 justify-items-center" key={option}>
                        <span className={drawn.upright} aria-hidden="true">
                          <i style={{ height: `${(upper / group) * 100}%` }} />
                          <i style={{ height: `${(lower / group) * 100}%` }} />
                        </span>
                        <i className={ring.ring} data-darkened={figures.right.includes(option) || undefined}>
                          {letterOf(at)}
                        </i>
                        <span className={`num ${drawn.counts}`}>
                          {upper}/{lower}
                        </span>
                      </span>
                    ))}
                  </span>
                </td>
                <td {...asCell} className={`num ${plain.figure}`} data-label={m.noAnswer}>
                  {countOf(figures.unanswered)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {!all && ordered.length > initialRows && (
        <Button kind="link" onClick={() => setAll(true)}>
          {m.showAll(inText(ordered.length))}
        </Button>
      )}
    </section>
  );
}
