import { apiErrorFrom, isFinal } from '#client/lib/api/call.ts';
import { mapOf, text, type Parser } from '#exam/parse.ts';
import type { StorageCell } from '#client/candidate/attempt/entry-store.ts';
import { keptDoor, type KeptDoor } from './kept-door.ts';
import type { RoomCalls } from './room-calls.ts';

/** What the device has of the door, so that it works without a network. */
export interface DoorState {
  readonly door: KeptDoor | null;
  /** By the `photo` of a candidate: a JPEG in base64, empty where the server has none. */
  readonly photos: Readonly<Record<string, string>>;
}

interface DoorKeeperParts {
  readonly calls: Pick<RoomCalls, 'door' | 'photo'>;
  readonly listCell: StorageCell;
  readonly photosCell: StorageCell;
  /** Never goes back, in ms. */
  readonly monotonic: () => number;
  readonly onChange: (state: DoorState) => void;
}

export interface DoorKeeper {
  /**
   * Asks for the list each minute, else for one photo that is missing. Returns whether more are missing. Never throws: the
   * next step tries again.
   */
  readonly step: (token: string) => Promise<boolean>;
  /** Removes list and photos from the device. */
  readonly forget: () => void;
}

/** How often a device asks whether the list has changed, in ms. */
const listEveryMs = 60_000;
/** How many photos come before the device writes them down once more. */
const photosAtOnce = 8;
const nothing: DoorState = { door: null, photos: {} };

/** Keeps the list of a room's door and its photos on the device. */
export function createDoorKeeper({ calls, listCell, photosCell, monotonic, onChange }: DoorKeeperParts): DoorKeeper {
  let state: DoorState = { door: stored(listCell, keptDoor) ?? null, photos: stored(photosCell, mapOf(text)) ?? {} };
  let askedAt = -Infinity;
  let unwritten = 0;
  onChange(state);

  function set(change: Partial<DoorState>): void {
    state = { ...state, ...change };
    onChange(state);
  }
  const missing = () =>
    (state.door?.list.candidates ?? []).filter(({ photo }) => photo !== null && !(photo in state.photos));
  function writePhotos(): void {
    if (unwritten === 0) return;
    photosCell.write(JSON.stringify(state.photos));
    unwritten = 0;
  }

  async function askForList(token: string): Promise<void> {
    const { version, list } = await calls.door(token, state.door?.version ?? '');
    askedAt = monotonic();
    if (list === null) return;
    const door = { version, list };
    listCell.write(JSON.stringify(door));
    const named = new Set(list.candidates.map(({ photo }) => photo));
    const photos = Object.fromEntries(Object.entries(state.photos).filter(([photo]) => named.has(photo)));
    set({ door, photos });
  }

  async function askForPhoto(token: string): Promise<void> {
    const [next] = missing();
    if (next === undefined || next.photo === null) return;
    const jpeg = await calls.photo(token, next.symbolNumber).catch((error: unknown) => {
      if (isFinal(apiErrorFrom(error))) return '';
      throw error;
    });
    unwritten += 1;
    set({ photos: { ...state.photos, [next.photo]: jpeg } });
    if (unwritten >= photosAtOnce || missing().length === 0) writePhotos();
  }

  return {
    step: async (token) => {
      try {
        await (monotonic() - askedAt >= listEveryMs ? askForList(token) : askForPhoto(token));
      } catch (error) {
        apiErrorFrom(error);
        writePhotos();
        return false;
      }
      return missing().length > 0;
    },
    forget: () => {
      for (const cell of [listCell, photosCell]) cell.write('null');
      askedAt = -Infinity;
      unwritten = 0;
      set(nothing);
    },
  };
}

function stored<T>(cell: StorageCell, parse: Parser<T>): T | undefined {
  try {
    return parse(JSON.parse(cell.read() ?? 'null'));
  } catch {
    return undefined;
  }
}
