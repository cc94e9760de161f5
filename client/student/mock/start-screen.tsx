import { useState } from 'react';
import { QuietHead } from '#client/candidate/frame/hall-head.tsx';
import { SectionsTable } from '#client/candidate/frame/sections-table.tsx';
import { mockTitles } from '#client/student/history/mock-titles.ts';
import { categoryName } from '#client/question/category-name.ts';
import { paths } from '#client/lib/paths.ts';
import button from '#client/ui/button.module.css';
import { Link } from '#client/ui/link.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { patternOf, type MockName } from '#exam/mock/mocks.ts';
import * as m from '#messages/mock.ts';
import hall from '#client/candidate/frame/hall.module.css';

interface StartScreenProps {
  readonly name: MockName;
  readonly begin: () => Promise<void>;
  /** Why it could not start; empty if nothing is wrong. */
  readonly failed: string;
}

/** The parts of a mock, and its start button. The clock starts with the button. */
export function StartScreen({ name, begin, failed }: StartScreenProps) {
  const [busy, setBusy] = useState(false);
  const { minutes, passMark, sections } = patternOf(name);
  const items = sections.reduce((sum, { count }) => sum + count, 0);
  const start = async () => {
    setBusy(true);
    await begin();
    setBusy(false);
  };
  return (
    <>
      <QuietHead />
      <main id="main">
        <div className={hall.narrow}>
          <h1 className="h1">{mockTitles[name]}</h1>
          <p className="lead">{m.lead(items, minutes)}</p>
          <Sheet as="div" className={`${hall.sheet} mt-16`}>
            <SectionsTable
              sections={sections.map(({ subject, count }) => ({ title: categoryName(subject), count }))}
              foot={m.passMark(passMark)}
            />
            <p className="mt-16">{m.rules}</p>
            {failed !== '' && (
              <p className={hall.refused} role="alert">
                {m.notLoaded} {failed}
              </p>
            )}
            <div className={hall.actions}>
              <button
                type="button"
                className={button.filled}
                aria-busy={busy || undefined}
                onClick={busy ? undefined : () => void start()}
              >
                {busy && <Spinner />}
                {m.start}
              </button>
              <Link className={button.outlined} to={paths.mocks.to()}>
                {m.otherMocks}
              </Link>
            </div>
          </Sheet>
        </div>
      </main>
    </>
  );
}
