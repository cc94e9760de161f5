import { language } from '#messages/language.ts';
import * as m from '#messages/staff-log.ts';
import { shortDayIn } from '#text/dates.ts';
import { BoxCell } from '../ui/box-cell.tsx';
import ruled from '../ui/ruled-box.module.css';
import { SearchCell } from '../ui/search-cell.tsx';
import { useRooms } from '../examinations/shared/use-rooms.ts';
import styles from './log.module.css';
import { actIn, whoActed } from './said-of.ts';
import type { useLog } from './use-log.ts';

type FilterControls = Pick<ReturnType<typeof useLog>, 'narrowed' | 'narrow'>;

/** The examination of the log, and the days on which it has lines. */
export interface OneExamination {
  readonly code: string;
  readonly days: readonly string[];
}

interface AuditFilterProps {
  readonly log: FilterControls;
  readonly actors: readonly { readonly actor: string; readonly name: string | null }[];
  readonly acts: readonly string[];
  readonly examination?: OneExamination | undefined;
}

const selectProps = ({ narrowed, narrow }: FilterControls, name: 'actor' | 'act' | 'room' | 'day') => ({
  value: narrowed[name] ?? '',
  onChange: ({ target }: { target: { value: string } }) => narrow({ [name]: target.value }),
});

/** Filters the audit log: by words or a symbol number, by account, by action. The log of one examination has room and day too. */
export function AuditFilter({ log, actors, acts, examination }: AuditFilterProps) {
  const { narrowed, narrow } = log;
  const cells = `${ruled.box} ${styles.filter} ${examination ? '' : styles.few}`;
  return (
    <form role="search" className={cells} onSubmit={(event) => event.preventDefault()}>
      <SearchCell title={m.search} hint={m.searchHint} q={narrowed.q ?? ''} onSearch={(q) => narrow({ q })} />
      <BoxCell title={m.who} isSet={narrowed.actor !== undefined}>
        <select {...selectProps(log, 'actor')}>
          <option value="">{m.anybody}</option>
          {actors.map(({ actor, name }) => (
            <option key={actor} value={actor}>
              {whoActed(actor, name, examination === undefined)}
            </option>
          ))}
        </select>
      </BoxCell>
      <BoxCell title={m.what} isSet={narrowed.act !== undefined}>
        <select {...selectProps(log, 'act')}>
          <option value="">{m.anything}</option>
          {acts.map((each) => (
            <option key={each} value={each}>
              {actIn(each)}
            </option>
          ))}
        </select>
      </BoxCell>
      {examination && <RoomAndDay log={log} {...examination} />}
    </form>
  );
}

function RoomAndDay({ log, code, days }: OneExamination & { readonly log: FilterControls }) {
  const { data: rooms } = useRooms(code);
  return (
    <>
      <BoxCell title={m.roomTitle} isSet={log.narrowed.room !== undefined}>
        <select {...selectProps(log, 'room')}>
          <option value="">{m.any}</option>
          {rooms?.map(({ room }) => (
            <option key={room} value={room}>
              {room}
            </option>
          ))}
        </select>
      </BoxCell>
      <BoxCell title={m.day} isSet={log.narrowed.day !== undefined}>
        <select {...selectProps(log, 'day')}>
          <option value="">{m.any}</option>
          {days.map((each) => (
            <option key={each} value={each}>
              {shortDayIn(language, each)}
            </option>
          ))}
        </select>
      </BoxCell>
    </>
  );
}
