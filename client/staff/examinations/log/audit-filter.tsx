import * as m from '#messages/staff-log.ts';
import { BoxCell } from '../../ui/box-cell.tsx';
import ruled from '../../ui/ruled-box.module.css';
import { SearchCell } from '../../ui/search-cell.tsx';
import styles from './log.module.css';
import { actIn, whoActed } from './said-of.ts';
import type { useLog } from './use-log.ts';

interface AuditFilterProps {
  readonly log: Pick<ReturnType<typeof useLog>, 'narrowed' | 'narrow'>;
  readonly actors: readonly { readonly actor: string; readonly name: string | null }[];
  readonly acts: readonly string[];
}

/** Narrows the audit log: by words or a symbol number, by who acted, by what was done. */
export function AuditFilter({ log: { narrowed, narrow }, actors, acts }: AuditFilterProps) {
  const chosen = (name: 'actor' | 'act') => ({
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
    </form>
  );
}
