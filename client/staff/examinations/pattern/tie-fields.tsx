import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { tieBreaksOf } from '#exam/marking/criteria.ts';
import * as m from '#messages/staff-pattern.ts';
import field from '../../ui/field.module.css';
import { tieBreakName } from '../shared/tie-break-name.ts';
import { Part } from './part.tsx';
import styles from './part.module.css';
import type { PatternDraft } from './pattern-draft.ts';
import { RowActs } from './row-acts.tsx';

/** The tie-breaks, in their order. */
export function TieFields({ fixed }: { fixed: boolean }) {
  const { control } = useFormContext<PatternDraft>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'tieBreaks' as never });
  const [chosen, sections] = useWatch({ control, name: ['tieBreaks', 'sections'] });
  const taken = new Set(chosen.map(({ by }) => by));
  const titles = sections.map(({ title }) => title).filter((title) => title !== '');
  const free = tieBreaksOf(titles).filter((by) => !taken.has(by));
  return (
    <Part title={m.equalTotals} of="tieBreaks" fixed={fixed} note={m.stillEqual}>
      <div className={styles.ties}>
        {chosen.length > 0 && (
          <ol className="hair-above">
            {fields.map((each, place) => {
              const by = chosen[place]?.by ?? '';
              return (
                <li key={each.id}>
                  <span aria-hidden="true">{place + 1}</span>
                  {tieBreakName(by)}
                  <RowActs
                    name={tieBreakName(by)}
                    place={place}
                    count={fields.length}
                    onMove={move}
                    onRemove={remove}
                  />
                </li>
              );
            })}
          </ol>
        )}
        <select
          className={field.input}
          aria-label={m.addRule}
          value=""
          onChange={({ target }) => append({ by: target.value })}
        >
          <option value="">{m.addRule}</option>
          {free.map((by) => (
            <option key={by} value={by}>
              {tieBreakName(by)}
            </option>
          ))}
        </select>
      </div>
    </Part>
  );
}
