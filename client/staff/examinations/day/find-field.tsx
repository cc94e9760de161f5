import { useRef, useState } from 'react';
import * as m from '#messages/staff-day.ts';
import layout from '#client/ui/layout.module.css';
import field from '../../ui/field.module.css';
import { useKeys } from '../../ui/use-keys.ts';
import { findCandidate } from './find-candidate.ts';
import type { Candidate } from './rooms-of.ts';

interface FindFieldProps {
  readonly candidates: readonly Candidate[];
  readonly onFound: (candidate: Candidate) => void;
}

/** Finds one candidate of all rooms by name or symbol number. Enter leads to the row. */
export function FindField({ candidates, onFound }: FindFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  useKeys({ '/': () => input.current?.focus() });
  const found = findCandidate(candidates, typed);
  return (
    <form
      role="search"
      className={`${layout.form} mb-16`}
      onSubmit={(event) => {
        event.preventDefault();
        if (found !== undefined) onFound(found);
      }}
    >
      <label className="small">
        {m.find}
        <input
          ref={input}
          type="search"
          className={field.input}
          placeholder={m.nameOrNumber}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <p role="status">
        {found && `${found.symbolNumber} ${found.name}, ${m.placeOf(found.room ?? m.withoutRoom, found.seat ?? '–')}`}
        {!found && typed.trim() !== '' && m.nobodyFound}
      </p>
    </form>
  );
}
