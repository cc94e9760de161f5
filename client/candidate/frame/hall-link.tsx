import type { AnchorHTMLAttributes } from 'react';
import { prefix } from '#messages/language.ts';
import { goTo } from './address.ts';

/** A link within the hall. */
export function HallLink({ to, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly to: string }) {
  return (
    <a
      {...rest}
      href={prefix + to}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        goTo(to);
      }}
    >
      {children}
    </a>
  );
}
