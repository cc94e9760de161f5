import { uuid } from '#client/lib/uuid.ts';
import type { BoardCommand } from './room-calls.ts';

type WithoutId<One> = One extends unknown ? Omit<One, 'id'> : never;
/** An act as a screen says it; its name is made when it is done. */
export type NewAct = WithoutId<BoardCommand>;

/** Gives an act the name that makes it the same when it is sent again. */
export function named(act: NewAct): BoardCommand {
  return { ...act, id: uuid() };
}
