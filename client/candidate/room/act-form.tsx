import { useEffect, useRef, useState, type FormEvent } from 'react';
import { timeZone } from '#client/lib/time/time-zone.ts';
import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import { showModal } from '#client/ui/modal.ts';
import { namedOtherwise, numberedItem } from '#exam/numbered-item.ts';
import * as m from '#messages/room.ts';
import { language } from '#messages/language.ts';
import { timeAt } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import styles from './act-form.module.css';
import { actOf, darkReasonOf, type ActRequest } from './act-request.ts';
import { minutesBetween } from './needs.ts';
import type { NewAct } from './new-act.ts';
import type { RoomBoard } from './room-calls.ts';
import hall from '#client/candidate/frame/hall.module.css';

interface ActFormProps {
  readonly asked: ActRequest;
  readonly board: RoomBoard;
  readonly room: string;
  readonly act: (act: NewAct) => void;
  readonly cancel: () => void;
}

const headings = {
  announce: m.announce,
  minutes: m.giveMinutes,
  'take-back': m.takeBack,
  'outage-open': m.openOutage,
  release: m.release,
  face: m.notThisFace,
} as const;
const defaultMinutes = 5;

/** Asks for what a command needs: its words, its minutes and its reason. */
export function ActForm({ asked, board, room, act, cancel }: ActFormProps) {
  const { kind, to, name, stretch } = asked;
  const dialog = useRef<HTMLDialogElement>(null);
  const [minutes, setMinutes] = useState(stretch ? minutesBetween(stretch.from, stretch.to) : defaultMinutes);
  // The board as it was when this form opened. If others give time meanwhile, the form asks about it.
  const [since] = useState(board.now);
  const words = useRef<HTMLTextAreaElement>(null);
  const [isNumbered, setIsNumbered] = useState(false);
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    if (dialog.current && !dialog.current.open) showModal(dialog.current);
  }, []);

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const written = (new FormData(event.currentTarget).get('words') as string | null)?.trim() ?? '';
    const filled = actOf(asked, { written, minutes, since });
    if (filled !== null) act(filled);
    else setMissing(kind === 'announce' ? m.textMissing : m.reasonMissing);
  }

  /** Replaces the item's number by the start of its text, for the invigilator to write. */
  function nameByText(): void {
    const area = words.current;
    const named = numberedItem(area?.value ?? '');
    if (area === null || named === null) return;
    const otherwise = namedOtherwise(area.value, named, m.itemThatBegins);
    area.setRangeText(otherwise, named.from, named.to);
    const place = named.from + otherwise.indexOf('…');
    area.setSelectionRange(place, place + 1);
    area.focus();
    setIsNumbered(false);
  }

  return (
    <dialog ref={dialog} className={styles.form} aria-labelledby="act" onCancel={cancel}>
      <form onSubmit={send} noValidate>
        <h2 className="h2" id="act">
          {headings[kind]}
        </h2>
        <p className="small">
          {name === null ? m.toRoom(room) : m.toWhom('symbolNumber' in to ? `${name} · ${to.symbolNumber}` : name)}
        </p>
        {kind === 'minutes' && <Minutes {...{ asked, board, minutes, setMinutes }} />}
        {kind === 'take-back' && <p className="mt-8">{m.takeBackWarning}</p>}
        {kind === 'outage-open' && <p className="mt-8">{m.outageWarning}</p>}
        {kind === 'release' && <p className="mt-8">{m.releaseWarning}</p>}
        {kind === 'face' && <p className="mt-8">{m.faceWarning}</p>}
        {kind !== 'outage-open' && kind !== 'release' && kind !== 'face' && (
          <label className={`${styles.words} mt-16 block semibold`}>
            <span>{kind === 'announce' ? m.announcement : m.reason}</span>
            <textarea
              ref={words}
              name="words"
              onInput={({ currentTarget }) =>
                setIsNumbered(kind === 'announce' && board.itemsShuffled && numberedItem(currentTarget.value) !== null)
              }
              rows={kind === 'announce' ? 3 : 2}
              maxLength={500}
              aria-describedby="act-missing"
              defaultValue={stretch ? darkReasonOf(stretch) : ''}
            />
          </label>
        )}
        {kind === 'announce' && <p className="small">{m.announceHint}</p>}
        {isNumbered && (
          <div className={`${styles.numbered} mt-8`} role="status">
            <p>{m.numberIsAnother}</p>
            <button type="button" className={button.outlined} onClick={nameByText}>
              {m.nameByText}
            </button>
          </div>
        )}
        <p className={hall.refused} role="alert" id="act-missing">
          {missing}
        </p>
        <div className="mt-16 grid gap-10">
          <button type="submit" className={button.filled}>
            {kind === 'announce'
              ? m.send
              : kind === 'face'
                ? m.markFace
                : kind === 'minutes'
                  ? m.giveCount(minutes)
                  : headings[kind]}
          </button>
          <button type="button" className={button.outlined} onClick={cancel}>
            {m.cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}

interface MinutesProps {
  readonly asked: ActRequest;
  readonly board: RoomBoard;
  readonly minutes: number;
  readonly setMinutes: (minutes: number) => void;
}

/** How many minutes; for one candidate also the resulting end, and what the room may still give. */
function Minutes({ asked: { to }, board, minutes, setMinutes }: MinutesProps) {
  const candidate =
    'symbolNumber' in to ? board.candidates.find(({ symbolNumber }) => symbolNumber === to.symbolNumber) : undefined;
  const end = candidate && Date.parse(candidate.endsAt);
  return (
    <>
      <fieldset className={`${layout.line} ${styles.stepper} mt-16`}>
        <legend className="semibold">{m.howMany}</legend>
        <button type="button" aria-label={m.fewer} disabled={minutes <= 1} onClick={() => setMinutes(minutes - 1)}>
          −
        </button>
        <output>{numberIn(language, minutes)}</output>
        <button type="button" aria-label={m.more} disabled={minutes >= 600} onClick={() => setMinutes(minutes + 1)}>
          +
        </button>
      </fieldset>
      {end !== undefined && (
        <p className="small">
          {m.newEnd(timeAt(end, timeZone), timeAt(end + minutes * 60_000, timeZone))}{' '}
          {Date.parse(board.now) >= end && `${m.reopensPaper} `}
          {m.mayGive(Math.max(0, board.limitMinutes - (candidate?.minutesByRoom ?? 0)))}
        </p>
      )}
    </>
  );
}
