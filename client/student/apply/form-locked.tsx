import { useState, type FormEvent } from 'react';
import { apiErrorFrom } from '#client/lib/api/call.ts';
import { paths } from '#client/lib/paths.ts';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import account from '#client/student/accounts/form.module.css';
import { NoticeBand } from '#client/student/notices/notice-band.tsx';
import * as m from '#messages/apply.ts';
import { myApplication } from '#messages/names.ts';
import { asciiDigits } from '#text/numbers.ts';
import { useFormPage, useFormState } from './form-context.ts';
import { spaced } from './spaced.ts';
import fields from './form-fields.module.css';
import styles from './apply.module.css';

/** Number and code of an application; only the code where this device knows the number. */
export function LockedForm() {
  const { open } = useFormPage();
  const { number } = useFormState();
  const [other, setOther] = useState(false);
  const known = other ? null : number;
  return (
    <div className={styles.narrow}>
      <h1 className="h1">{known === null ? myApplication : m.codePlease}</h1>
      <p className="lead mt-8">{known === null ? m.openMineLead : m.codePleaseNote}</p>
      <CodeForm known={known} unlock={open.unlock} />
      {known !== null && (
        <p>
          <Button kind="link" onClick={() => setOther(true)}>
            {m.another}
          </Button>
        </p>
      )}
    </div>
  );
}

interface CodeFormProps {
  /** The number, where it need not be typed. */
  readonly known: string | null;
  /** Rejects with an ApiError. */
  readonly unlock: (number: string, code: string) => Promise<void>;
}

/** Opens an application by its number and code. */
export function CodeForm({ known, unlock }: CodeFormProps) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const typed = (name: string) => {
      const text = data.get(name);
      return typeof text === 'string' ? text.replaceAll(/[\s-]/g, '') : '';
    };
    setBusy(true);
    setRefused(null);
    try {
      await unlock(known ?? asciiDigits(typed('number')), typed('code').toUpperCase());
    } catch (error) {
      setRefused(apiErrorFrom(error).message);
    }
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      {known !== null ? (
        <p className="mt-16">{m.applicationNumber(spaced(known))}</p>
      ) : (
        <label className={fields.field}>
          <span className={fields.label}>{m.number}</span>
          <input
            className={fields.input}
            name="number"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            required
          />
        </label>
      )}
      <label className={fields.field}>
        <span className={fields.label}>{m.code}</span>
        <input
          className={fields.input}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          required
        />
      </label>
      <div role="alert">
        {refused !== null && (
          <p className={`${account.problem} mt-8`}>
            <Icon name="warning" size={18} weight={2.2} />
            {refused}
          </p>
        )}
      </div>
      <p className="mt-20">
        <Button kind="filled" type="submit" className={button.wide} idle={busy}>
          {known === null ? m.open : m.goOn}
        </Button>
      </p>
    </form>
  );
}

/** A form that can't be begun now: before it opens, and after the close. */
export function ClosedForm() {
  const { notice } = useFormPage();
  return (
    <div className={styles.narrow}>
      <NoticeBand notice={notice} />
      <p className="mt-16">
        <Link className={button.link} to={paths.notice.to({ code: notice.code })}>
          {notice.code}
        </Link>
      </p>
    </div>
  );
}
