import { useEffect } from 'react';
import * as m from '#messages/staff-frame.ts';
import layout from '#client/ui/layout.module.css';
import { Sheet } from '#client/ui/sheet.tsx';
import { Wordmark } from '#client/ui/wordmark.tsx';
import { toTheGuide } from '#messages/staff-demo.ts';
import { addressIn } from '#text/language.ts';
import { language } from '#messages/language.ts';
import button from '#client/ui/button.module.css';
import { isDemo } from '../lib/is-demo.ts';
import { staffPaths } from '../lib/paths.ts';
import { LanguageLinks } from '../ui/language-links.tsx';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in.module.css';

/** Asks for the account, without anything of the staff area around it. */
export function SignInScreen() {
  useEffect(() => {
    document.title = `${m.signInTitle} · Tayari`;
  }, []);
  return (
    <main id="main" className={`${layout.centre} ${styles.screen}`}>
      <Sheet as="div" className={styles.sheet}>
        <p className={`${layout.line} ${styles.mark}`}>
          <Wordmark />
          Tayari
        </p>
        <h1 className="h1">{m.signInTitle}</h1>
        <p className="small mt-8">{m.signInLead}</p>
        <SignInForm />
        {isDemo && (
          <p className="mt-16">
            {/* The page loads anew, and signs its visitor in. */}
            <a className={button.link} href={addressIn(language, staffPaths.demo.to())}>
              {toTheGuide}
            </a>
          </p>
        )}
      </Sheet>
      <p className="flex gap-14">
        <LanguageLinks />
      </p>
    </main>
  );
}
