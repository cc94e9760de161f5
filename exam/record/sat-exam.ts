const prefix = 'examination/';

/** The id that the record has for a college's examination with this code. */
export function satExam(code: string): string {
  return prefix + code;
}

/** The code of the examination that an exam's id names; null for any other exam. */
export function codeOfSatExam(exam: string): string | null {
  return exam.startsWith(prefix) ? exam.slice(prefix.length) : null;
}
