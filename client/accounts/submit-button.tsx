import { Spinner } from '#client/ui/spinner.tsx';
import { useForm } from './form-context.ts';

/** Keeps the focus while it is busy; the form takes no second press (account-form.tsx). */
export function SubmitButton({ children }: { children: string }) {
  const { busy } = useForm();
  return (
    <p className="send">
      <button type="submit" className="btn wide" aria-busy={busy || undefined}>
        {busy && <Spinner />}
        {children}
      </button>
    </p>
  );
}
