import { useState } from 'react';
import * as m from '#messages/staff-merit.ts';
import { PreviewText } from '../../bank/preview-text.tsx';
import { Waiting } from '../../frame/waiting.tsx';
import act from '../../ui/act.module.css';
import { Notice } from '../../ui/notice.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { useExamination } from '../use-examination.ts';
import { inText, letterAt, marksOf, twoPlaces } from './figures.ts';
import { Facility, ItemMap, ItemRest } from './item-map.tsx';
import { MarksChart } from './marks-chart.tsx';
import styles from './merit.module.css';
import drawn from './statistics.module.css';
import { usePaperItems, useStatistics, type PaperItem, type Statistics } from './use-merit.ts';

const shownFirst = 20;

/** The figures of the paper and of every item; suspected keys first. */
export function Component() {
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
  const round = (value: number | null) => (value === null ? '–' : value.toFixed(1).replace('-', '−'));
  const figures = [
    [m.mean, round(paper.mean)],
    [m.median, marksOf(paper.median)],
    [m.deviation, round(paper.standardDeviation)],
    [m.alpha, twoPlaces(paper.alpha)],
    [m.measurementError, round(paper.standardError)],
  ] as const;
  return (
    <section aria-label={m.statistics}>
      <header className={styles.head}>
        <h2>{m.thePaper}</h2>
        <p>{m.whoSat(inText(paper.candidates), keyVersion)}</p>
      </header>
      <dl className={styles.box}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
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
  const group = Math.max(1, Math.round(statistics.paper.candidates * 0.27));
  const doubtful = statistics.items.filter(({ suspected }) => suspected).length;
  return (
    <section className={styles.part}>
      <h2>{m.items}</h2>
      <p>{m.needALook(inText(doubtful), inText(group))}</p>
      <ItemMap items={statistics.items} />
      {/* It scrolls where it is wider than the screen, so that the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="region" aria-label={m.items} tabIndex={0}>
        <table className={`${styles.figures} ${styles.wide}`}>
          <caption className="vh">{m.items}</caption>
          <thead>
            <tr>
              <th scope="col">{m.place}</th>
              <th scope="col">{m.item}</th>
              <th scope="col">{m.facility}</th>
              <th scope="col">{m.itemRest}</th>
              <th scope="col">{m.upperLower}</th>
              <th scope="col">{m.chosenBy}</th>
              <th scope="col">{m.noAnswer}</th>
            </tr>
          </thead>
          <tbody>
            {ordered.slice(0, all ? undefined : shownFirst).map((figures) => {
              const item = items[figures.place];
              return (
                <tr key={figures.place} data-doubt={figures.suspected || undefined}>
                  <th scope="row" className="num">
                    {figures.place + 1}
                  </th>
                  <td>
                    {item && (
                      <span lang="und">
                        <PreviewText text={item.stem} />
                      </span>
                    )}
                    {figures.suspected && <b> {m.suspected}</b>}
                    {figures.cancelled && <small> {m.cancelledAs[figures.cancelled]}</small>}
                  </td>
                  <td className="num">
                    <Facility share={figures.facility} />
                  </td>
                  <td className="num">
                    <ItemRest value={figures.discrimination} />
                  </td>
                  <td className="num">{twoPlaces(figures.upperLower)}</td>
                  <td>
                    <span className={drawn.chosen}>
                      {figures.options.map(({ option, upper, lower }, at) => (
                        <span key={option}>
                          <span className={drawn.upright} aria-hidden="true">
                            <i style={{ height: `${(upper / group) * 100}%` }} />
                            <i style={{ height: `${(lower / group) * 100}%` }} />
                          </span>
                          <i className={styles.letter} data-key={figures.right.includes(option) || undefined}>
                            {letterAt(at)}
                          </i>
                          <span className={`num ${drawn.counts}`}>
                            {upper}/{lower}
                          </span>
                        </span>
                      ))}
                    </span>
                  </td>
                  <td className="num">{figures.unanswered}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {!all && ordered.length > shownFirst && (
        <button type="button" className={act.act} onClick={() => setAll(true)}>
          {m.showAll(inText(ordered.length))}
        </button>
      )}
    </section>
  );
}
