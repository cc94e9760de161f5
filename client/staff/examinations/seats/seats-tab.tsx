import { useEffect, useRef, useState, type FormEvent } from 'react';
import field from '../../ui/field.module.css';
import { useKeys } from '../../ui/use-keys.ts';
import { asciiDigits } from '#text/numbers.ts';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import layout from '#client/ui/layout.module.css';
import { Link } from '#client/ui/link.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { uuid } from '#client/lib/uuid.ts';
import type { PlannedRoom, SeatingPlan } from '#contract/seating.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-seats.ts';
import { numberIn } from '#text/numbers.ts';
import { KeysBar } from '../../ui/keys-bar.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { printPaths } from '../shared/print-paths.ts';
import { tabAddress } from '../shared/tab-address.ts';
import { useExamination } from '../shared/use-examination.ts';
import { RoomList } from './room-list.tsx';
import { RoomShape } from './room-shape.tsx';
import { SeatAside } from './seat-aside.tsx';
import { SeatGrid } from './seat-grid.tsx';
import { candidatesOf, moveEffect, seatOf, type SeatAddress } from './seating-plan.ts';
import { useSeating, useSeatingActs, type SeatingPreview } from './use-seating.ts';
import styles from './seats.module.css';

/** Who sits where: rooms with their seats, a plan by chance, and moves by hand. */
export function Component() {
  const { code } = useExamination();
  const { data, error, isFetching, refetch } = useSeating(code);
  if (data === undefined && error === null) return <Waiting />;
  if (data === undefined)
    return (
      <Notice acts={<TryAgain busy={isFetching} onClick={() => void refetch()} />}>
        <b>{m.notLoaded}</b> {error?.message}
      </Notice>
    );
  const [first] = data.rooms;
  if (first === undefined)
    return (
      <Notice
        kind="calm"
        acts={
          <Link className={button.link} to={tabAddress(code, 'rooms')}>
            {m.toRooms}
          </Link>
        }
      >
        {m.noRooms}
      </Notice>
    );
  return <Seats code={code} written={data} first={first} />;
}

