import page from '#client/ui/page.module.css';
import { Children, type ReactNode } from 'react';
import * as m from '#messages/landing.ts';
import { ContinueLink } from '#client/student/under-way/continue-link.tsx';
import { Film } from '#client/ui/film.tsx';
import { landingLoops } from './landing-loops.ts';
import type { Landing } from './landings.ts';
import styles from './landing-page.module.css';
import { PaperPattern } from './paper-pattern.tsx';
import { StartTest } from './start-test.tsx';

/** The content of a preparation landing for any programme; `children` are the parts of only one of them. */
export function LandingPage({ landing, children }: { landing: Landing; children?: ReactNode }) {
  const { programme, start, format, resumes } = landing;
  return (
    <>
      <section className={`${styles.hero} ${page.bleed}`}>
        <div className={styles.words}>
          <h1 className="h1">
            {Children.toArray(m.beReady(<span className="inline-block max-w-full">{programme}</span>))}
          </h1>
          <p className="lead">
            {Children.toArray(m.scholarships(<span className="whitespace-nowrap">{m.meritBased}</span>))}
          </p>
          <div className="flex flex-wrap gap-12">
            <StartTest {...start} />
            <ContinueLink formats={resumes} />
          </div>
        </div>
        <Film className={styles.film} loop={landingLoops.light} dark={landingLoops.dark} pausable />
      </section>
      <div className={page.column}>
        {format && <PaperPattern format={format} />}
        {children}
      </div>
    </>
  );
}
