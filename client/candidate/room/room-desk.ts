import { boardPollMs } from '#contract/room-times.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { apiErrorFrom } from '#client/lib/api/call.ts';
import { createGivenSince } from '#client/lib/api/given-since.ts';
import { keptActs } from '#client/lib/api/kept-acts.ts';
import { createOutbox } from '#client/lib/api/outbox.ts';
import { createRetryLoop } from '#client/lib/api/retry-loop.ts';
import { isRecord } from '#exam/parse.ts';
import type { HallClock } from '#client/candidate/attempt/hall-clock.ts';
import type { StorageCell } from '#client/candidate/attempt/entry-store.ts';
import { createDoorKeeper, type DoorState } from './door-keeper.ts';
import type { BoardCommand, RoomBoard, RoomCalls } from './room-calls.ts';

/** What survives a reload: the invigilator, the last board, and the commands that are not sent yet. */
export interface RoomSnapshot {
  /** Null when the invigilator has to enter the pass again. */
  readonly token: string | null;
  readonly room: string;
  readonly board: RoomBoard | null;
  /** In the order in which the invigilator gave them. */
  readonly waiting: readonly BoardCommand[];
}

export interface RoomState extends DoorState {
  readonly kept: RoomSnapshot | null;
  /** Whether the last call got no answer. Then the board has its stated age and is not up to date. */
  readonly lost: boolean;
  /**
   * A command that the server refused, with the server's sentence. It stays until the invigilator closes it. `given`: when another person
   * gave time meanwhile.
   */
  readonly refused: { readonly act: BoardCommand; readonly sentence: string; readonly given: string | null } | null;
}

export interface RoomDesk {
  readonly store: StoreApi<RoomState>;
  /** By the server's clock. */
  readonly now: () => number;
  readonly signIn: (pass: string) => Promise<void>;
  /** Keeps a command, then sends it as often as necessary; the server does the same command once. */
  readonly act: (act: BoardCommand) => void;
  readonly readRefusal: () => void;
  /** A connection is back. */
  readonly online: () => void;
  readonly leave: () => void;
  /** Starts to ask, and stops. */
  readonly open: () => void;
  readonly close: () => void;
}

/** How long after the end a device keeps the faces of candidates, in ms. */
const facesKeptMs = 24 * 60 * 60_000;
/** How long photos come before the board has its turn again, in ms. */
const photosMs = 2000;

/** What a board needs from outside, so that tests decide it. */
export interface RoomEnvironment {
  readonly calls: RoomCalls;
  readonly cell: StorageCell;
  /** For the list of the door, and for its photos. */
  readonly doorCells: { readonly list: StorageCell; readonly photos: StorageCell };
  readonly clock: HallClock;
  /** Never goes back, in ms. */
  readonly monotonic: () => number;
  readonly after: (ms: number, run: () => void) => () => void;
}

/**
 * The board of a room on this device (docs/rules/examination.md, section 6). The device requests it each five seconds, and has it without a network.
 */
export function createRoomDesk({ calls, cell, doorCells, clock, monotonic, after }: RoomEnvironment): RoomDesk {
  const kept = readKept(cell);
  const store = createStore<RoomState>(() => ({ kept, lost: false, refused: null, door: null, photos: {} }));
  const { getState: state, setState: set } = store;
  const given = createGivenSince();
  const door = createDoorKeeper({
    calls,
    listCell: doorCells.list,
    photosCell: doorCells.photos,
    monotonic,
    onChange: (change) => set(change),
  });
  if (kept === null || (kept.board && clock.now() > Date.parse(kept.board.endsAt) + facesKeptMs)) door.forget();
  if (kept?.board) clock.sync(Date.parse(kept.board.now), 0, 0);

  function keep(change: Partial<RoomSnapshot>): void {
    const before = state().kept;
    if (before === null) return;
    const next = { ...before, ...change };
    cell.write(JSON.stringify(next));
    set({ kept: next });
  }

  const token = () => state().kept?.token ?? null;

  const outbox = createOutbox<BoardCommand>({
    read: () => state().kept?.waiting ?? [],
    keep: (waiting) => keep({ waiting }),
    send: async (act) => given.done(act, (await calls.act(token() ?? '', given.of(act))).at),
    onRefused: ({ code, message, detail }, act) =>
      set({ refused: { act, sentence: message, given: code === 'changed-meanwhile' ? String(detail?.['at']) : null } }),
  });

  /** Sends what waits, in order, and requests the board. */
  const loop = createRetryLoop({
    after,
    run: async () => {
      const own = token();
      if (own === null) return null;
      await outbox.flush();
      const sentAt = monotonic();
      const board = await calls.board(own);
      clock.sync(Date.parse(board.now), sentAt, monotonic());
      set({ lost: false });
      keep({ board });
      const until = monotonic() + photosMs;
      let more = true;
      // oxlint-disable-next-line eslint/no-await-in-loop -- one photo after the other
      while (more && monotonic() <= until) more = await door.step(own);
      return more ? 0 : boardPollMs;
    },
    onFailure: (error) => {
      set({ lost: true });
      if (apiErrorFrom(error).code === 'not-signed-in') {
        keep({ token: null });
        door.forget();
      }
    },
  });

  return {
    store,
    now: clock.now,
    signIn: async (pass) => {
      const { token: own, room } = await calls.signIn(pass);
      const before = state().kept;
      // The new token sends the commands of this room.
      if (before?.room !== room) door.forget();
      const next = before?.room === room ? { ...before, token: own } : { token: own, room, board: null, waiting: [] };
      cell.write(JSON.stringify(next));
      set({ kept: next });
      await loop.soon();
    },
    act: (act) => {
      outbox.add(act);
      void loop.soon();
    },
    readRefusal: () => set({ refused: null }),
    online: loop.online,
    leave: () => {
      cell.write('null');
      door.forget();
      set({ kept: null });
    },
    open: loop.open,
    close: loop.close,
  };
}

function readKept(cell: StorageCell): RoomSnapshot | null {
  try {
    const kept: unknown = JSON.parse(cell.read() ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Whether this device kept it, or an earlier version of this program: a board without what the screen lists is not valid. */
function isKept(value: unknown): value is RoomSnapshot {
  if (!isRecord(value)) return false;
  const { token, room, board, waiting } = value;
  return (
    (token === null || typeof token === 'string') &&
    typeof room === 'string' &&
    (board === null || isBoard(board)) &&
    keptActs(waiting) !== undefined
  );
}

function isBoard(value: unknown): boolean {
  if (!isRecord(value) || typeof value['now'] !== 'string') return false;
  return [value['candidates'], value['outages'], value['announcements']].every(
    (list) => Array.isArray(list) && list.every(isRecord),
  );
}
