import type { ErrorCode } from '#contract/error.ts';

/** What an error tells the outside: its status and a message that is safe and useful to a student. */
export interface ErrorEntry {
  readonly status: number;
  readonly message: string;
}

/** Every error the server answers with. A code without an entry does not compile. */
export const errorCatalogue: Readonly<Record<ErrorCode, ErrorEntry>> = {
  'already-objected': { status: 409, message: 'You have objected to this question already.' },
  'bad-request': { status: 400, message: 'That request could not be understood. Reload the page and try again.' },
  'broken-json': { status: 400, message: 'What was sent could not be read. Reload the page and try again.' },
  busy: { status: 503, message: 'Many students are logging in right now. Wait a few seconds and try again.' },
  'changed-meanwhile': {
    status: 409,
    message: 'Somebody else has changed this meanwhile. Look at what is new, then save again.',
  },
  'code-taken': { status: 409, message: 'There is already an examination with this code. Choose another one.' },
  'cross-site': { status: 403, message: 'Another website sent this, so it was not done. Open Tayari and try again.' },
  'email-taken': { status: 409, message: 'There is already an account with this e-mail. Log in, or ask for a link.' },
  gap: { status: 409, message: 'Answers in between are missing. They are sent again.' },
  'not-allowed': { status: 403, message: 'Your account is not allowed to do this.' },
  'headers-too-large': {
    status: 431,
    message: 'Your browser sent too much along. Delete the cookies of this site and try again.',
  },
  internal: { status: 500, message: 'Something went wrong on our side. Try again in a minute.' },
  invalid: { status: 422, message: 'Check the marked fields and try again.' },
  'link-expired': { status: 410, message: 'This link has expired or was already used. Ask for a new one.' },
  'not-found': { status: 404, message: 'There is nothing at this address.' },
  'not-signed-in': { status: 401, message: 'Log in to see this.' },
  'other-device': { status: 409, message: 'This paper is open on another device. Ask the invigilator to release it.' },
  'read-only': { status: 409, message: 'Built-in questions stay as they are. Copy this one to change it.' },
  'time-over': { status: 410, message: 'The time of this examination is over.' },
  'too-early': { status: 425, message: 'It is too early for this. Wait for the start.' },
  'too-large': { status: 413, message: 'What was sent is too large.' },
  'too-many-attempts': { status: 429, message: 'Too many attempts. Wait a while and try again.' },
  'too-slow': { status: 408, message: 'What was sent took too long to arrive. Try again.' },
  unavailable: { status: 503, message: 'We cannot reach our records right now. Try again in a minute.' },
  'unsupported-type': { status: 415, message: 'This kind of content is not accepted here.' },
  'wrong-credentials': { status: 401, message: 'The e-mail or the password is wrong.' },
  'wrong-state': { status: 409, message: 'This can not be done in the state that the examination is in.' },
};
