import { useState } from 'react';
import { call } from '#client/lib/api/call.ts';
import { jsonBody } from '#client/lib/api/json-body.ts';
import { Bubble } from '#client/ui/bubble.tsx';
import button from '#client/ui/button.module.css';
import { showToast } from '#client/ui/toast-store.ts';
import { reportReasons, reportText, type ReportReason } from '#contract/report-reasons.ts';
import { questionKey } from '#exam/question-key.ts';
import type { Question } from '#exam/question.ts';
import * as m from '#messages/report.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { WrittenField } from './written-field.tsx';
import styles from './question-form.module.css';
import row from '#client/ui/row-input.module.css';

interface ReportFormProps {
  readonly question: Question;
  readonly onClosed: () => void;
}

/** Six reasons, and a field for the correction. An unsent report stays, to be sent again. */
export function ReportForm({ question, onClosed }: ReportFormProps) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [written, setWritten] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(close: () => void): Promise<void> {
    if (reason === null || busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const text = written.trim();
      const body = { question: questionKey(question), reason, ...(text !== '' && { text }) };
      const form = jsonBody(body);
      const { message } = await call('POST /reports', { form });
      showToast(message);
      close();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  }

  return (
    <QuestionDialog
      title={m.title}
      onClosed={onClosed}
      send={(close) => void send(close)}
      foot={
        <>
          {problem !== null && (
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          )}
          <p className="small">{m.whoReads}</p>
        </>
      }
      submit={
        <button type="submit" className={button.filled} aria-disabled={reason === null || busy}>
          {busy ? m.sending : m.send}
        </button>
      }
    >
      <fieldset>
        <legend>{m.whatIsWrong}</legend>
        {reportReasons.map((each) => (
          <label key={each}>
            <input
              className={row.input}
              type="radio"
              name="reason"
              checked={each === reason}
              onChange={() => setReason(each)}
            />
            <Bubble letter="" />
            <span>{m.reasons[each]}</span>
          </label>
        ))}
      </fieldset>
      <WrittenField
        label={
          <>
            {m.whatInstead} <em>{m.mayBeEmpty}</em>
          </>
        }
        most={reportText}
        value={written}
        onWritten={setWritten}
      />
    </QuestionDialog>
  );
}
