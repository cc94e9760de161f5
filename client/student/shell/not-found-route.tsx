import { NotFound } from './not-found.tsx';

/** The page of an address that leads nowhere. */
export function Component() {
  return <NotFound />;
}