function Seats({ code, written, first }: { code: string; written: SeatingPlan; first: PlannedRoom }) {
  const [preview, setPreview] = useState<SeatingPreview | null>(null);
  const [chosen, setChosen] = useState(first.room);
  const [here, setHere] = useState<string | null>(null);
  const [lifted, setLifted] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const [found, setFound] = useState<SeatAddress | null>(null);
  const number = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const acts = useSeatingActs(code);
  const plan = preview?.plan ?? written;
  const room = plan.rooms.find((each) => each.room === chosen) ?? plan.rooms[0] ?? first;
  // What is only shown can't be changed by hand: it is kept first.
  const canChange = written.canChange && preview === null;
  const who = candidatesOf(plan);
  const nameOf = (symbolNumber: string) => `${symbolNumber} ${who.get(symbolNumber)?.name ?? ''}`;

  const shuffle = () =>
    acts.preview.mutate(uuid().slice(0, 6), {
      onSuccess: (made) => {
        setPreview(made);
        setLifted(null);
      },
    });
  const keep = (shown: SeatingPreview) =>
    acts.keep.mutate(shown, {
      onSuccess: () => {
        setUndo(null);
        showToast(m.planKept);
      },
      onSettled: () => setPreview(null),
    });
  const sittingOn = (seat: string) => room.seats.find((each) => each.seat === seat)?.symbolNumber ?? null;
  const go = (seat: string) => {
    setHere(seat);
    setRefused(null);
  };
  const putDown = (symbolNumber: string, to: SeatAddress) => {
    if (room.struckOut.includes(to.seat)) return;
    if (moveEffect(plan, symbolNumber, to).isTaken) return setRefused(m.takenSeat);
    setLifted(null);
    const from = seatOf(plan, symbolNumber);
    const former = plan.unseated.find((each) => each.symbolNumber === symbolNumber);
    acts.move.mutate(
      { version: plan.version, symbolNumber, to },
      {
        onSuccess: ({ version }) => {
          showToast(m.moved(nameOf(symbolNumber), `${to.room} ${to.seat}`));
          // The same move back gives both their seats again; who had none has none again.
          setUndo(() => () => {
            if (from !== null) acts.move.mutate({ version, symbolNumber, to: from });
            else if (former) acts.leaveSeat.mutate(former);
          });
        },
      },
    );
  };
  /** Puts down who is lifted; on the own seat that is all. */
  const press = (seat: string) => {
    go(seat);
    if (lifted === null || !canChange) return;
    if (sittingOn(seat) === lifted) setLifted(null);
    else putDown(lifted, { room: room.room, seat });
  };
  const lift = (seat: string) => {
    if (lifted !== null) return press(seat);
    go(seat);
    setLifted(sittingOn(seat));
  };
  const strike = (seat: string) => {
    const sitting = sittingOn(seat);
    if (sitting !== null) return setRefused(m.sitsHere(nameOf(sitting)));
    const { rows, columns, struckOut } = room;
    if (rows === null || columns === null || acts.shape.isPending) return;
    const without = struckOut.filter((each) => each !== seat);
    const next = without.length < struckOut.length ? without : [...struckOut, seat];
    const shaped = (seats: string[]) => ({ rooms: [room.room], body: { rows, columns, struckOut: seats } });
    acts.shape.mutate(shaped(next), {
      onSuccess: () => setUndo(() => () => acts.shape.mutate(shaped([...struckOut]))),
    });
  };
  const takeBack = () => {
    setUndo(null);
    undo?.();
  };
  /** Leads to the seat of the typed number, in whatever room it is. */
  const goToNumber = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = asciiDigits(number.current?.value.trim() ?? '').toUpperCase();
    if (typed === '') return;
    const symbolNumber = [...who.keys()].find((each) => each.toUpperCase() === typed);
    const seat = symbolNumber === undefined ? null : seatOf(plan, symbolNumber);
    if (symbolNumber === undefined) return setRefused(m.noNumber(typed));
    if (seat === null) return setRefused(m.hasNoSeat(nameOf(symbolNumber)));
    setChosen(seat.room);
    go(seat.seat);
    setFound(seat);
  };
  useEffect(() => {
    if (found !== null) box.current?.querySelector<HTMLElement>(`[data-seat="${found.seat}"]`)?.focus();
  }, [found]);
  useKeys({
    g: () => number.current?.focus(),
    u: () => canChange && takeBack(),
  });
  const shapeless = written.rooms.filter((each) => each.rows === null && each.room !== room.room);
  const error = acts.preview.error ?? acts.keep.error ?? acts.move.error ?? acts.leaveSeat.error;
  return (
    <section aria-label={m.seats}>
      <PlanHead plan={plan} preview={preview}>
        {!written.canChange && <p>{m.closed}</p>}
        {written.canChange && plan.rooms.some(({ rows }) => rows !== null) && (
          <>
            <Button
              kind={preview === null && plan.unseated.length > 0 ? 'filled' : 'outlined'}
              idle={acts.preview.isPending}
              onClick={shuffle}
            >
              {preview === null ? m.shuffle : m.shuffleAgain}
            </Button>
            {preview !== null && (
              <>
                <Button onClick={() => setPreview(null)}>{m.leavePlan}</Button>
                <Button kind="filled" idle={acts.keep.isPending} onClick={() => keep(preview)}>
                  {m.keepPlan}
                </Button>
              </>
            )}
          </>
        )}
        {preview === null && plan.rooms.some(({ seats }) => seats.length > 0) && (
          <Link className={button.link} to={printPaths.seating.to({ code })}>
            {m.printPlans}
          </Link>
        )}
      </PlanHead>
      {error !== null && <Notice>{error.message}</Notice>}
      {plan.rooms.some(({ seats }) => seats.length > 0) && (
        <form className={`${layout.row} ${styles.go}`} onSubmit={goToNumber}>
          <label className="vh" htmlFor="go-to-number">
            {m.goToNumber}
          </label>
          <input ref={number} className={field.input} id="go-to-number" placeholder={m.goToNumber} maxLength={40} />
          <Button type="submit">{m.goTo}</Button>
        </form>
      )}
      <div className={styles.columns} ref={box}>
        <RoomList
          plan={plan}
          room={room.room}
          onChoose={(name) => {
            setChosen(name);
            setHere(null);
            setRefused(null);
          }}
        />
        <div>
          {room.rows !== null && (
            <SeatGrid
              key={room.room}
              room={room}
              pairs={plan.pairs}
              here={here}
              lifted={lifted}
              canChange={canChange}
              onGo={go}
              onPress={press}
              onLift={lift}
              onDrop={(symbolNumber, seat) => {
                if (sittingOn(seat) !== symbolNumber) putDown(symbolNumber, { room: room.room, seat });
              }}
              onPutBack={() => setLifted(null)}
              onStrike={strike}
            />
          )}
          {/* Below the plan, in sight: what comes here does not move the plan under a finger. */}
          <div className={styles.words} role="status">
            {lifted !== null && (
              <p className={layout.remark}>
                {here === null || sittingOn(here) === lifted || room.struckOut.includes(here)
                  ? m.liftedIs(nameOf(lifted))
                  : effectWords(plan, lifted, { room: room.room, seat: here }, nameOf)}
              </p>
            )}
            {refused !== null && <p className={layout.note}>{refused}</p>}
            {undo !== null && canChange && (
              <Button kind="link" onClick={takeBack}>
                {m.undo}
              </Button>
            )}
          </div>
          {canChange && (
            <RoomShape
              key={`${room.room} ${room.rows} ${room.columns}`}
              room={room}
              others={shapeless.length}
              isBusy={acts.shape.isPending}
              error={acts.shape.error}
              onSet={(shape, isForOthers) =>
                acts.shape.mutate({
                  rooms: [room.room, ...(isForOthers ? shapeless.map((each) => each.room) : [])],
                  body: { ...shape, struckOut: [...room.struckOut] },
                })
              }
            />
          )}
        </div>
        <SeatAside
          room={room}
          here={here}
          lifted={lifted}
          unseated={plan.unseated}
          canChange={canChange}
          onLift={setLifted}
          onPutBack={() => setLifted(null)}
          onStrike={strike}
        />
      </div>
      {room.rows !== null && (
        <KeysBar
          keys={[
            [['↑', '↓', '←', '→'], m.keyMove],
            [[m.keySpace], m.keyLift],
            [[m.keyEscape], m.keyBack],
            [['X'], m.keyStrike],
            [['G'], m.keyNumber],
            [['U'], m.keyUndo],
          ]}
        />
      )}
    </section>
  );
}

