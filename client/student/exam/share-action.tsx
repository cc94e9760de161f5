import type { MathMap } from '#content/load/loaded-bank.ts';
import type { Question } from '#exam/question.ts';
import button from '#client/ui/button.module.css';
import { chunk } from '#client/ui/chunk.ts';
import { Icon } from '#client/ui/icon.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import * as m from '#messages/exam.ts';

interface ShareActionProps {
  readonly question: Question;
  readonly math: MathMap;
  readonly look: 'link' | 'button';
  /** Keeps the question on screen during the share. Returns a function that lets it go. */
  readonly hold?: (() => () => void) | undefined;
}

const share = chunk('share', () => import('./share-question.ts'));

/** Shares the page of a question, by the system's own sheet where there is one. */
export function ShareAction({ question, math, look, hold }: ShareActionProps) {
  const press = () => {
    const letGo = hold?.() ?? (() => {});
    void share()
      .then(({ shareQuestion }) => shareQuestion(question, math))
      .catch(() => showToast(m.formFailed, 'bad'))
      .finally(letGo);
  };
  return look === 'link' ? (
    <button type="button" className={button.link} onClick={press}>
      {m.share}
    </button>
  ) : (
    <button type="button" className={button.outlined} onClick={press}>
      <Icon name="share" size={22} weight={2.2} />
      {m.share}
    </button>
  );
}
