import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import { BackCloses } from '#client/student/shell/back-closes.tsx';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import { closeModal, showModal } from '#client/ui/modal.ts';
import * as m from '#messages/report.ts';
import styles from './question-form.module.css';

interface QuestionDialogProps {
  readonly title: string;
  readonly onClosed: () => void;
  /** The button that sends or saves the form. */
  readonly send: (close: () => void) => void;
  readonly children: ReactNode;
  /** Below the perforation, before the buttons. */
  readonly foot: ReactNode;
  readonly submit: ReactNode;
}

/** A form about a question, over the page; on a phone a slip from below. */
export function QuestionDialog({ title, onClosed, send, children, foot, submit }: QuestionDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => {
    if (dialog.current) closeModal(dialog.current, null);
  };
  useEffect(() => {
    if (dialog.current) showModal(dialog.current);
  }, []);
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    send(close);
  };
  return (
    <dialog ref={dialog} className={`slip ${styles.form}`} aria-labelledby={id} onClose={onClosed}>
      <BackCloses close={close} byHand />
      <form onSubmit={submitted}>
        <header>
          <h2 id={id} className="h2">
            {title}
          </h2>
          <button type="button" className={button.icon} aria-label={m.close} onClick={close}>
            <Icon name="cross" />
          </button>
        </header>
        {children}
        <footer className="mt-14">
          {foot}
          <div>
            <button type="button" className={button.outlined} onClick={close}>
              {m.notNow}
            </button>
            {submit}
          </div>
        </footer>
      </form>
    </dialog>
  );
}
