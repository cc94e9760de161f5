import { Spinner } from './spinner.tsx';

/** The loading screen: a page's code or data is on its way. */
export function Loading() {
  return (
    <div className="loading">
      <Spinner />
    </div>
  );
}
