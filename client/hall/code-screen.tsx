import { useState, type FormEvent } from 'react';
import button from '#client/ui/button.module.css';
import { Sheet } from '#client/ui/sheet.tsx';
import * as m from '#messages/hall.ts';
import { goTo } from './address.ts';
import { QuietHead } from './hall-head.tsx';
import { HallLink } from './hall-link.tsx';
import { hallPaths } from './hall-paths.ts';

/** /hall: asks which examination it is. */
export function CodeScreen() {
  const [code, setCode] = useState('');
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') goTo(hallPaths.examination.to({ code: code.trim().toUpperCase() }));
  };
  return (
    <>
      <QuietHead />
      <main id="main">
        <div className="narrow">
          <h1 className="h1">{m.whichExamination}</h1>
          <Sheet as="div" className="sheet mt-16">
            <form onSubmit={go}>
              <label className="fl-l" htmlFor="code">
                {m.code}
              </label>
              <input
                id="code"
                className="code-in"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={20}
                value={code}
                onChange={({ currentTarget }) => setCode(currentTarget.value.toUpperCase())}
              />
              <p className="small mt-8">{m.codeHint}</p>
              <div className="two-b">
                <button type="submit" className={button.filled}>
                  {m.goOn}
                </button>
              </div>
            </form>
          </Sheet>
          <p className="mt-24">
            <HallLink className={button.link} to={hallPaths.practice.to()}>
              {m.tryPractice}
            </HallLink>
          </p>
          <p className="small">{m.practiceHint}</p>
        </div>
      </main>
    </>
  );
}
