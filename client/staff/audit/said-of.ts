import * as m from '#messages/staff-log.ts';

/**
 * The actor in words: the name of the account if it still exists, a room's pass, a visitor, or the server itself. With `ofAll` it also
 * names the examination of a pass.
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
 * The subject of an action in words. A subject is its kind and then its name: for a candidate and a room, the examination's code and the
 * own name. `name` is that of an account; with `ofAll` it also names the examination.
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
    case 'application':
      return m.theApplication(called);
    case 'item':
      return m.theItem(called);
    default:
      return m.subjects[kind] ?? subject;
  }
}

/** The action in words; an action without words keeps its own name. */
export function actIn(act: string): string {
  return m.acts[act] ?? act;
}
