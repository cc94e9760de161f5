import { useState } from 'react';
import * as m from '#messages/staff-merit.ts';
import { PreviewText } from '../../bank/preview-text.tsx';
import { Waiting } from '../../frame/waiting.tsx';
import act from '../../ui/act.module.css';
import { Notice } from '../../ui/notice.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { useExamination } from '../use-examination.ts';
import { inText, letterAt, marksOf, twoPlaces } from './figures.ts';
import { binsOf } from './histogram.ts';
import { Bars } from './item-key.tsx';
import styles from './merit.module.css';
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
      <Histogram histogram={paper.histogram} passMark={passMark} />
      <Items statistics={statistics.data} items={items.data} />
    </section>
  );
}

/** How the marks fall: bars, open below the pass mark and filled above; the same figures in the table below. */
function Histogram({ histogram, passMark }: { histogram: Statistics['paper']['histogram']; passMark: number }) {
  const bins = binsOf(histogram);
  const most = Math.max(1, ...bins.map(({ candidates }) => candidates));
  const upTo = bins.map((_, at) => bins.slice(0, at + 1).reduce((sum, { candidates }) => sum + candidates, 0));
  return (
    <section className={styles.part}>
      <h2>{m.howTheyFall}</h2>
      <p>{m.histogramNote(marksOf(passMark))}</p>
      <div className={styles.chart} role="img" aria-label={m.howTheyFall}>
        {bins.map(({ from, candidates }) => (
          <i key={from} data-below={from < passMark || undefined} style={{ height: `${(candidates / most) * 100}%` }} />
        ))}
      </div>
      <p className={styles.axis} aria-hidden="true">
        <span>{marksOf(bins[0]?.from ?? 0)}</span>
        <span>{marksOf(bins[bins.length - 1]?.to ?? 0)}</span>
      </p>
      {/* It scrolls where it is wider than the screen, so that the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="region" aria-label={m.howTheyFall} tabIndex={0}>
        <table className={styles.figures}>
          <thead>
            <tr>
              <th scope="col">{m.total}</th>
              <th scope="col" className={styles.right}>
                {m.candidates}
              </th>
              <th scope="col" className={styles.right}>
                {m.upToHere}
              </th>
            </tr>
          </thead>
          <tbody>
            {bins.map(({ from, to, candidates }, at) => {
              return (
                <tr key={from}>
                  <td className="num">{m.fromTo(marksOf(from), marksOf(to))}</td>
                  <td className={`num ${styles.right}`}>{candidates}</td>
                  <td className={`num ${styles.right}`}>{upTo[at]}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
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
      {/* It scrolls where it is wider than the screen, so that the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="region" aria-label={m.items} tabIndex={0}>
        <table className={`${styles.figures} ${styles.wide}`}>
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
                  <td className="num">{figures.place + 1}</td>
                  <td>
                    {item && <PreviewText text={item.stem} />}
                    {figures.suspected && <b> {m.suspected}</b>}
                    {figures.cancelled && <small> {m.cancelledAs[figures.cancelled]}</small>}
                  </td>
                  <td className="num">{twoPlaces(figures.facility)}</td>
                  <td className="num">{twoPlaces(figures.discrimination)}</td>
                  <td className="num">{twoPlaces(figures.upperLower)}</td>
                  <td>
                    {figures.options.map(({ option, upper, lower }, at) => (
                      <span key={option} className={styles.option}>
                        <i className={styles.letter} data-key={figures.right.includes(option) || undefined}>
                          {letterAt(at)}
                        </i>
                        <Bars upper={upper / group} lower={lower / group} />
                        <span className="num">
                          {upper}/{lower}
                        </span>
                      </span>
                    ))}
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
