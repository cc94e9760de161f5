import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import * as m from '#messages/staff-pattern.ts';
import plain from '#client/ui/plain-table.module.css';
import { Button } from '#client/ui/button.tsx';
import field from '../../ui/field.module.css';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import { CheckField } from './check-field.tsx';
import { FigureField } from './figure-field.tsx';
import { Part } from './part.tsx';
import folding from '../../ui/folding-table.module.css';
import styles from './part.module.css';
import { rowField, type PatternDraft } from './pattern-draft.ts';
import { RowActs } from './row-acts.tsx';

/** The seats: the open list first, then the reserved ones in their order. */
export function SeatFields({ fixed }: { fixed: boolean }) {
  const { control, register } = useFormContext<PatternDraft>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'groups' as never });
  const groups = useWatch({ control, name: 'groups' });
  return (
    <Part title={m.seats} of="seats" fixed={fixed}>
      <table className={`${folding.folds} ${plain.table} ${styles.table}`}>
        <caption className="vh">{m.seats}</caption>
        <thead>
          <tr>
            <th scope="col">{m.listInOrder}</th>
            <th scope="col" className={styles.figure}>
              {m.seatCount}
            </th>
            <th scope="col">
              <span className="vh">{m.order}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td className={styles.wide}>
              <b>{m.openList}</b>
            </td>
            <td className={styles.figure}>
              <input
                className={field.input}
                aria-label={m.openSeats}
                inputMode="numeric"
                autoComplete="off"
                {...register('open')}
              />
            </td>
            <td>{m.everybodyWhoPasses}</td>
          </tr>
          {fields.map((each, place) => (
            <tr key={each.id}>
              <td className={styles.wide}>
                <input
                  className={field.input}
                  aria-label={m.groupName(place + 1)}
                  autoComplete="off"
                  {...register(rowField('groups', place, 'name'))}
                />
              </td>
              <td className={styles.figure}>
                <input
                  className={field.input}
                  aria-label={m.groupSeats(place + 1)}
                  inputMode="numeric"
                  autoComplete="off"
                  {...register(rowField('groups', place, 'seats'))}
                />
              </td>
              <td className={styles.acts}>
                <RowActs
                  name={groups[place]?.name || m.groupName(place + 1)}
                  place={place}
                  count={fields.length}
                  onMove={move}
                  onRemove={remove}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button kind="link" onClick={() => append({ name: '', seats: '0' })}>
        <StaffIcon name="plus" size={16} /> {m.addGroup}
      </Button>
      <div className={styles.lines}>
        <CheckField label={m.emptyToOpen} name="emptyToOpen" fixed={fixed} />
        <FigureField before={m.waitingList} name="waiting" fixed={fixed} />
      </div>
    </Part>
  );
}
