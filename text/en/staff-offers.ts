// The tab Offers: the seats of the published lists, held for candidates until a day.
import { numberIn } from '#text/numbers.ts';

const n = (count: number) => numberIn('en', count);
const many = (count: number, one: string) => `${n(count)} ${count === 1 ? one : `${one}s`}`;

export const offers = 'Offers';
export const notLoaded = 'The offers could not be loaded.';
export const notPublished = 'Seats can be offered once the results are published.';

// Before the first round
export const beginTitle = 'Offer the seats of the published lists';
export const beginLead =
  'Each seat is held for its candidate until a day. What is left, or runs out, goes to the next of the same list.';
export const answerUntil = 'Candidates answer until';
export const roundHours = 'Hours to answer a later round';
export const roundHoursNote = 'A later round begins by itself at the deadline of the one before.';
export const movesToOpen = 'A candidate who took a reserved seat moves to an open one that becomes free';
export const movesToOpenNote = 'Only where the rank reaches it. The reserved seat goes to the next of its list.';
export const note = 'What a candidate who takes a seat has to do, in English (optional)';
export const noteNepali = 'The same in Nepali (optional)';
export const noteHint = 'For example: Enrol by 20 Poush with your original documents.';
export const begin = 'Begin round 1…';
export const beginAsks = (seats: number) => `Offer ${many(seats, 'seat')} now?`;
export const beginWhat = 'Each candidate is told. These rules hold for all later rounds.';
export const beginForGood = 'This can not be taken back.';
export const onlyExaminers = 'An examiner of this examination begins the rounds.';

// The rounds
export const headline = (round: number, taken: number, seats: number) =>
  `Round ${n(round)}: ${n(taken)} of ${many(seats, 'seat')} taken`;
export const waitUntil = (count: number, moment: string) =>
  `${many(count, 'offer')} ${count === 1 ? 'waits' : 'wait'} for an answer, the first until ${moment}. Then the free seats go to the next in rank.`;
export const allAnswered = 'No offer waits for an answer.';
export const rounds = 'Rounds';
export const round = (number: number) => `Round ${n(number)}`;
export const roundCounts = (day: string, made: number, counts: string) =>
  `${day}, ${many(made, 'offer')}${counts === '' ? '' : `: ${counts}`}`;
export const countTaken = (count: number) => `${n(count)} taken`;
export const countLeft = (count: number) => `${n(count)} left`;
export const countRunOut = (count: number) => `${n(count)} ran out`;
export const countOpen = (count: number) => `${n(count)} ${count === 1 ? 'waits' : 'wait'}`;
export const countFree = (count: number) => `${n(count)} free`;
export const startsAt = (moment: string) => `starts ${moment}, unless all are taken`;
export const signedLists = 'Signed lists';
export const asFile = 'As a CSV file';

// The next round
export const next = (number: number) => `Start round ${n(number)} now…`;
export const nextTitle = (number: number) => `Start round ${n(number)}`;
export const nextOffers = (count: number) => `It offers ${many(count, 'seat')}:`;
export const nextNothing = 'No seat is free for a candidate who waits, so there is nothing to offer.';
export const nextTies = 'Candidates are equal at the last seats. Decide first, or these seats stay free.';
export const decidedBelow = 'You can decide anew until the round starts.';
export const startNow = 'Start the round';
export const startForGood = 'The lists are signed anew. This can not be taken back.';
export const cancel = 'Cancel';
export const started = (number: number) => `Round ${n(number)} has begun.`;

// Seats by list
export const seatsByList = 'Seats by list';
export const oneBubble = 'one bubble a seat';
export const nextIs = (rank: number, name: string) => `next: rank ${n(rank)} ${name}`;
export const nextNone = 'no candidate waits';
export const taken = 'taken';
export const open = 'waits for an answer';
export const left = 'left';
export const ranOut = 'ran out';
export const free = 'free';

// Those who have not answered, and all others
export const waiting = 'Waiting for an answer';
export const answered = 'Answered, or over';
export const countByDeadline = (count: number) => `${n(count)}, by deadline`;
export const remind = (count: number) => (count === 1 ? 'Remind 1' : `Remind all ${n(count)}`);
export const remindTitle = (count: number) => `Remind ${many(count, 'candidate')}?`;
export const remindWhat =
  'Each gets one message with the end of the offer, by e-mail and by SMS. A candidate is reminded once an offer.';
export const remindNow = 'Remind';
export const reminded = (count: number) => `${many(count, 'candidate')} reminded.`;
export const rank = 'Rank';
export const name = 'Name';
export const list = 'List';
export const until = 'Answer until';
export const reach = 'How to reach';
export const state = 'State';
export const toldOn = (moment: string) => `told ${moment}`;
export const remindedOn = (moment: string) => `reminded ${moment}`;
export const noMessage = 'gets no message from here';
export const noReach = 'no address';
export const states = {
  offered: 'waits for an answer',
  taken: 'taken',
  left: 'left',
  'run-out': 'ran out',
  moved: 'moved to an open seat',
} as const;
export const writeDown = 'Write down the answer';
export const writeTitle = (person: string) => `What ${person} answered`;
export const takes = 'Takes the seat';
export const leaves = 'Leaves the seat';
export const how = 'How you know';
export const howHint = 'For example: called us on Thursday. The reason stands in the audit log.';
export const write = 'Write it down';

// Why no offer
export const whyTitle = 'Why has a candidate no offer?';
export const symbolNumber = 'Symbol number';
export const ask = 'Show';
export const hasOffer = (listName: string, stateName: string) =>
  `This candidate has an offer of ${listName}: ${stateName}.`;
export const keyWhy = 'why no offer?';
export const keyNext = 'start a round';
export const candidateReads = 'The candidate reads:';
