// The offer of a seat, as its candidate reads it.
import { numberIn } from '#text/numbers.ts';

const n = (count: number) => numberIn('en', count);
const many = (count: number, one: string) => `${n(count)} ${count === 1 ? one : `${one}s`}`;

export const offered = 'You are offered a seat';
export const listRank = (list: string, rank: number) => `${list}, rank ${n(rank)}.`;
/** The time left, by its two largest parts. */
export const timeLeft = (days: number, hours: number, minutes: number) => {
  if (days > 0) return `${many(days, 'day')} ${many(hours, 'hour')} left`;
  return hours > 0 ? `${many(hours, 'hour')} ${many(minutes, 'minute')} left` : `${many(minutes, 'minute')} left`;
};
export const until = (moment: string) => `until ${moment}`;
export const ifSilent = 'If you do not answer by then, the seat goes to the next candidate.';
export const take = 'Take the seat…';
export const leave = 'Leave it to the next…';
export const takeTitle = 'Take it';
export const takeSure = 'I take this seat.';
export const takeNow = 'Take this seat';
export const leaveTitle = 'Leave it to the next';
export const leaveSure = 'I leave this seat. It goes to the next candidate, and I get no other offer.';
export const leaveNow = 'Leave this seat';
export const darkenFirst = 'Darken the bubble, then press the button.';
export const back = 'Back';
export const taken = 'You have taken this seat';
export const takenFor = (list: string) => `It is a seat of this list: ${list}.`;
export const movedFrom = (list: string) =>
  `You had a seat of the list ${list}. An open seat became free, so you have that one.`;
export const leaveAfterAll = 'Leave it after all…';
export const noOffer = 'You have no offer of a seat';
export const whyNone = 'Why have I no offer?';
export const whyThis = 'Why this offer?';
export const round = (number: number, lastRank: number) =>
  `Round ${n(number)} came to you. Seats of this list are offered up to rank ${n(lastRank)}.`;
export const stillWaits = (list: string, place: number) =>
  `You also wait for a seat of ${list}, as number ${n(place)}. You need not answer twice.`;
export const signedLists = 'The signed lists';
export const resultIsOut = 'The result is published';
export const yourRank = (rank: number) => `Your rank is ${n(rank)}.`;
export const yourRankShort = (rank: number) => `rank ${n(rank)}`;
export const noRank = 'You have no rank: you did not sit this examination.';
export const offersLater = 'If the college offers seats, your offer stands here.';

/** Why a candidate has no offer, in one sentence. */
export const reasons = {
  'not-begun': 'No seat has been offered yet.',
  absent: 'You did not sit this examination.',
  withheld: 'Your result is withheld. Ask the college.',
  'below-pass-mark': (marks: string, passMark: string) => `You have ${marks} marks, and the pass mark is ${passMark}.`,
  left: (list: string) => `You left your seat of this list: ${list}. A candidate who leaves a seat gets no other.`,
  'run-out': (list: string, moment: string) =>
    `Your offer of this list ran out on ${moment}: ${list}. A candidate who does not answer gets no other.`,
  tie: (list: string, among: number, seats: number) =>
    `You are equal with others at the last seat of ${list}: ${n(among)} candidates for ${n(seats)}. An examiner decides.`,
  waits: (list: string, place: number, rank: number, lastRank: number | null) =>
    lastRank === null
      ? `You wait for a seat of ${list} as number ${n(place)}.`
      : `You wait for a seat of ${list} as number ${n(place)}: you have rank ${n(rank)}, and offers went up to rank ${n(lastRank)}.`,
  'beyond-waiting': (rank: number, lastRank: number | null) =>
    lastRank === null
      ? `You have rank ${n(rank)}, which is beyond the waiting list.`
      : `You have rank ${n(rank)}: offers went up to rank ${n(lastRank)}, and the waiting list ends before you.`,
} as const;
