import button from '#client/ui/button.module.css';
import { chunk } from '#client/ui/chunk.ts';
import { showToast } from '#client/ui/toast-store.ts';
import * as m from '#messages/exam.ts';
import type { FormActionProps } from './question-context.ts';

/** By name: a lookup by value would bundle all texts. */
const labels = { report: m.report, note: m.note } as const;

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
  return (
    <button type="button" className={button.link} onClick={({ currentTarget }) => void open(currentTarget)}>
      {labels[props.form]}
    </button>
  );
}
