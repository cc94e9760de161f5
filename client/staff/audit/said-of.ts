import * as m from '#messages/staff-log.ts';

/**
 * Who acted, in words: the name of the account where it is still there, a room's pass, whoever is not signed in, the server itself. `ofAll` also says
 * of which examination a pass is.
 */
export function whoActed(actor: string, name: string | null, ofAll = false): string {
  if (name !== null) return name;
  if (actor.startsWith('room:')) {
    const [code = '', room = ''] = actor.slice('room:'.length).split(/\/(.*)/s);
    return m.roomPass(room) + (ofAll ? `, ${code}` : '');
  }
  if (actor.startsWith('command:')) return m.byCommand(actor.slice('command:'.length));
  if (actor === 'visitor') return m.byVisitor;
  return actor.startsWith('account:') ? m.goneAccount : m.byTheServer;
}

/**
 * What it was done to, in words. A subject is its kind and then what it is called there: of a candidate and a room, the examination's code and
 * the own name. `name` is that of an account; `ofAll` also says which examination it is.
 */
export function whatItWas(subject: string, name: string | null = null, ofAll = false): string {
  const [kind = '', called = ''] = subject.split(/:(.*)/s);
  const [code = '', own = ''] = called.split(/\/(.*)/s);
  const of = ofAll ? `, ${code}` : '';
  switch (kind) {
    case 'candidate':
      return m.theCandidate(own) + of;
    case 'room':
      return m.theRoom(own) + of;
    case 'examination':
      return m.theExamination + (ofAll ? ` ${code}` : '');
    case 'account':
      return name ?? m.goneAccount;
    case 'item':
      return m.theItem(called);
    default:
      return m.subjects[kind] ?? subject;
  }
}

/** What was done, in words; an act that has none keeps its own. */
export function actIn(act: string): string {
  return m.acts[act] ?? act;
}
