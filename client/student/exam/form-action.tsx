import button from '#client/ui/button.module.css';
import { chunk } from '#client/ui/chunk.ts';
import { showToast } from '#client/ui/toast-store.ts';
import * as m from '#messages/exam.ts';
import type { FormActionProps } from './question-context.ts';

/** By name: a lookup by value would bundle all texts. A phone has room for the short one. */
const labels = {
  report: { name: m.report, short: m.reportShort },
  note: { name: m.note, short: m.note },
} as const;

const forms = chunk('forms', () => import('./open-form.tsx'));

/** Opens a form about a question. */
export function FormAction(props: FormActionProps) {
  const open = (opener: HTMLElement) => {
    // From the press on: the form may take long to load.
    const letGo = props.hold?.() ?? (() => {});
    return forms()
      .then(({ openForm }) => openForm(props, opener, letGo))
      .catch(() => {
        letGo();
        showToast(m.formFailed, 'bad');
      });
  };
  const { name, short } = labels[props.form];
  return (
    <button
      type="button"
      className={button.link}
      aria-label={name}
      onClick={({ currentTarget }) => void open(currentTarget)}
    >
      <span className="narrow-only">{short}</span>
      <span className="wide-only">{name}</span>
    </button>
  );
}
