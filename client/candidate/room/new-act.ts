import { uuid } from '#client/lib/uuid.ts';
import type { Act } from './room-calls.ts';

type WithoutId<One> = One extends unknown ? Omit<One, 'id'> : never;
/** A command as a screen makes it; it gets its name when it is done. */
export type NewAct = WithoutId<Act>;

/** Gives a command the name that makes it the same when it is sent again: a random UUID. Plain http has no `crypto.randomUUID`. */
export function named(act: NewAct, bytes: Uint8Array = crypto.getRandomValues(new Uint8Array(16))): Act {
  const hex = Array.from(bytes, (byte, place) => {
    const marked = place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  const id = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  return { ...act, id };
}
