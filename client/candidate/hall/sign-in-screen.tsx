import { lazy, Suspense, useRef, useState, type FormEvent } from 'react';
import type { ApiError } from '#client/lib/api/api-error.ts';
import { apiErrorFrom } from '#client/lib/api/call.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import button from '#client/ui/button.module.css';
import { chunk } from '#client/ui/chunk.ts';
import { Ridge } from '#client/ui/ridge.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import * as m from '#messages/hall.ts';
import { timeAt } from '#text/dates.ts';
import { AdmitCard } from './admit-card.tsx';
import type { Attempt, AttemptState } from '#client/candidate/attempt/attempt-state.ts';
import { ExamIdent, titleIn } from '#client/candidate/frame/exam-ident.tsx';
import { QuietHead } from '#client/candidate/frame/hall-head.tsx';
import { PinField, SymbolNumberField } from '#client/candidate/frame/number-fields.tsx';
import hall from '#client/candidate/frame/hall.module.css';
import styles from './sign-in-sheet.module.css';

const CardScanner = lazy(chunk('scan', () => import('./card-scanner.tsx')));

interface SignInScreenProps {
  readonly code: string;
  readonly state: AttemptState;
  readonly signIn: Attempt['signIn'];
  /** For the practice hall and a trial: both numbers, filled in. */
  readonly filledIn?: { readonly symbolNumber: string; readonly pin: string } | undefined;
}

/** Symbol number and PIN. A wrong number and a wrong PIN get the same answer. */
export function SignInScreen({ code, state, signIn, filledIn }: SignInScreenProps) {
  const { record, info, problem } = state;
  const [said, setSaid] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [waits, setWaits] = useState(false);
  const [scanned, setScanned] = useState<string | null>(null);
  const [isScanning, setIsScanning] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const wide = useMedia('(min-width: 1024px)');
  const about = info ?? record?.examination ?? null;

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const filled = new FormData(event.currentTarget);
    const written = (name: string) => (filled.get(name) as string).trim();
    const [symbolNumber, pin] = [written('symbolNumber'), written('pin')];
    if (symbolNumber === '' || pin === '') return setSaid(m.bothNeeded);
    setSaid(null);
    setBusy(true);
    try {
      await signIn(symbolNumber, pin, () => setWaits(true));
    } catch (error) {
      setSaid(sentenceOf(apiErrorFrom(error), state));
      setBusy(false);
      setWaits(false);
    }
  }

  /** The number of the card; the PIN is never in its code, and is typed next. */
  function fillIn(symbolNumber: string): void {
    setScanned(symbolNumber);
    setIsScanning(false);
    const pin = form.current?.elements.namedItem('pin');
    if (pin instanceof HTMLInputElement) pin.focus();
  }

  if (about === null && problem?.code === 'not-found') return <UnknownCode />;
  return (
    <>
      <QuietHead />
      <main id="main">
        <div className={styles.screen}>
          <ExamIdent code={code} info={about} />
          <Sheet as="div" className={`${styles.sheet} mt-16`}>
            <form ref={form} onSubmit={(event) => void send(event)} noValidate>
              <SymbolNumberField
                key={scanned}
                name="symbolNumber"
                defaultValue={scanned ?? filledIn?.symbolNumber ?? record?.candidate.symbolNumber}
              />
              {isScanning ? (
                <Suspense fallback={null}>
                  <CardScanner code={code} onNumber={fillIn} close={() => setIsScanning(false)} />
                </Suspense>
              ) : (
                filledIn === undefined &&
                hasCamera() && (
                  <button type="button" className={hall.text} onClick={() => setIsScanning(true)}>
                    {m.readCard}
                  </button>
                )
              )}
              <PinField name="pin" defaultValue={filledIn?.pin} />
              <p className="small narrow-only mt-8">{code === 'practice' ? m.practiceNumbers : m.onCard}</p>
              <p className={hall.refused} role="alert">
                {said ?? (record !== null && !busy && m.signInAgain)}
              </p>
              <p className={`small ${styles.waits}`} role="status">
                {waits && m.signInWaits}
              </p>
              <button type="submit" className={`${button.filled} ${button.wide}`} disabled={busy}>
                {busy ? m.signingIn : m.signIn}
              </button>
            </form>
          </Sheet>
          {wide && (
            <aside className={styles.beside}>
              <h2 className="h2">{m.onCardHeading}</h2>
              <AdmitCard title={about ? titleIn(about.title) : code} />
              <p className="small">{m.noCard}</p>
              <Ridge className={styles.ridge} />
            </aside>
          )}
        </div>
      </main>
    </>
  );
}

/** Whether the browser gives this page a camera: over plain http none does. */
function hasCamera(): boolean {
  return (navigator as { readonly mediaDevices?: MediaDevices }).mediaDevices !== undefined;
}

function UnknownCode() {
  return (
    <>
      <QuietHead />
      <main id="main">
        <div className={hall.narrow}>
          <h1 className="h1">{m.hall}</h1>
          <p className={hall.refused} role="alert">
            {m.unknownCode}
          </p>
        </div>
      </main>
    </>
  );
}

/** A refusal in words for a candidate. */
function sentenceOf({ code, detail, message }: ApiError, { info }: AttemptState): string {
  if (code === 'too-early') return info ? m.tooEarly(timeAt(Date.parse(info.opensAt), timeZone)) : message;
  if (code === 'other-device')
    return m.otherDevice(timeAt(Date.parse(String(detail?.['lastHeard'] ?? info?.now)), timeZone));
  return sentences[code] ?? message;
}

const sentences: Partial<Readonly<Record<ApiError['code'], string>>> = {
  'wrong-credentials': m.wrong,
  'too-many-attempts': m.tooMany,
  unreachable: m.noConnection,
  busy: m.busy,
  unavailable: m.busy,
  unreadable: m.busy,
  internal: m.busy,
};
