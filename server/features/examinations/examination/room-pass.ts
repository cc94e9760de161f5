import type { ExaminationDeps } from './deps.ts';

/** Without 0, 1, I, L, O and U: a pass is read from paper and typed on a phone. Thirty letters. */
const passLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const passLength = 10;

/** A room pass from the random source: each letter as likely as any other. */
export function newPass(random: ExaminationDeps['random']): string {
  let pass = '';
  while (pass.length < passLength) {
    for (const byte of random(16)) {
      if (byte < 240 && pass.length < passLength) pass += passLetters.charAt(byte % passLetters.length);
    }
  }
  return pass;
}

/** What is stored of a room pass: without the room's name, as whoever signs in says the pass alone. */
export function passHash(hash: ExaminationDeps['hash'], code: string, pass: string): string {
  return hash('room-pass', code, pass);
}
