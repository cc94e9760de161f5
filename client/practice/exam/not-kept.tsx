import page from '#client/ui/page.module.css';
import { useRevalidator } from 'react-router';
import { TryAgain } from '#client/ui/try-again.tsx';

/** Stands in for an exam whose paper is not on this device while there is no connection. */
export function NotKept() {
  const { state, revalidate } = useRevalidator();
  return (
    <section className={page.column}>
      <h1 className="h1">This paper is not on this device.</h1>
      <p className="lead mt-8">
        There is no connection. Papers that were opened before open without one; so do all of them after “Keep for
        offline” in the menu.
      </p>
      <TryAgain
        sentence="The paper could not be loaded."
        busy={state === 'loading'}
        onRetry={() => void revalidate()}
      />
    </section>
  );
}
