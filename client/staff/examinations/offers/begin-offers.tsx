import { useState, type FormEvent } from 'react';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import * as m from '#messages/staff-offers.ts';
import { momentOf } from '#text/dates.ts';
import { BothCalendars } from '../../ui/both-calendars.tsx';
import { Confirmation } from '../../ui/confirmation.tsx';
import field from '../../ui/field.module.css';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useExamination } from '../shared/use-examination.ts';
import { useOfferActs } from './use-offers.ts';

const usualRoundHours = '48';

/** The rules of the offers, which hold for all rounds, and the first round. */
export function BeginOffers({ seats }: { readonly seats: number }) {
  const { code } = useExamination();
  const { begin } = useOfferActs(code);
  const [until, setUntil] = useState({ day: '', time: '17:00' });
  const [hours, setHours] = useState(usualRoundHours);
  const [movesToOpen, setMovesToOpen] = useState(true);
  const [note, setNote] = useState('');
  const [noteNepali, setNoteNepali] = useState('');
  const [asks, setAsks] = useState(false);
  const untilMs = momentOf(until.day, until.time, timeZone);
  const roundHours = Number(hours);
  const isReady = untilMs !== undefined && Number.isInteger(roundHours) && roundHours > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) setAsks(true);
  };
  const start = () => {
    if (untilMs === undefined) return;
    const en = note.trim();
    const ne = noteNepali.trim();
    begin.mutate(
      {
        answerUntil: new Date(untilMs).toISOString(),
        roundHours,
        movesToOpen,
        note: en === '' ? null : { en, ...(ne !== '' && { ne }) },
      },
      { onSettled: () => setAsks(false) },
    );
  };
  return (
    <section>
      <h2 className="h2">{m.beginTitle}</h2>
      <p className="mt-8">{m.beginLead}</p>
      <form className="mt-16" onSubmit={submit}>
        <fieldset className={field.field}>
          <legend>{m.answerUntil}</legend>
          <BothCalendars
            day={until.day}
            time={until.time}
            onDay={(day) => setUntil({ ...until, day })}
            onTime={(time) => setUntil({ ...until, time })}
          />
        </fieldset>
        <LabelledField
          label={m.roundHours}
          hint={m.roundHoursNote}
          inputMode="numeric"
          autoComplete="off"
          value={hours}
          onChange={({ target }) => setHours(target.value)}
        />
        <label className={`${layout.line} mt-16`}>
          <input
            type="checkbox"
            autoComplete="off"
            checked={movesToOpen}
            onChange={({ target }) => setMovesToOpen(target.checked)}
          />
          <span>
            {m.movesToOpen} <small className="block">{m.movesToOpenNote}</small>
          </span>
        </label>
        <LabelledField
          label={m.note}
          hint={m.noteHint}
          autoComplete="off"
          maxLength={2000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <LabelledField
          label={m.noteNepali}
          lang="ne"
          autoComplete="off"
          maxLength={2000}
          value={noteNepali}
          onChange={({ target }) => setNoteNepali(target.value)}
        />
        {begin.error !== null && <Notice>{begin.error.message}</Notice>}
        <p className={`mt-16 ${layout.row}`}>
          <Button type="submit" kind="filled" idle={!isReady}>
            {m.begin}
          </Button>
        </p>
      </form>
      {asks && (
        <Confirmation
          title={m.beginAsks(seats)}
          below={<b>{m.beginForGood}</b>}
          no={m.cancel}
          yes={m.startNow}
          busy={begin.isPending}
          onNo={() => setAsks(false)}
          onYes={start}
        >
          {m.beginWhat}
        </Confirmation>
      )}
    </section>
  );
}
