import * as m from '#messages/staff-candidates.ts';
import { BoxCell } from '../../ui/box-cell.tsx';
import ruled from '../../ui/ruled-box.module.css';
import { SearchCell } from '../../ui/search-cell.tsx';
import { useRooms } from '../use-rooms.ts';
import styles from './candidate-list.module.css';

interface CandidateSearchProps {
  readonly code: string;
  readonly q: string;
  readonly room: string;
  readonly onShow: (change: Readonly<Record<string, string>>) => void;
}

/** Finds candidates by name or symbol number, and by room. */
export function CandidateSearch({ code, q, room, onShow }: CandidateSearchProps) {
  const { data: rooms } = useRooms(code);
  return (
    <form role="search" className={`${ruled.box} ${styles.search}`} onSubmit={(event) => event.preventDefault()}>
      <SearchCell title={m.search} hint={m.nameOrNumber} q={q} onSearch={(typed) => onShow({ q: typed })} />
      <BoxCell title={m.room} isSet={room !== ''}>
        <select value={room} onChange={({ target }) => onShow({ room: target.value })}>
          <option value="">{m.allRooms}</option>
          {rooms?.map((each) => (
            <option key={each.room} value={each.room}>
              {each.room}
            </option>
          ))}
        </select>
      </BoxCell>
    </form>
  );
}
