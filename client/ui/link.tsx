import { createContext, useContext, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { language } from '#messages/language.ts';
import { addressIn } from '#text/language.ts';

/** Goes to a path of the program. `given` is for the next page, beside its address. */
export type LinkHandler = (
  to: string,
  options: { readonly replace: boolean; readonly given: string | undefined },
) => void;

/** How a program goes to another of its pages. Without it, the browser does. */
export const GoToContext = createContext<LinkHandler | null>(null);

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
  /** For the next page, beside its address. */
  readonly given?: string | undefined;
}

/** A link within the product. */
export function Link({ to, given, onClick, ...rest }: LinkProps) {
  const goTo = useContext(GoToContext);
  return (
    // Its content comes with `rest`.
    // oxlint-disable-next-line jsx-a11y/anchor-has-content
    <a
      {...rest}
      href={addressIn(language, to)}
      onClick={(event) => {
        onClick?.(event);
        if (goTo === null || !isPlain(event)) return;
        event.preventDefault();
        const { href } = event.currentTarget;
        // The page itself again is no second entry of the history.
        goTo(to, { replace: href === globalThis.location.href, given });
      }}
    />
  );
}

/** Not a press that opens another tab, or that something else has dealt with. */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey, currentTarget } = event;
  const isHere = currentTarget.target === '' || currentTarget.target === '_self';
  return !event.defaultPrevented && button === 0 && isHere && !(metaKey || altKey || ctrlKey || shiftKey);
}
