import * as m from '#messages/accounts.ts';
import page from '#client/ui/page.module.css';
import button from '#client/ui/button.module.css';
import { useEffect, useRef } from 'react';
import { paths } from '#client/lib/paths.ts';
import { Link } from '#client/ui/link.tsx';
import { AccountSheet } from './account-sheet.tsx';

/** Replaces the form for a new password: the link is not valid any more. */
export function LinkExpired({ message }: { message: string }) {
  const next = useRef<HTMLParagraphElement>(null);
  // The button with the focus is gone; reading goes on here.
  useEffect(() => next.current?.focus(), []);
  return (
    <AccountSheet title={m.deadLink}>
      <p className="lead mt-16" ref={next} tabIndex={-1} role="alert">
        {message}
      </p>
      <div className={page.actions}>
        <Link className={button.filled} to={paths.forgotPassword.to()}>
          {m.getNewLink}
        </Link>
        <Link className={button.outlined} to={paths.login.to()}>
          {m.logIn}
        </Link>
      </div>
    </AccountSheet>
  );
}
