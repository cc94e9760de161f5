import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Loading } from '#client/ui/loading.tsx';
import { cell } from '#client/candidate/attempt/device.ts';
import { hallClock } from '#client/candidate/attempt/hall-clock.ts';
import { keepPrograms } from '#client/candidate/offline/keep-program.ts';
import { useAwake } from '#client/candidate/frame/use-awake.ts';
import { BoardScreen } from './board-screen.tsx';
import { DoorScreen } from './door-screen.tsx';
import { PassScreen } from './pass-screen.tsx';
import { roomCalls } from './room-calls.ts';
import { createRoomDesk, type RoomDesk } from './room-desk.ts';

/** /room/{code}: the pass, then the board of its room. */
export function RoomScreen({ code }: { code: string }) {
  const [desk] = useState(() => deskOf(code));
  const [isAtDoor, setIsAtDoor] = useState(false);
  useEffect(() => {
    desk.open();
    addEventListener('online', desk.online);
    return () => {
      removeEventListener('online', desk.online);
      desk.close();
    };
  }, [desk]);
  const state = useStore(desk.store);
  const { kept } = state;
  const isIn = kept !== null && kept.token !== null;
  useAwake(isIn);
  useEffect(() => (isIn ? keepPrograms('/room') : undefined), [isIn]);
  if (!isIn) return <PassScreen code={code} again={kept !== null} signIn={desk.signIn} />;
  if (kept.board === null) return <Loading />;
  const shown = { desk, state, kept, board: kept.board };
  return isAtDoor ? (
    <DoorScreen {...shown} close={() => setIsAtDoor(false)} />
  ) : (
    <BoardScreen {...shown} openDoor={() => setIsAtDoor(true)} />
  );
}

function deskOf(code: string): RoomDesk {
  const monotonic = () => performance.now();
  return createRoomDesk({
    calls: roomCalls(code),
    cell: cell(`room/${code}`),
    doorCells: { list: cell(`room/${code}/list`), photos: cell(`room/${code}/photos`) },
    clock: hallClock(monotonic, Date.now()),
    monotonic,
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
}
