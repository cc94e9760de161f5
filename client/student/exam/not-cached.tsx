import page from '#client/ui/page.module.css';
import { useReload } from '#client/student/navigation/page.ts';
import { TryAgain } from '#client/ui/try-again.tsx';
import * as m from '#messages/exam.ts';

/** Replaces an exam whose paper is not on this device while there is no connection. */
export function NotCached() {
  const { busy, reload } = useReload();
  return (
    <section className={page.column}>
      <h1 className="h1">{m.notOnDevice}</h1>
      <p className="lead mt-8">{m.opensOffline}</p>
      <TryAgain sentence={m.paperFailed} busy={busy} onRetry={reload} />
    </section>
  );
}
