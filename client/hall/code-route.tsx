import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import button from '#client/ui/button.module.css';
import { Sheet } from '#client/ui/sheet.tsx';
import { Link } from '#client/ui/link.tsx';
import { paths } from '#client/shell/paths.ts';
import * as m from '#messages/hall.ts';
import { QuietHead } from './hall-head.tsx';
import { HallPage } from './hall-page.tsx';

/** /hall: asks which examination it is. */
export function Component() {
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') void navigate(paths.hallExamination.to({ code: code.trim().toUpperCase() }));
  };
  return (
    <HallPage>
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
            <Link className={button.link} to={paths.hallPractice.to()}>
              {m.tryPractice}
            </Link>
          </p>
          <p className="small">{m.practiceHint}</p>
        </div>
      </main>
    </HallPage>
  );
}
