import type { AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
  /** The history state for the next page. */
  readonly state?: string | undefined;
}

/** A link within the product. The router's own `Link` brings prefetching for its framework mode only; this is the rest of it. */
export function Link({ to, state, onClick, ...rest }: LinkProps) {
  const navigate = useLinkClickHandler(to, { state });
  return (
    // Its content comes with `rest`.
    // oxlint-disable-next-line jsx-a11y/anchor-has-content
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    />
  );
}
