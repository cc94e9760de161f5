import { language } from '#messages/language.ts';
import * as m from '#messages/staff-log.ts';
import { shortDayIn } from '#text/dates.ts';
import { BoxCell } from '../../ui/box-cell.tsx';
import ruled from '../../ui/ruled-box.module.css';
import { SearchCell } from '../../ui/search-cell.tsx';
import { useRooms } from '../use-rooms.ts';
import styles from './log.module.css';
import { actIn, whoActed } from './said-of.ts';
import type { useLog } from './use-log.ts';

interface AuditFilterProps {
  readonly code: string;
  readonly log: Pick<ReturnType<typeof useLog>, 'narrowed' | 'narrow'>;
  readonly actors: readonly { readonly actor: string; readonly name: string | null }[];
  readonly acts: readonly string[];
  readonly days: readonly string[];
}

/** Narrows the audit log: by words or a symbol number, by who acted, by what was done, by room and day. */
export function AuditFilter({ code, log: { narrowed, narrow }, actors, acts, days }: AuditFilterProps) {
  const { data: rooms } = useRooms(code);
  const chosen = (name: 'actor' | 'act' | 'room' | 'day') => ({
    value: narrowed[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => narrow({ [name]: target.value }),
  });
  return (
    <form role="search" className={`${ruled.box} ${styles.filter}`} onSubmit={(event) => event.preventDefault()}>
      <SearchCell title={m.search} hint={m.searchHint} q={narrowed.q ?? ''} onSearch={(q) => narrow({ q })} />
      <BoxCell title={m.who} isSet={narrowed.actor !== undefined}>
        <select {...chosen('actor')}>
          <option value="">{m.anybody}</option>
          {actors.map(({ actor, name }) => (
            <option key={actor} value={actor}>
              {whoActed(actor, name)}
            </option>
          ))}
        </select>
      </BoxCell>
      <BoxCell title={m.what} isSet={narrowed.act !== undefined}>
        <select {...chosen('act')}>
          <option value="">{m.anything}</option>
          {acts.map((each) => (
            <option key={each} value={each}>
              {actIn(each)}
            </option>
          ))}
        </select>
      </BoxCell>
      <BoxCell title={m.roomTitle} isSet={narrowed.room !== undefined}>
        <select {...chosen('room')}>
          <option value="">{m.any}</option>
          {rooms?.map(({ room }) => (
            <option key={room} value={room}>
              {room}
            </option>
          ))}
        </select>
      </BoxCell>
      <BoxCell title={m.day} isSet={narrowed.day !== undefined}>
        <select {...chosen('day')}>
          <option value="">{m.any}</option>
          {days.map((each) => (
            <option key={each} value={each}>
              {shortDayIn(language, each)}
            </option>
          ))}
        </select>
      </BoxCell>
    </form>
  );
}
