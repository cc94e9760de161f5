import * as m from '#messages/staff-merit.ts';
import { inText } from '../../item/figures.ts';
import styles from './panels.module.css';
import parts from './parts.module.css';
import { listsOf } from '../shared/standing.ts';
import type { Merit } from '../shared/use-merit.ts';

/** The lists by symbol number, waiting candidates last: short enough to be read out. */
export function MeritLists({ merit }: { readonly merit: Merit }) {
  const lists = listsOf(merit).filter(({ candidates }) => candidates.length > 0);
  return (
    <section aria-label={m.meritList} className={`${parts.part} mt-32`}>
      <h2>{m.meritList}</h2>
      <p className="ink-2">{lists.length === 0 ? m.noLists : m.listsNote}</p>
      <dl className={styles.lists}>
        {lists.map(({ name, candidates }) => (
          <div key={name}>
            <dt>
              {name} <span className="tiny">{inText(candidates.length)}</span>
            </dt>
            <dd className="num">{candidates.map(({ symbolNumber }) => symbolNumber).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
