/** How many questions a unit has, in words. */
export function questionCount(count: number): string {
  return count === 0 ? 'No questions yet' : `${count}\u00a0${count === 1 ? 'question' : 'questions'}`;
}
