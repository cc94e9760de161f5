import { useEffect, useRef, useState } from 'react';
import button from '#client/ui/button.module.css';
import { cookieText } from '#client/lib/cookie.ts';
import { LanguageName } from '#client/ui/language-name.tsx';
import * as m from '#messages/hall.ts';
import { language } from '#messages/language.ts';
import { prefixes, withoutLanguage } from '#text/language.ts';
import { careOf } from './address.ts';
import { isKept } from '#client/candidate/offline/keep-program.ts';

const other = language === 'ne' ? 'en' : 'ne';

/** How long the other page is waited for, in ms. */
const pageTimeoutMs = 8000;
const nextActs = ['online', 'pointerdown', 'keydown'];

/**
 * The other language, at any moment. A page that does not come would take the paper from the screen: without a connection
 * it stays where it is, unless the other program is on the device.
 */
export function HallLanguage() {
  const [said, setSaid] = useState<string | null>(null);
  const own = useRef<HTMLButtonElement>(null);
  // Come to from the other language, the focus is where it was, until it is moved: also when the next screen has come by itself.
  useEffect(() => {
    if ((history.state as { switched?: boolean } | null)?.switched) own.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (said === null) return;
    // It lies over the top of the page: what is done next takes it away, and so does the connection.
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
      <span className={said === null ? undefined : 'later'} role="status">
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
