import { useId, useState, type Ref } from 'react';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import { timeZone } from '#client/lib/time/time-zone.ts';
import type { RoomBoard } from '#contract/room.ts';
import { namedOtherwise, numberedItem } from '#exam/numbered-item.ts';
import * as m from '#messages/staff-day.ts';
import { timeAt } from '#text/dates.ts';
import field from '../../ui/field.module.css';
import { titleOf } from '../shared/title-of.ts';
import styles from './day-tab.module.css';
import { NumberedItemWarning } from './numbered-item-warning.tsx';
import type { CommandDraft } from './use-acts.ts';

interface AnnounceFormProps {
  readonly board: RoomBoard;
  readonly onAct: (doing: CommandDraft) => void;
  /** The field of the words. */
  readonly words: Ref<HTMLTextAreaElement>;
}

/** Sends an announcement to all rooms or to one, and lists the announcements. */
export function AnnounceForm({ board, onAct, words }: AnnounceFormProps) {
  const id = useId();
  const [en, setEn] = useState('');
  const [ne, setNe] = useState('');
  const [room, setRoom] = useState('');
  const rooms = [...new Set(board.candidates.flatMap((candidate) => candidate.room ?? []))];
  const numbered = board.itemsShuffled ? (numberedItem(en) ?? numberedItem(ne)) : null;
  const isReady = (en.trim() !== '' || ne.trim() !== '') && ['sealed', 'open', 'running'].includes(board.state);
  return (
    <section className={`${styles.announce} pt-10 ink-above`} aria-labelledby={`${id}-title`}>
      <h2 className="h2" id={`${id}-title`}>
        {m.announce}
      </h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReady) return;
          const text = { en: en.trim() || ne.trim(), ...(ne.trim() !== '' && { ne: ne.trim() }) };
          onAct({ kind: 'announce', to: room === '' ? { all: true } : { room }, text });
          setEn('');
          setNe('');
        }}
      >
        <label className={`${field.label} mt-8`} htmlFor={id}>
          {m.announcement}
        </label>
        <textarea
          className={field.input}
          id={id}
          ref={words}
          rows={2}
          maxLength={1000}
          value={en}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setEn(event.target.value)}
        />
        <p className="small mt-8" id={`${id}-hint`}>
          {m.announceHint}
        </p>
        <label className={`${field.label} mt-8`} htmlFor={`${id}-ne`}>
          {m.inNepali}
        </label>
        <textarea
          className={field.input}
          id={`${id}-ne`}
          lang="ne"
          rows={2}
          maxLength={1000}
          value={ne}
          onChange={(event) => setNe(event.target.value)}
        />
        {numbered !== null && (
          <NumberedItemWarning
            code={board.code}
            number={numbered.number}
            onName={(stem) => {
              setEn(named(en, stem));
              setNe(named(ne, stem));
            }}
          />
        )}
        <label className={`${field.label} mt-8`} htmlFor={`${id}-to`}>
          {m.toWhom}
        </label>
        <div className={layout.row}>
          <select
            className={field.input}
            id={`${id}-to`}
            value={room}
            onChange={(event) => setRoom(event.target.value)}
          >
            <option value="">{m.allRooms}</option>
            {rooms.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
          <Button type="submit" idle={!isReady}>
            {m.announce}
          </Button>
        </div>
      </form>
      <ul className="mt-14">
        {board.announcements.map((each) => (
          <li key={each.id}>
            <span>{timeAt(Date.parse(each.at), timeZone)}</span>
            <span>
              {titleOf(each.text)}
              <small>{m.toldTo(each.room ?? m.allRooms, each.readBy, each.of)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A text in which the start of an item's stem replaces its number. */
function named(text: string, stem: string): string {
  const item = numberedItem(text);
  if (item === null) return text;
  const { from, to } = item;
  return `${text.slice(0, from)}${namedOtherwise(text, item, m.itemThatBegins(stem))}${text.slice(to)}`;
}
