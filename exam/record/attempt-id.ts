import type { RandomSource } from '#exam/random.ts';

const digits = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** 16 random letters and digits that name a device. Two devices never share them. */
export function deviceName(random: RandomSource): string {
  return Array.from({ length: 16 }, () => digits[Math.floor(random() * digits.length)]).join('');
}

/**
 * The id of an attempt, made of device, exam and beginning (ms since the epoch). A reload, a second tab and a retry
 * make the same id, so they write the same attempt.
 */
export function attemptId(device: string, exam: string, began: number): string {
  return `${device}-${began.toString(36)}-${fold(exam).toString(36)}`;
}

/** A number of 32 bits from the exam's id. It keeps exams apart that begin in the same millisecond. */
function fold(text: string): number {
  let folded = 0;
  for (const letter of text) folded = (Math.imul(folded, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return folded;
}
