import { useState, type FormEvent } from 'react';
import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import { ApiError } from '#client/lib/api/api-error.ts';
import { readSeatName } from '#exam/seating/plan.ts';
import type { PlannedRoom } from '#contract/seating.ts';
import * as m from '#messages/staff-seats.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import styles from './seats.module.css';

interface RoomShapeProps {
  readonly room: PlannedRoom;
  /** How many other rooms have no seats. */
  readonly others: number;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onSet: (shape: { rows: number; columns: number }, isForOthers: boolean) => void;
}

/** Says how many rows and columns a room has, and whose seat is gone then. */
export function RoomShape({ room, others, isBusy, error, onSet }: RoomShapeProps) {
  const [rows, setRows] = useState(String(room.rows ?? ''));
  const [columns, setColumns] = useState(String(room.columns ?? ''));
  const [isForOthers, setIsForOthers] = useState(others > 0 && room.rows === null);
  const lost = room.seats.filter(({ seat }) => {
    const place = readSeatName(seat);
    return place !== null && (place.row > Number(rows) || place.column > Number(columns));
  });
  const fields = error instanceof ApiError ? (error.fields ?? {}) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSet({ rows: Number(rows), columns: Number(columns) }, others > 0 && isForOthers);
  };
  return (
    <form className={`${layout.form} ${styles.shape}`} noValidate onSubmit={submit}>
      <LabelledField
        label={m.rows}
        inputMode="numeric"
        autoComplete="off"
        value={rows}
        problem={fields['rows']}
        onChange={({ target }) => setRows(target.value)}
      />
      <LabelledField
        label={m.columns}
        inputMode="numeric"
        autoComplete="off"
        value={columns}
        problem={fields['columns']}
        onChange={({ target }) => setColumns(target.value)}
      />
      <Button type="submit" kind={room.rows === null ? 'filled' : 'outlined'} idle={isBusy}>
        {m.setShape}
      </Button>
      {others > 0 && (
        <label className={layout.line}>
          <CheckBox label={m.alsoOthers(others)} checked={isForOthers} onChange={() => setIsForOthers(!isForOthers)} />
          {m.alsoOthers(others)}
        </label>
      )}
      <p className="small" role="status">
        {rows !== '' && columns !== '' && lost.length > 0 ? m.loseSeats(lost.length) : m.shapeNote}
      </p>
    </form>
  );
}
