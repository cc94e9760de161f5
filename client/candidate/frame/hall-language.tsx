import { useEffect, useRef, useState } from 'react';
import button from '#client/ui/button.module.css';
import { cookieText } from '#client/lib/cookie.ts';
import { LanguageName } from '#client/ui/language-name.tsx';
import * as m from '#messages/hall.ts';
import { language } from '#messages/language.ts';
import { prefixes, withoutLanguage } from '#text/language.ts';
import { careOf } from './address.ts';
import { isKept } from '#client/candidate/offline/keep-program.ts';
import styles from './hall-head.module.css';

const other = language === 'ne' ? 'en' : 'ne';

/** How long the device waits for the other page, in ms. */
const pageTimeoutMs = 8000;
const nextActs = ['online', 'pointerdown', 'keydown'];

/**
 * The other language, at any moment. If the other page did not come, the paper would leave the screen. So without a connection the page
 * stays, unless the device has the other program.
 */
export function HallLanguage() {
  const [said, setSaid] = useState<string | null>(null);
  const own = useRef<HTMLButtonElement>(null);
  // After a change of language, the focus stays in its place until the candidate moves it. That also holds when the next screen has come by
  // itself.
  useEffect(() => {
    if ((history.state as { switched?: boolean } | null)?.switched) own.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (said === null) return;
    // It lies over the top of the page. The next action takes it away, and so does the connection.
    const unsay = () => setSaid(null);
    for (const event of nextActs) addEventListener(event, unsay);
    return () => {
      for (const event of nextActs) removeEventListener(event, unsay);
    };
  }, [said]);
  const press = async () => {
    setSaid(null);
    const address = prefixes[other] + withoutLanguage(location.pathname);
    if (!(await isKept(careOf(location.pathname), other)) && !(await answers(address))) return setSaid(m.languageLater);
    document.cookie = cookieText('language', other);
    history.replaceState({ ...history.state, switched: true }, '', address + location.search + location.hash);
    location.reload();
  };
  return (
    <>
      <button
        ref={own}
        type="button"
        className={button.link}
        lang={other}
        onClick={() => void press()}
        onBlur={() => history.replaceState({ ...history.state, switched: false }, '')}
      >
        <LanguageName lang={other} />
      </button>
      <span className={said === null ? undefined : styles.later} role="status">
        {said}
      </span>
    </>
  );
}

async function answers(address: string): Promise<boolean> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), pageTimeoutMs);
  const answer = await fetch(address, { headers: { accept: 'text/html' }, signal: control.signal }).catch(() => null);
  clearTimeout(timer);
  return answer?.ok === true;
}
