import { language } from '#messages/language.ts';
import * as m from '#messages/staff-paper.ts';
import { numberIn } from '#text/numbers.ts';
import styles from './spread.module.css';
import type { StaffPaper } from './use-paper.ts';

const levels = [1, 2, 3, 4, 5, null] as const;

/** How hard the paper is: a dot an item, and the mean of every section. */
export function Spread({ paper }: { paper: StaffPaper }) {
  const all = paper.sections.flatMap(({ items }) => items.map(({ difficulty }) => difficulty));
  return (
    <section className={styles.spread}>
      <h2>{m.spread}</h2>
      <dl>
        {levels.map((level) => {
          const count = all.filter((each) => each === level).length;
          if (level === null && count === 0) return null;
          return (
            <div key={level ?? 'none'}>
              <dt>{level === null ? m.notSaid : numberIn(language, level)}</dt>
              <dd>
                <i aria-hidden="true" style={{ width: Math.min(count, 16) * 11, height: Math.ceil(count / 16) * 11 }} />
                {numberIn(language, count)}
              </dd>
            </div>
          );
        })}
      </dl>
      <p>{m.oneDot}</p>
      <table>
        <caption className="vh">{m.meanDifficulty}</caption>
        <thead>
          <tr>
            <th scope="col">{m.section}</th>
            <th scope="col">{m.meanDifficulty}</th>
          </tr>
        </thead>
        <tbody>
          {paper.sections.map(({ title, items }) => (
            <tr key={title}>
              <td>{title}</td>
              <td>{meanOf(items.map(({ difficulty }) => difficulty))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function meanOf(difficulties: readonly (number | null)[]): string {
  const said = difficulties.filter((each) => each !== null);
  if (said.length === 0) return '–';
  return numberIn(language, Math.round((said.reduce((sum, each) => sum + each, 0) / said.length) * 10) / 10);
}
