import type { Notice } from '#contract/notices.ts';
import { ApiError } from '#client/lib/api/api-error.ts';
import { isFinal } from '#client/lib/api/call.ts';
import { noticeData } from '#client/student/notices/notice-data.ts';
import { session } from '#client/lib/session/session.ts';
import { loadSheet } from '#client/ui/use-sheet.ts';
import { applicationCalls } from './application-calls.ts';
import { openKeptApplications, type KeptPapers } from './kept-application.ts';
import { openApplication, type OpenApplication } from './open-application.ts';
import sheet from './apply.css?url&no-inline';

let kept: Promise<KeptPapers> | undefined;

/** The notice of a form: the server's, or without a network what this device kept of it. Rejects with an ApiError. */
export async function noticeOfForm(code: string, signal: AbortSignal): Promise<Notice> {
  const here = await keptApplications();
  try {
    const { notice } = await noticeData(code, signal);
    await here.keepNotice(code, notice).catch(() => {});
    return notice;
  } catch (error) {
    const known = isFinalAnswer(error) ? undefined : await here.notice(code).catch(() => undefined);
    if (known === undefined) throw error;
    return known;
  }
}

/** Whether the server itself said that there is no such notice. */
function isFinalAnswer(error: unknown): boolean {
  return error instanceof ApiError && isFinal(error);
}

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
