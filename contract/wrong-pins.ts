/** From so many wrong PINs on a board asks somebody to look: as many hold up the next wrong ones of an address. */
const worthALook = 20;

/** Whether somebody tries the PIN of a candidate who is not in. */
export function isTriedByOthers({ state, wrongPins }: { readonly state: string; readonly wrongPins: number }): boolean {
  return (state === 'absent' || state === 'present') && wrongPins >= worthALook;
}
