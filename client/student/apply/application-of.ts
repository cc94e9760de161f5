import { session } from '#client/lib/session/session.ts';
import { loadSheet } from '#client/ui/use-sheet.ts';
import { applicationCalls } from './application-calls.ts';
import { openKeptApplications, type KeptPapers } from './kept-application.ts';
import { openApplication, type OpenApplication } from './open-application.ts';
import sheet from './apply.css?url&no-inline';

let kept: Promise<KeptPapers> | undefined;
const opened = new Map<string, Promise<OpenApplication>>();

/** What this device keeps of applications, opened once. */
export function keptApplications(): Promise<KeptPapers> {
  kept ??= openKeptApplications();
  return kept;
}

/** The application to an examination on this device, opened once. */
export function applicationOf(code: string): Promise<OpenApplication> {
  const known = opened.get(code);
  if (known) return known;
  const opening = openHere(code);
  opened.set(code, opening);
  return opening;
}

async function openHere(code: string): Promise<OpenApplication> {
  return openApplication({
    code,
    kept: await keptApplications(),
    calls: applicationCalls(code),
    account: () => session.getState().user?.token,
    now: () => Date.now(),
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
}

/** Forgets the opened application: the next visit opens another one. */
export function closeApplication(code: string): void {
  void opened.get(code)?.then((application) => application.close());
  opened.delete(code);
}

/** Loads the style sheet of the form and of one's own application. */
export function applySheet(): Promise<void> {
  return loadSheet('apply-sheet', sheet);
}
