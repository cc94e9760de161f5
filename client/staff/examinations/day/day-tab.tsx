import { boardPollMs } from '#contract/room-times.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import { within } from '#client/lib/api/within.ts';
import * as m from '#messages/staff-day.ts';
import { staffCall } from '../../api/staff-call.ts';
import { KeysBar } from '../../ui/keys-bar.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import { examinationKey, useExamination } from '../shared/use-examination.ts';
import { AnnounceForm } from './announce-form.tsx';
import { Ask, type Question } from './ask.tsx';
import { CountsBand } from './counts-band.tsx';
import { EndIt } from './end-it.tsx';
import { FindField } from './find-field.tsx';
import { HeldAnswers } from './held-answers.tsx';
import styles from './day-tab.module.css';
import { NeedsYou } from './needs-you.tsx';
import { OutageLedger } from './outage-ledger.tsx';
import { RoomSheet } from './room-sheet.tsx';
import { RoomTable, type SearchTarget } from './room-table.tsx';
import { roomsOf } from './rooms-of.ts';
import { useActs } from './use-acts.ts';

/** The least time between two changes of the rooms' order, in ms: otherwise they move away under the pointer. */
const reorderMs = 20_000;

const keys = [
  [['J', 'K'], m.keyRooms],
  [['A'], m.keyAnnounce],
  [['G'], m.keyTime],
  [['O'], m.keyOutage],
  [['/'], m.keyFind],
] as const;

/** The day of an examination: all rooms, what needs a person, announcements, outages. */
export function Component() {
  const { code } = useExamination();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({
    queryKey: examinationKey(code, 'board'),
    // The next request waits while this one hangs.
    queryFn: () => within((signal) => staffCall('GET /staff/examinations/:code/board', { params: { code }, signal })),
    refetchInterval: boardPollMs,
    refetchIntervalInBackground: true,
  });
  const acts = useActs(code);
  const age = useAge(dataUpdatedAt);
  const [question, setQuestion] = useState<Question | null>(null);
  const [opened, setOpened] = useState<string | null | undefined>(undefined);
  const [found, setFound] = useState<SearchTarget | null>(null);
  const slot = data === undefined ? 0 : Math.floor(Date.parse(data.now) / reorderMs);
  const known = data?.candidates.length ?? 0;
  const order = useMemo(
    () => (data === undefined ? [] : roomsOf(data).map(({ room }) => room)),
    // oxlint-disable-next-line react/exhaustive-deps -- the order is that of the beginning of each stretch of 20 s
    [slot, known],
  );
  const words = useRef<HTMLTextAreaElement>(null);
  const views = data === undefined ? [] : roomsOf(data);
  const rooms = [...views].sort((one, other) => order.indexOf(one.room) - order.indexOf(other.room));
  const shown = rooms.find(({ room }) => room === opened) ?? rooms[0];
  const step = (by: number) => () => {
    const next = rooms[shown === undefined ? 0 : rooms.indexOf(shown) + by];
    if (next !== undefined) setOpened(next.room);
  };
  const isOn = data !== undefined && ['sealed', 'open', 'running'].includes(data.state);
  useKeys({
    j: step(1),
    k: step(-1),
    a: () => words.current?.focus(),
    g: () => {
      const room = shown?.room ?? null;
      if (isOn && room !== null) setQuestion({ kind: 'minutes', to: { room }, whom: room, minutes: 5 });
    },
    o: () => {
      const room = shown?.room ?? null;
      if (data?.state !== 'running' || room === null) return;
      setQuestion({ kind: shown?.outage?.to === null ? 'outage-close' : 'outage-open', room });
    },
  });
  if (data === undefined)
    return error === null ? (
      <Waiting />
    ) : (
      <Notice acts={<TryAgain busy={isFetching} onClick={() => void refetch()} />}>
        <b>{m.notLoaded}</b> {error.message}
      </Notice>
    );
  const giveToo = acts.refused?.giveToo ?? null;
  return (
    <>
      <CountsBand board={data} age={age} />
      {acts.waiting > 0 && <Notice kind="calm">{m.actsWaiting(acts.waiting)}</Notice>}
      {acts.refused !== null && (
        <Notice
          acts={
            <>
              {giveToo !== null && (
                <Button
                  kind="link"
                  onClick={() => {
                    acts.forgetRefused();
                    acts.act(giveToo);
                  }}
                >
                  {m.giveToo}
                </Button>
              )}
              <Button kind="link" onClick={acts.forgetRefused}>
                {m.understood}
              </Button>
            </>
          }
        >
          {m.actRefused(acts.refused.sentence)}
        </Notice>
      )}
      <div className={`${layout.columns} ${styles.columns}`}>
        <section aria-labelledby="rooms">
          <header className={`${layout.baseline} mb-16`}>
            <h2 className="h2" id="rooms">
              {m.roomCount(rooms.length)}
            </h2>
            <p className="small">{rooms.length === 0 ? m.nobody : m.roomsNote}</p>
          </header>
          <FindField
            candidates={data.candidates}
            onFound={({ symbolNumber, room }) => {
              setOpened(room);
              setFound({ symbolNumber });
            }}
          />
          <div className={styles.rooms}>
            {rooms.map((view) => (
              <RoomSheet key={view.room ?? ''} board={data} view={view} onOpen={() => setOpened(view.room)} />
            ))}
          </div>
        </section>
        <div className={styles.side}>
          <NeedsYou board={data} onAct={acts.act} onAsk={setQuestion} />
          {(data.state === 'ended' || data.state === 'key-published') && <HeldAnswers code={code} />}
          {data.state === 'running' && <EndIt board={data} />}
          <AnnounceForm board={data} onAct={acts.act} words={words} />
        </div>
      </div>
      {shown && <RoomTable board={data} view={shown} found={found} onAct={acts.act} onAsk={setQuestion} />}
      <OutageLedger outages={data.outages} />
      <KeysBar keys={keys} />
      {question !== null && (
        <Ask question={question} now={data.now} onAct={acts.act} onDone={() => setQuestion(null)} />
      )}
    </>
  );
}

/** How long ago something came at `since` (ms since 1970, by this device's clock), updated each second. */
function useAge(since: number): number {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, now - since);
}
