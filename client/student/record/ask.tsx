import { useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { showOverPage } from '#client/ui/over-page-store.ts';
import sheet from '#client/ui/styles/slip-question.css?url&no-inline';

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

/** Asks over the page, which may change meanwhile. `settled` answers for the student if the question resolves itself. */
export function ask(question: Question, settled?: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve) => {
    showOverPage((close) => {
      const done = (answer: Answer) => {
        close();
        resolve(answer);
      };
      const settle = async () => {
        const answer = await settled;
        if (answer) done(answer);
      };
      void settle();
      return (
        <>
          <link rel="stylesheet" href={sheet} precedence="asked" />
          <QuestionDialog question={question} done={done} />
        </>
      );
    });
  });
}

function QuestionDialog({ question, done }: { question: Question; done: (answer: Answer) => void }) {
  const id = useId();
  return (
    <Dialog className="slip asked" labelledBy={id} onClose={() => done(null)}>
      <h2 id={id} className="h2">
        {question.title}
      </h2>
      <p>{question.what}</p>
      <footer>
        <p className="small">{question.follows}</p>
        <div>
          <Button kind="filled" onClick={() => done('safe')}>
            {question.safe}
          </Button>
          <Button onClick={() => done('other')}>{question.other}</Button>
        </div>
      </footer>
    </Dialog>
  );
}
