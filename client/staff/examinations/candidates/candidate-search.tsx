import * as m from '#messages/staff-candidates.ts';
import { BoxCell } from '../../ui/box-cell.tsx';
import ruled from '../../ui/ruled-box.module.css';
import { SearchCell } from '../../ui/search-cell.tsx';
import { useRooms } from '../shared/use-rooms.ts';
import styles from './candidate-list.module.css';

/** The filters of the candidates, as the address says them; empty for no filter. */
export type CandidateFilter = Readonly<Record<'q' | 'room' | 'group' | 'extra', string>>;

interface CandidateSearchProps {
  readonly code: string;
  readonly narrowed: CandidateFilter;
  /** Every group with at least one candidate. */
  readonly groups: readonly string[];
  readonly onShow: (change: Partial<CandidateFilter>) => void;
}

/** Finds candidates by name or symbol number, by room, by group and by extra minutes. */
export function CandidateSearch({ code, narrowed, groups, onShow }: CandidateSearchProps) {
  const { data: rooms } = useRooms(code);
  const chosen = (name: keyof CandidateFilter) => ({
    value: narrowed[name],
    onChange: ({ target }: { target: { value: string } }) => onShow({ [name]: target.value }),
  });
  return (
    <form role="search" className={`${ruled.box} ${styles.search}`} onSubmit={(event) => event.preventDefault()}>
      <SearchCell title={m.search} hint={m.nameOrNumber} q={narrowed.q} onSearch={(q) => onShow({ q })} />
      <BoxCell title={m.room} isSet={narrowed.room !== ''}>
        <select {...chosen('room')}>
          <option value="">{m.allRooms}</option>
          {rooms?.map((each) => (
            <option key={each.room} value={each.room}>
              {each.room}
            </option>
          ))}
        </select>
      </BoxCell>
      <BoxCell title={m.group} isSet={narrowed.group !== ''}>
        <select {...chosen('group')}>
          <option value="">{m.allGroups}</option>
          {groups.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </BoxCell>
      <BoxCell title={m.extraMinutes} isSet={narrowed.extra !== ''}>
        <select {...chosen('extra')}>
          <option value="">{m.withAndWithout}</option>
          <option value="with">{m.withExtra}</option>
          <option value="without">{m.withoutExtra}</option>
        </select>
      </BoxCell>
    </form>
  );
}
