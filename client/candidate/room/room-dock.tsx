import { HallIcon } from '#client/candidate/frame/hall-icon.tsx';
import { atDoor } from '#messages/door.ts';
import * as m from '#messages/room.ts';
import type { ActRequest } from './act-request.ts';
import styles from './room-dock.module.css';
import type { NewAct } from './new-act.ts';
import type { RoomBoard } from './room-calls.ts';

interface DockProps {
  readonly board: RoomBoard;
  readonly room: string;
  readonly ask: (asked: ActRequest) => void;
  readonly act: (act: NewAct) => void;
  readonly openDoor: () => void;
}

/** The commands for the whole room. */
export function RoomDock({ board, room, ask, act, openDoor }: DockProps) {
  const isOut = board.outages.some(({ to }) => to === null);
  return (
    <div className={styles.dock}>
      <button type="button" onClick={openDoor}>
        <HallIcon name="door" size={24} />
        {atDoor}
      </button>
      <button type="button" onClick={() => ask({ kind: 'announce', to: { room }, name: null })}>
        <HallIcon name="announce" size={24} />
        {m.announce}
      </button>
      <button type="button" onClick={() => ask({ kind: 'minutes', to: { room }, name: null })}>
        <HallIcon name="clock" size={24} />
        {m.giveMinutes}
      </button>
      <button
        type="button"
        onClick={() => (isOut ? act({ kind: 'outage-close' }) : ask({ kind: 'outage-open', to: { room }, name: null }))}
      >
        <HallIcon name="outage" size={24} />
        {isOut ? m.closeOutage : m.openOutage}
      </button>
    </div>
  );
}
