import button from '#client/ui/button.module.css';
import * as m from '#messages/hall.ts';
import { CodeForm } from './code-form.tsx';
import { QuietHead } from './hall-head.tsx';
import { HallLink } from './hall-link.tsx';
import { hallPaths } from './hall-paths.ts';
import hall from './hall.module.css';

/** /hall, /results and /room: asks for the code of the examination. */
export function CodeScreen({ of }: { readonly of: 'examination' | 'results' | 'room' }) {
  return (
    <>
      <QuietHead />
      <main id="main">
        <div className={hall.narrow}>
          <h1 className="h1">{m.whichOf[of]}</h1>
          <CodeForm of={of} />
          {of === 'examination' && (
            <>
              <p className="mt-24">
                <HallLink className={button.link} to={hallPaths.practice.to()}>
                  {m.tryPractice}
                </HallLink>
              </p>
              <p className="small">{m.practiceHint}</p>
            </>
          )}
        </div>
      </main>
    </>
  );
}
