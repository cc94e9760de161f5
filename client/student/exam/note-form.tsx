import { useState } from 'react';
import { keepNote, type Note } from '#client/student/record/keep-note.ts';
import { Bubble } from '#client/ui/bubble.tsx';
import button from '#client/ui/button.module.css';
import { showToast } from '#client/ui/toast-store.ts';
import { noteLength } from '#exam/record/record.ts';
import * as m from '#messages/note.ts';
import type { QuestionContext } from './question-context.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { WrittenField } from './written-field.tsx';
import row from '#client/ui/row-input.module.css';

interface NoteFormProps extends QuestionContext {
  /** The record's present note. */
  readonly kept: Note;
  readonly onClosed: () => void;
}

/** A bookmark, which brings the question up in reviews, and a few lines of the student's own. */
export function NoteForm({ question, math, exam, kept, onClosed }: NoteFormProps) {
  const [marked, setMarked] = useState(kept.marked);
  const [note, setNote] = useState(kept.note);
  const send = async (close: () => void) => {
    await keepNote(question, math, { marked, note: note.trim() }, Date.now(), exam);
    showToast(m.kept);
    close();
  };
  return (
    <QuestionDialog
      title={m.title}
      onClosed={onClosed}
      send={(close) => void send(close)}
      foot={<p className="small">{m.onlyYou}</p>}
      submit={
        <button type="submit" className={button.filled}>
          {m.keep}
        </button>
      }
    >
      <fieldset>
        <legend className="vh">{m.bookmark}</legend>
        <label>
          <input
            className={row.input}
            type="checkbox"
            checked={marked}
            onChange={({ target }) => setMarked(target.checked)}
          />
          <Bubble letter="" />
          <span>{m.marked}</span>
        </label>
      </fieldset>
      <WrittenField label={m.note} most={noteLength} value={note} onWritten={setNote} />
    </QuestionDialog>
  );
}
