import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import { ApiError } from '#client/lib/api/api-error.ts';
import * as m from '#messages/staff-rooms.ts';
import { staffCall } from '../../api/staff-call.ts';
import field from '../../ui/field.module.css';
import { useChanged } from '../shared/use-examination.ts';
import styles from './rooms-tab.module.css';

interface AddRoomProps {
  readonly code: string;
  readonly onMade: (made: { room: string; pass: string }) => void;
}

/** Adds a room by its name, and shows its pass at once. */
export function AddRoom({ code, onMade }: AddRoomProps) {
  const id = useId();
  const changed = useChanged(code);
  const adding = useMutation({
    mutationFn: (room: string) =>
      staffCall('POST /staff/examinations/:code/rooms', { params: { code }, body: { room } }),
  });
  const { error } = adding;
  const problem = error instanceof ApiError ? (error.fields?.['room'] ?? error.message) : error?.message;
  return (
    <form
      className={`${layout.form} ${styles.add} mt-20`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const { value } = form.elements.namedItem('room') as HTMLInputElement;
        adding.mutate(value, {
          onSuccess: async (made) => {
            form.reset();
            onMade(made);
            await changed();
          },
        });
      }}
    >
      <div>
        <label className={`${field.label} mt-8`} htmlFor={id}>
          {m.nameOfRoom}
        </label>
        <input
          className={field.input}
          id={id}
          name="room"
          required
          maxLength={40}
          autoComplete="off"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        />
      </div>
      <Button type="submit" idle={adding.isPending}>
        {m.addRoom}
      </Button>
      {problem !== undefined && (
        <p className={field.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </form>
  );
}
