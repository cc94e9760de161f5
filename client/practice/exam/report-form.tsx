import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { call } from '#client/api/call.ts';
import { BackCloses } from '#client/shell/back-closes.tsx';
import { Bubble } from '#client/ui/bubble.tsx';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import { closeModal, showModal } from '#client/ui/modal.ts';
import { showToast } from '#client/ui/toast-store.ts';
import { reportReasons, reportText, type ReportReason } from '#contract/report-reasons.ts';
import { questionKey } from '#exam/question-key.ts';
import type { Question } from '#exam/question.ts';
import * as m from '#messages/report.ts';

interface ReportFormProps {
  readonly question: Question;
  readonly onClosed: () => void;
}

/** Six reasons, and what it should be; on a phone a slip from below. What could not be sent stays to be sent again. */
export function ReportForm({ question, onClosed }: ReportFormProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [written, setWritten] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    if (dialog.current) closeModal(dialog.current, null);
  };
  useEffect(() => {
    if (dialog.current) showModal(dialog.current);
  }, []);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (reason === null || busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const text = written.trim();
      const body = { question: questionKey(question), reason, ...(text !== '' && { text }) };
      const form = new Blob([JSON.stringify(body)], { type: 'application/json' });
      const { message } = await call('POST /reports', { form });
      showToast(message);
      close();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  }

  return (
    <dialog ref={dialog} className="report" aria-labelledby={id} onClose={onClosed}>
      <BackCloses close={close} byHand />
      <form onSubmit={(event) => void send(event)}>
        <header>
          <h2 id={id} className="h2">
            {m.title}
          </h2>
          <button type="button" className={button.icon} aria-label={m.close} onClick={close}>
            <Icon name="cross" />
          </button>
        </header>
        <fieldset>
          <legend>{m.whatIsWrong}</legend>
          {reportReasons.map((each) => (
            <label key={each}>
              <input type="radio" name="reason" checked={each === reason} onChange={() => setReason(each)} />
              <Bubble letter="" />
              <span>{m.reasons[each]}</span>
            </label>
          ))}
        </fieldset>
        <div className="written">
          <label htmlFor={`${id}text`}>
            {m.whatInstead} <em>{m.mayBeEmpty}</em>
          </label>
          <textarea
            id={`${id}text`}
            rows={3}
            maxLength={reportText}
            aria-describedby={`${id}count`}
            value={written}
            onChange={({ target }) => setWritten(target.value)}
          />
          <p id={`${id}count`} className="small">
            {m.characters(written.length, reportText)}
          </p>
        </div>
        <footer>
          {problem !== null && (
            <p className="problem" role="alert">
              {problem}
            </p>
          )}
          <p className="small">{m.whoReads}</p>
          <div>
            <button type="button" className={button.outlined} onClick={close}>
              {m.notNow}
            </button>
            <button type="submit" className={button.filled} aria-disabled={reason === null || busy}>
              {busy ? m.sending : m.send}
            </button>
          </div>
        </footer>
      </form>
    </dialog>
  );
}