/** How many sit in how many rooms, and which pairs there are; beside it what can be done. */
function PlanHead({
  plan: { rooms, unseated, pairs, forced },
  preview,
  children,
}: {
  plan: SeatingPlan;
  preview: SeatingPreview | null;
  children: React.ReactNode;
}) {
  const used = rooms.filter(({ seats }) => seats.length > 0);
  const seated = used.reduce((sum, { seats }) => sum + seats.length, 0);
  const sentences = [
    preview !== null && m.seedIs(preview.seed),
    seated > 0 && m.pairsAre(pairs.length, Math.min(forced, pairs.length)),
    unseated.length > 0 && m.unseatedAre(numberIn(language, unseated.length)),
  ];
  return (
    <div className={styles.lead}>
      <div>
        <h2 className="h2">{seated === 0 ? m.noPlan : m.inRooms(numberIn(language, seated), used.length)}</h2>
        <p>{sentences.filter(Boolean).join(' ')}</p>
      </div>
      <div className={layout.row}>{children}</div>
    </div>
  );
}

/** What a place would make of the plan, in words. */
function effectWords(
  plan: SeatingPlan,
  symbolNumber: string,
  to: SeatAddress,
  nameOf: (symbolNumber: string) => string,
): string {
  const { swapsWith, made, isTaken } = moveEffect(plan, symbolNumber, to);
  if (isTaken) return m.takenSeat;
  const pairs = made.map(({ one, other }) => `${one} – ${other}`).join(', ');
  return [
    m.movesTo(nameOf(symbolNumber), `${to.room} ${to.seat}`),
    swapsWith !== null && m.swapsWith(nameOf(swapsWith)),
    pairs === '' ? m.breaksNothing : m.makesPairs(pairs),
  ]
    .filter(Boolean)
    .join(' ');
}
