import * as m from '#messages/staff-log.ts';

/** Who acted, in words: the name of the account where it is still there, a room's pass, the server itself. */
export function whoActed(actor: string, name: string | null): string {
  if (name !== null) return name;
  if (actor.startsWith('room:')) return m.roomPass(actor.slice(actor.indexOf('/') + 1));
  if (actor.startsWith('command:')) return m.byCommand;
  return actor.startsWith('account:') ? m.goneAccount : m.byTheServer;
}

/** What it was done to, in words; a subject is its kind and, after the examination's code, its name. */
export function whatItWas(subject: string): string {
  const name = subject.slice(subject.indexOf('/') + 1);
  if (subject.startsWith('candidate:')) return m.theCandidate(name);
  return subject.startsWith('room:') ? m.theRoom(name) : m.theExamination;
}

/** What was done, in words; an act that has none keeps its own. */
export function actIn(act: string): string {
  return m.acts[act] ?? act;
}
