import { useNavigate } from '#client/student/navigation/page.ts';
import { paths } from '#client/lib/paths.ts';
import button from '#client/ui/button.module.css';
import { chunk } from '#client/ui/chunk.ts';
import { showToast } from '#client/ui/toast-store.ts';
import type { PracticeAttempt } from '#exam/practice/attempt.ts';
import { formFailed, share } from '#messages/exam.ts';

const kept = chunk('record', () => import('#client/student/record/kept-id.ts'));

/** Leads to the picture of a finished paper. The record has the paper; this page does not load the record for it. */
export function ShareResult({ attempt: { exam, beganAt } }: { readonly attempt: PracticeAttempt }) {
  const navigate = useNavigate();
  const go = () =>
    void kept()
      .then(({ keptId }) => keptId(exam.id, beganAt))
      .then((id) => navigate(paths.sharePaper.to({ id })))
      .catch(() => showToast(formFailed, 'bad'));
  return (
    <button type="button" className={button.link} onClick={go}>
      {share}
    </button>
  );
}
