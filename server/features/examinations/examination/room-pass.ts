import type { ExaminationDeps } from './deps.ts';

/** 0, 1, I, L, O and U are left out: a pass is read from paper and typed on a phone. Thirty letters. */
const passLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const passLength = 10;

/** A room pass from the random source; each letter is equally likely. */
export function newPass(random: ExaminationDeps['random']): string {
  let pass = '';
  while (pass.length < passLength) {
    for (const byte of random(16)) {
      if (byte < 240 && pass.length < passLength) pass += passLetters.charAt(byte % passLetters.length);
    }
  }
  return pass;
}

/**
 * The stored hash of a room pass. It leaves out the room's name, because an invigilator signs in with only the pass.
 */
export function passHash(hash: ExaminationDeps['hash'], code: string, pass: string): string {
  return hash('room-pass', code, pass);
}
