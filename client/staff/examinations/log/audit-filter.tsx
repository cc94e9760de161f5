import { useEffect, useRef, useState } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import * as m from '#messages/staff-log.ts';
import bar from '../../bank/filter-bar.module.css';
import { useSettled } from '../../bank/use-settled.ts';
import act from '../../ui/act.module.css';
import { useKeys } from '../../ui/use-keys.ts';
import styles from './log.module.css';
import { actIn, whoActed } from './said-of.ts';
import type { useLog } from './use-log.ts';

interface AuditFilterProps {
  readonly log: Pick<ReturnType<typeof useLog>, 'narrowed' | 'narrow'>;
  readonly actors: readonly { readonly actor: string; readonly name: string | null }[];
  readonly acts: readonly string[];
}

/** How long nothing is typed before it is looked for, in ms. */
const quietMs = 250;

/** Narrows the audit log: by words or a symbol number, by who acted, by what was done. */
export function AuditFilter({ log: { narrowed, narrow }, actors, acts }: AuditFilterProps) {
  const { q = '' } = narrowed;
  const search = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(q);
  const settled = useSettled(typed.trim(), quietMs);
  useKeys({ '/': () => search.current?.focus() });
  useEffect(() => {
    if (settled !== q) narrow({ q: settled });
    // What was typed decides; the address follows it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [settled]);
  const chosen = (name: 'actor' | 'act') => ({
    value: narrowed[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => narrow({ [name]: target.value }),
  });
  return (
    <form role="search" className={`${bar.bar} ${styles.filter}`} onSubmit={(event) => event.preventDefault()}>
      <label className={bar.cell} data-kind="search" data-set={q !== '' || undefined}>
        <span>{m.search}</span>
        <input
          ref={search}
          type="search"
          placeholder={m.searchHint}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <kbd className={act.key} aria-hidden="true">
          /
        </kbd>
      </label>
      <label className={bar.cell} data-kind="choice" data-set={narrowed.actor !== undefined || undefined}>
        <span>{m.who}</span>
        <select {...chosen('actor')}>
          <option value="">{m.anybody}</option>
          {actors.map(({ actor, name }) => (
            <option key={actor} value={actor}>
              {whoActed(actor, name)}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={16} weight={2.4} />
      </label>
      <label className={bar.cell} data-kind="choice" data-set={narrowed.act !== undefined || undefined}>
        <span>{m.what}</span>
        <select {...chosen('act')}>
          <option value="">{m.anything}</option>
          {acts.map((each) => (
            <option key={each} value={each}>
              {actIn(each)}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={16} weight={2.4} />
      </label>
    </form>
  );
}
