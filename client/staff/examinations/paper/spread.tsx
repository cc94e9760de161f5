import { language } from '#messages/language.ts';
import * as m from '#messages/staff-paper.ts';
import { numberIn } from '#text/numbers.ts';
import plain from '#client/ui/plain-table.module.css';
import { Facility } from '../../item/item-marks.tsx';
import { meanDifficulty, meanOf } from './mean-figures.ts';
import styles from './spread.module.css';
import type { StaffPaper } from './use-paper.ts';
import { sectionName } from '../shared/section-name.ts';

const levels = [1, 2, 3, 4, 5, null] as const;

/** The difficulty of the paper: a dot for each item, and each section's mean difficulty and mean facility. */
export function Spread({ paper }: { paper: StaffPaper }) {
  const items = paper.sections.flatMap((section) => section.items);
  return (
    <section className={`${styles.spread} p-20`}>
      <h2>{m.spread}</h2>
      <dl>
        {levels.map((level) => {
          const count = items.filter(({ difficulty }) => difficulty === level).length;
          if (level === null && count === 0) return null;
          return (
            <div key={level ?? 'none'}>
              <dt>{level === null ? m.notSaid : numberIn(language, level)}</dt>
              <dd className="flex justify-between">
                <Dots count={count} />
                {numberIn(language, count)}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="small mt-8">{m.oneDot}</p>
      <table className={`${plain.table} ${plain.figures}`}>
        <caption className="vh">{m.meanDifficulty}</caption>
        <thead>
          <tr>
            <th scope="col">{m.section}</th>
            <th scope="col">{m.meanDifficulty}</th>
            <th scope="col">{m.meanRight}</th>
          </tr>
        </thead>
        <tbody>
          {paper.sections.map(({ title, items: own }) => (
            <tr key={title}>
              <td>{sectionName(title)}</td>
              <td>{meanDifficulty(own)}</td>
              <td>
                <Facility of={meanOf(own.map(({ facility }) => facility))} />
              </td>
            </tr>
          ))}
          <tr>
            <td>
              <b>{m.wholePaper}</b>
            </td>
            <td>{meanDifficulty(items)}</td>
            <td>
              <Facility of={meanOf(items.map(({ facility }) => facility))} />
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

const dotsPerRow = 16;
const dotPx = 11;

/** So many dots, the last row with the rest. */
function Dots({ count }: { count: number }) {
  const rest = count % dotsPerRow;
  return (
    <span aria-hidden="true">
      <i style={{ width: dotsPerRow * dotPx, height: Math.floor(count / dotsPerRow) * dotPx }} />
      <i style={{ width: rest * dotPx, height: rest === 0 ? 0 : dotPx }} />
    </span>
  );
}
