import type { ReactNode } from 'react';
import { TryAgain } from '#client/ui/try-again.tsx';
import { StaleNote } from './stale-note.tsx';
import { useFetched } from '#client/lib/api/use-fetched.ts';

interface ApiPartProps<Data> {
  /** The same function at each render. */
  readonly load: (signal: AbortSignal) => Promise<Data>;
  /** The text before the reason of a failure. */
  readonly failed: string;
  /** The part's look with its data, or with undefined before that: then it holds the place. */
  readonly children: (data: Data | undefined) => ReactNode;
}

/** A part of a page with data from the API. It fails and retries alone, and the page works without it. */
export function ApiPart<Data extends object>({ load, failed, children }: ApiPartProps<Data>) {
  const fetched = useFetched(load);
  if (fetched.state === 'failed') {
    const { message, retrying, retry } = fetched;
    return <TryAgain sentence={`${failed} ${message}`} busy={retrying} onRetry={retry} />;
  }
  const data = fetched.state === 'ready' ? fetched.data : undefined;
  return (
    <>
      {data && <StaleNote data={data} />}
      {children(data)}
    </>
  );
}
