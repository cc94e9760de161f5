import type { DoorState } from './door-keeper.ts';

/** The photo of a candidate as JPEG in base64; null where there is none, or not yet. */
export function photoOf({ photos }: DoorState, { photo }: { readonly photo: string | null }): string | null {
  return (photo !== null && photos[photo]) || null;
}

/** The photos of a room by symbol number; null where the room has no photo at all. */
export function photosOf(state: DoorState): ReadonlyMap<string, string | null> | null {
  const candidates = state.door?.list.candidates ?? [];
  if (candidates.every(({ photo }) => photo === null)) return null;
  return new Map(candidates.map((each) => [each.symbolNumber, photoOf(state, each)]));
}
