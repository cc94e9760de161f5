import button from '#client/ui/button.module.css';
import { Spinner } from '#client/ui/spinner.tsx';
import styles from './form.module.css';
import { useForm } from './form-context.ts';

/** Keeps the focus while it is busy; the form takes no second press (account-form.tsx). */
export function SubmitButton({ children }: { children: string }) {
  const { busy } = useForm();
  return (
    <p className={styles.send}>
      <button type="submit" className={`${button.filled} ${button.wide}`} aria-busy={busy || undefined}>
        {busy && <Spinner />}
        {children}
      </button>
    </p>
  );
}
