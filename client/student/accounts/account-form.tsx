import {
  Children,
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { prefix } from '#messages/language.ts';
import { useLocation, useNavigate } from '#client/student/navigation/page.ts';
import { ApiError } from '#client/lib/api/api-error.ts';
import { timeInWords } from '#client/lib/time/time-in-words.ts';
import * as m from '#messages/accounts.ts';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { withEmail } from './carried-email.ts';
import styles from './form.module.css';
import type { SendOptions } from './wait-turn.ts';
import { resetError, useSession } from '#client/lib/session/session.ts';

/** The problem of each field, by its name. */
type Problems = Readonly<Record<string, string | undefined>>;

/** A form of the account screens: the data for its parts, and the function that sends it. */
export interface AccountFormState {
  /** From sending until it has failed, or the next screen is there. */
  readonly busy: boolean;
  /** Whether the server was busy, and the form waits for its turn. */
  readonly waiting: boolean;
  readonly problems: Problems;
  /** Sets the problem of a field, or clears it with undefined. */
  readonly report: (name: string, problem: string | undefined) => void;
  /** Whether the last sending failed. */
  readonly failed: boolean;
  /** The failure, if the server described it. */
  readonly failure: ApiError | undefined;
  readonly send: (form: FormData) => Promise<void>;
}

/**
 * Sends a complete form by one of the session's actions. After a success it goes to `next`, or calls it. A student who leaves the screen
 * cancels the request: a late answer must not take a student out of an exam that has begun meanwhile. With `carriesEmail` the next screen
 * gets the e-mail outside the address (carried-email.ts).
 */
export function useAccountForm(
  action: (form: FormData, sending: SendOptions) => Promise<void>,
  next: string | (() => void),
  { carriesEmail = false } = {},
): AccountFormState {
  const { loading } = useSession();
  const [sending, setSending] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [failed, setFailed] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const sent = useRef<AbortController>(null);
  const navigate = useNavigate();
  useEffect(
    () => () => {
      sent.current?.abort();
      resetError();
    },
    [],
  );

  async function send(form: FormData): Promise<void> {
    const { signal } = (sent.current = new AbortController());
    setSending(true);
    setProblems({});
    setFailed(false);
    setFailure(undefined);
    try {
      await action(form, { signal, onWait: () => setWaiting(true) });
      if (typeof next !== 'string') return next();
      // Replaces the entry: going back must not lead to a finished form.
      await navigate(next, { replace: true, ...(carriesEmail && { given: withEmail(form) }) });
    } catch (error) {
      if (signal.aborted) return;
      setSending(false);
      setWaiting(false);
      setFailed(true);
      if (!(error instanceof ApiError)) return;
      setFailure(error);
      setProblems(error.fields ?? {});
    }
  }

  const busy = sending || loading;
  const report: AccountFormState['report'] = (name, problem) => {
    // The server judges a request under way.
    if (!busy) setProblems((known) => ({ ...known, [name]: problem }));
  };
  return { busy, waiting, problems, report, failed, failure, send };
}

const FormContext = createContext<Omit<AccountFormState, 'send'>>({
  busy: false,
  waiting: false,
  problems: {},
  report: () => {},
  failed: false,
  failure: undefined,
});

/** The parts of a form get this from it. */
export function useForm() {
  return useContext(FormContext);
}

interface AccountFormProps {
  readonly form: AccountFormState;
  /** Empties the fields as soon as they are sent. */
  readonly clears?: boolean;
  readonly children: ReactNode;
}

/**
 * The browser checks the fields and prevents sending while one is wrong. Our sentences beside the fields replace its bubbles (fields.tsx).
 * The form's method is POST: a form that the browser sends by itself must never put values into an address. Before the program is there,
 * client/student/before-paint.js holds a press and sends it later. If the program never comes, the form says so.
 */
export function AccountForm({ form, clears, children }: AccountFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (form.failure) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form.failure]);
  useEffect(() => {
    if (element.current?.dataset['held'] === undefined) return;
    delete element.current.dataset['held'];
    submit(element.current);
  });

  function submit(sent: HTMLFormElement): void {
    if (form.busy) return;
    void form.send(new FormData(sent));
    if (clears) sent.reset();
  }

  function stopped(event: FormEvent<HTMLFormElement>): void {
    // No bubble.
    event.preventDefault();
    if (form.busy) return;
    // The server's answer to an earlier sending says nothing about this one.
    resetError();
    event.currentTarget.querySelector<HTMLElement>(':invalid')?.focus();
  }

  return (
    <FormContext value={form}>
      <form
        ref={element}
        method="post"
        action={prefix + pathname}
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
        onInvalidCapture={stopped}
      >
        {children}
        <p className={`${styles.alert} ${styles.failed}`} role="alert">
          <span>{Children.toArray(m.notLoaded(<a href={prefix + pathname}>{m.openAgain}</a>))}</span>
        </p>
        <noscript>
          <p className={styles.alert}>{m.needsScript}</p>
        </noscript>
      </form>
    </FormContext>
  );
}

/** The stored error above the button; a screen reader reads it when it comes. */
export function FormError() {
  const { error } = useSession();
  const { failed, failure } = useForm();
  if (error === null || !failed) return null;
  return (
    <p className={styles.alert} role="alert">
      <Icon name="warning" size={22} />
      <span>
        {error}
        {failure?.code === 'too-many-attempts' && failure.retryAfter && ` ${m.tryAgainIn(wait(failure.retryAfter))}`}
      </span>
    </p>
  );
}

/** To the minute, from one minute on: the seconds of a quarter of an hour do not matter. */
function wait(seconds: number): string {
  return timeInWords((seconds > 60 ? Math.ceil(seconds / 60) * 60 : seconds) * 1000);
}

/** Keeps the focus while it is busy; the form takes no second press. */
export function SubmitButton({ children }: { children: string }) {
  const { busy, waiting } = useForm();
  return (
    <div className={`${styles.send} mt-8`}>
      <button type="submit" className={`${button.filled} ${button.wide}`} aria-busy={busy || undefined}>
        {busy && <Spinner />}
        {children}
      </button>
      <p className={styles.turn} role="status">
        {waiting && m.waiting}
      </p>
    </div>
  );
}
