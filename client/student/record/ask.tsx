import { startTransition, useEffect, useId, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import button from '#client/ui/button.module.css';
import { closeModal, showModal } from '#client/ui/modal.ts';
import sheet from './ask.css?url&no-inline';

/** A question about the record of this device, with its two answers. */
export interface Question {
  readonly title: string;
  readonly what: string;
  /** The consequence, below the perforation. */
  readonly follows: string;
  /** The answer that loses nothing, which gets the focus. */
  readonly safe: string;
  readonly other: string;
}

/** The answer; null when the student closed it. */
export type Answer = 'safe' | 'other' | null;

/**
 * Asks over the page, beside the program's own root, because the page below may change meanwhile. `settled` answers for the student if the
 * question resolves itself.
 */
export function ask(question: Question, settled?: Promise<Answer>): Promise<Answer> {
  const opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const done = (answer: Answer) => {
      root.unmount();
      place.remove();
      if (opener?.isConnected) opener.focus();
      resolve(answer);
    };
    const settle = async () => {
      const answer = await settled;
      if (answer && place.isConnected) done(answer);
    };
    void settle();
    // A transition waits for its style sheet, which no page loads before.
    startTransition(() =>
      root.render(
        <>
          <link rel="stylesheet" href={sheet} precedence="asked" />
          <QuestionDialog question={question} done={done} />
        </>,
      ),
    );
  });
}

function QuestionDialog({ question, done }: { question: Question; done: (answer: Answer) => void }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const answer = useRef<Answer>(null);
  useEffect(() => {
    if (dialog.current) showModal(dialog.current);
  }, []);
  const close = (chosen: Answer) => {
    answer.current = chosen;
    if (dialog.current) closeModal(dialog.current, null);
  };
  return (
    <dialog ref={dialog} className="slip asked" aria-labelledby={id} onClose={() => done(answer.current)}>
      <h2 id={id} className="h2">
        {question.title}
      </h2>
      <p>{question.what}</p>
      <footer>
        <p className="small">{question.follows}</p>
        <div>
          <button type="button" className={button.filled} onClick={() => close('safe')}>
            {question.safe}
          </button>
          <button type="button" className={button.outlined} onClick={() => close('other')}>
            {question.other}
          </button>
        </div>
      </footer>
    </dialog>
  );
}
