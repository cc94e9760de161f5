/** The age on a day, in whole years; both days are `YYYY-MM-DD`. */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return years - (day.slice(5) < dateOfBirth.slice(5) ? 1 : 0);
}
