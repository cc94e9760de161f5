import { useEffect, useRef, useState } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import * as m from '#messages/staff-candidates.ts';
import { useSettled } from '../../bank/use-settled.ts';
import bar from '../../bank/filter-bar.module.css';
import act from '../../ui/act.module.css';
import { useKeys } from '../../ui/use-keys.ts';
import { useRooms } from '../use-rooms.ts';
import styles from './candidate-list.module.css';

interface CandidateSearchProps {
  readonly code: string;
  readonly q: string;
  readonly room: string;
  readonly onShow: (change: Readonly<Record<string, string>>) => void;
}

/** How long nothing is typed before it is looked for, in ms. */
const quietMs = 250;

/** Finds candidates by name or symbol number, and by room. */
export function CandidateSearch({ code, q, room, onShow }: CandidateSearchProps) {
  const search = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(q);
  const settled = useSettled(typed, quietMs);
  const { data: rooms } = useRooms(code);
  useKeys({ '/': () => search.current?.focus() });
  useEffect(() => {
    if (settled.trim() !== q) onShow({ q: settled.trim() });
    // What was typed decides; the address follows it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [settled]);
  return (
    <form role="search" className={`${bar.bar} ${styles.search}`} onSubmit={(event) => event.preventDefault()}>
      <label className={bar.cell} data-kind="search" data-set={q !== '' || undefined}>
        <span>{m.search}</span>
        <input
          ref={search}
          type="search"
          placeholder={m.nameOrNumber}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <kbd className={act.key} aria-hidden="true">
          /
        </kbd>
      </label>
      <label className={bar.cell} data-kind="choice" data-set={room !== '' || undefined}>
        <span>{m.room}</span>
        <select value={room} onChange={({ target }) => onShow({ room: target.value })}>
          <option value="">{m.allRooms}</option>
          {rooms?.map((each) => (
            <option key={each.room} value={each.room}>
              {each.room}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={16} weight={2.4} />
      </label>
    </form>
  );
}
