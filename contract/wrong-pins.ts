/**
 * From this many wrong PINs on, a board asks the invigilator to look. The same number holds up further wrong PINs from
 * one address.
 */
export const worthALook = 20;

/** Whether another person tries the PIN of a candidate who is not signed in. */
export function isTriedByOthers({ state, wrongPins }: { readonly state: string; readonly wrongPins: number }): boolean {
  return (state === 'absent' || state === 'present') && wrongPins >= worthALook;
}
