import { useState, type FormEvent } from 'react';
import type { ApiError } from '#client/lib/api/api-error.ts';
import { apiErrorFrom } from '#client/lib/api/call.ts';
import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import { Sheet } from '#client/ui/sheet.tsx';
import * as m from '#messages/room.ts';
import { CodeForm } from '#client/candidate/frame/code-form.tsx';
import { QuietHead } from '#client/candidate/frame/hall-head.tsx';
import hall from '#client/candidate/frame/hall.module.css';

interface PassScreenProps {
  readonly code: string;
  /** Whether an earlier pass on this device has ended. */
  readonly again: boolean;
  readonly signIn: (pass: string) => Promise<void>;
}

/** Asks for the pass of a room. */
export function PassScreen({ code, again, signIn }: PassScreenProps) {
  const [said, setSaid] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [isUnknown, setIsUnknown] = useState(false);
  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const pass = (new FormData(event.currentTarget).get('pass') as string).trim();
    if (pass === '') return setSaid(m.passMissing);
    setSaid(null);
    setBusy(true);
    try {
      await signIn(pass);
    } catch (error) {
      const { code: refusal, message } = apiErrorFrom(error);
      setSaid(sentences[refusal] ?? message);
      setIsUnknown(refusal === 'not-found');
      setBusy(false);
    }
  }
  return (
    <>
      <QuietHead />
      <main id="main">
        <div className={hall.narrow}>
          <h1 className="h1">{m.board}</h1>
          <p className="lead mono">{code}</p>
          <Sheet as="div" className={`${hall.sheet} mt-16`}>
            <form onSubmit={(event) => void send(event)} noValidate>
              <label className={hall.label} htmlFor="pass">
                {m.pass}
              </label>
              <input
                id="pass"
                name="pass"
                className={`${layout.box} ${hall.field}`}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
              />
              <p className="small mt-8">{m.passHint}</p>
              <p className={hall.refused} role="alert">
                {said ?? (again && !busy && m.passEnded)}
              </p>
              <button type="submit" className={`${button.filled} ${button.wide}`} disabled={busy}>
                {busy ? m.opening : m.openBoard}
              </button>
            </form>
          </Sheet>
          {isUnknown && <CodeForm of="room" />}
        </div>
      </main>
    </>
  );
}

const sentences: Partial<Readonly<Record<ApiError['code'], string>>> = {
  'wrong-credentials': m.wrongPass,
  'not-found': m.unknownCode,
  'too-many-attempts': m.tooMany,
  unreachable: m.noConnection,
};
