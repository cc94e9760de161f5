/** The state of a notice at a time. */
export const noticeStates = ['not-yet', 'open', 'late', 'closed'] as const;
export type NoticeState = (typeof noticeStates)[number];

/** The moments of a notice, in ISO 8601. */
interface NoticeMoments {
  readonly opensAt: string;
  readonly closesAt: string;
  readonly lateUntil: string | null;
}

/** The state of a notice at `now`, in ms since 1970. */
export function noticeStateAt({ opensAt, closesAt, lateUntil }: NoticeMoments, now: number): NoticeState {
  if (now < Date.parse(opensAt)) return 'not-yet';
  if (now < Date.parse(closesAt)) return 'open';
  return lateUntil !== null && now < Date.parse(lateUntil) ? 'late' : 'closed';
}

/** Whether a notice takes applications in this state. */
export function takesApplications(state: NoticeState): state is 'open' | 'late' {
  return state === 'open' || state === 'late';
}

/** When a notice closes, in ISO 8601: in a late state at the end of the late applications. */
export function closingMoment({
  state,
  closesAt,
  lateUntil,
}: Pick<NoticeMoments, 'closesAt' | 'lateUntil'> & { readonly state: NoticeState }): string {
  return state === 'late' ? (lateUntil ?? closesAt) : closesAt;
}

/** What an application owes, in rupees. `late`: whether it comes after the first closing moment. */
export function feeOwed({ fee, lateFee }: { readonly fee: number; readonly lateFee: number }, late: boolean): number {
  return late ? lateFee : fee;
}
