import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import { showToast } from '#client/ui/toast-store.ts';
import * as m from '#messages/staff-college.ts';
import styles from '../ui/college-form.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The recovery codes, shown only once: a person can write them down, print or copy them. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  async function copy(): Promise<void> {
    try {
      // A page over plain http has no clipboard.
      await navigator.clipboard.writeText(codes.join('\n'));
      showToast(m.copied);
    } catch {
      showToast(m.notCopied, 'bad');
    }
  }
  return (
    <section className="mt-32">
      <h2 className="h2">{m.codesTitle}</h2>
      <p className={layout.words}>{m.codesLead}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={`screen-only ${layout.row}`}>
        <Button kind="filled" onClick={onKept}>
          {m.haveThem}
        </Button>
        <Button onClick={() => print()}>{m.print}</Button>
        <Button onClick={() => void copy()}>{m.copy}</Button>
      </div>
    </section>
  );
}
