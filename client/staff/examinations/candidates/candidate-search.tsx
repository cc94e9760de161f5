import { useEffect, useRef, useState } from 'react';
import * as m from '#messages/staff-candidates.ts';
import { useSettled } from '../../bank/use-settled.ts';
import field from '../../ui/field.module.css';
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
    <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
      <label>
        <span>{m.search}</span>
        <input
          ref={search}
          type="search"
          className={field.input}
          placeholder={m.nameOrNumber}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <label>
        <span>{m.room}</span>
        <select className={field.input} value={room} onChange={({ target }) => onShow({ room: target.value })}>
          <option value="">{m.allRooms}</option>
          {rooms?.map((each) => (
            <option key={each.room} value={each.room}>
              {each.room}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}
