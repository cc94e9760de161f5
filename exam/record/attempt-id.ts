import type { Random } from '#exam/random.ts';

const digits = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** 16 letters and digits by which a device names what it makes: two devices never share them. */
export function deviceName(random: Random): string {
  return Array.from({ length: 16 }, () => digits[Math.floor(random() * digits.length)]).join('');
}

/**
 * The id of an attempt: of one device, one exam and one beginning (ms since the epoch). A reload, a second tab and a
 * retry make the same one, so what they write is one attempt.
 */
export function attemptId(device: string, exam: string, began: number): string {
  return `${device}-${began.toString(36)}-${fold(exam).toString(36)}`;
}

/** A number of 32 bits over the exam's id: two exams that begin in one millisecond are two attempts. */
function fold(text: string): number {
  let folded = 0;
  for (const letter of text) folded = (Math.imul(folded, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return folded;
}
