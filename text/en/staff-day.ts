// The day of an examination, as its staff see it.
import { numberIn } from '#text/numbers.ts';

const n = (count: number) => numberIn('en', count);

export const timeLeft = 'Time left';
export const haveLonger = (count: number, time: string) =>
  count === 1 ? `1 has longer, until ${time}.` : `${n(count)} have longer, until ${time}.`;
export const timeToStart = 'Time to the start';
export const days = (count: string) => `${count} days`;
export const timeOver = 'The time is over';
export const serverTime = (time: string) => `It is ${time} by the server.`;
export const updated = (seconds: number) => `Updated ${seconds} s ago.`;
export const stale = (seconds: number) => `No answer for ${seconds} s: what you see is that old.`;
export const notLoaded = 'The rooms could not be loaded.';
export const states = {
  working: 'Working',
  notHeard: 'Not heard of',
  handedIn: 'Handed in',
  present: 'Present',
  absent: 'Absent',
} as const;
export const notYet = 'Not yet here';
export const answersGiven = 'Answers given';
export const roomCount = (rooms: number) => (rooms === 1 ? '1 room' : `${rooms} rooms`);
export const roomsNote = 'Who needs help comes first; a bubble fills as the paper is answered.';
export const withoutRoom = 'Without a room';
export const nobody = 'This examination has no candidates yet.';
export const outageSince = (time: string) => `Outage since ${time}`;
export const minutesProposed = (minutes: number) => `${minutes} min proposed`;
export const needsYou = 'Needs you';
export const nothingNeedsYou = 'Nothing at the moment.';
export const giveTitle = (room: string, minutes: number) => `${room}: give ${minutes} minutes?`;
export const outageWas = (from: string, to: string, dark: number, worked: number) =>
  `Silent from ${from} to ${to}. ${dark} devices were dark; ${worked} worked on and lost nothing.`;
export const giveTo = (minutes: number, candidates: number) => `Give ${minutes} min to ${n(candidates)}`;
export const movesTheirEnd =
  'It moves their end, no other candidate’s. Where the time is up, the paper opens again. Given time can’t be taken back.';
export const outageOpen = (room: string) => `${room}: an outage is open`;
export const outageNow = (silent: number, since: string) =>
  `Nothing is heard of ${silent} since ${since}. Their answers are kept on the devices. It closes by itself when most are back.`;
export const closeOutage = 'Close it now …';
export const closeTitle = (room: string) => `Close the outage of ${room}?`;
export const closeNote = 'Devices that go dark from now on do not count in it.';
export const close = 'Close it';
export const leaveOpen = 'Leave it open';
export const openOutage = 'Open an outage …';
export const openTitle = (room: string) => `Open an outage of ${room}?`;
export const openNote = 'It begins with those who went silent together, or now.';
export const openBelow = 'Nothing is given by this alone.';
export const open = 'Open it';
export const silentNow = (where: string, answered: number | null) =>
  answered === null ? `${where}. Nothing heard.` : `${where}. Nothing heard, after ${answered} answers.`;
export const wantsDevice = (where: string) => `${where}. Wants to go on with another device.`;
export const othersTry = (where: string, count: number) =>
  `${where}. Wrong PINs: ${count} tries. The right one still opens; if it is refused, release the device.`;
export const photoOf = (name: string) => `Photo of ${name}`;
export const faceDoubted = (where: string) =>
  `${where}. The face differed from the photo at the door. If it is another person, withhold the result on the tab Candidates.`;
export const faceMatches = 'It is the candidate';
export const waitsForYou = (where: string) => `${where}. Presence is not confirmed yet.`;
export const wasDark = (where: string, from: string, to: string) =>
  `${where}. The device did not run from ${from} to ${to}; no outage of the room.`;
export const placeOf = (room: string, seat: string) => `${room}, seat ${seat}`;
export const releaseAsks = 'Release the device …';
export const released = 'Device released';
export const releaseBelow = 'Another device may go on with this paper at once, and this one stops. It can’t be undone.';
export const keepDevice = 'Leave it as it is';
export const release = 'Release the device';
export const releaseOf = (symbolNumber: string) => `Release the device of ${symbolNumber}`;
export const giveTime = 'Give time …';
export const giveTimeTo = (whom: string) => `Give time to ${whom}`;
export const confirmPresence = 'Confirm presence';
export const takeBack = 'Take back …';
export const takeBackOf = (symbolNumber: string) => `Take back the hand-in of ${symbolNumber}`;
export const takeBackNote = 'The candidate goes on where the paper was left.';
export const takeBackBelow = 'The hand-in stays in the log and in the audit log.';
export const takeItBack = 'Take it back';
export const keepHandIn = 'Leave it';
export const minutes = 'Minutes';
export const reason = 'Reason';
export const giveMinutes = 'Give the time';
export const giveNothing = 'Give nothing';
export const announce = 'Announce';
export const announcement = 'Announcement';
export const inNepali = 'The same in Nepali, if you like';
export const announceHint = 'Appears on devices within 25 s; candidates must dismiss it.';
export const toWhom = 'To whom';
export const allRooms = 'All rooms';
export const toldTo = (rooms: string, count: number, of: number) => `${rooms}. Read by ${n(count)} of ${n(of)}.`;
export const keyRooms = 'next, previous room';
export const keyAnnounce = 'announce';
export const keyTime = 'give the room time';
export const keyOutage = 'open or close an outage';
export const keyFind = 'find a candidate';
export const find = 'Find a candidate';
export const nameOrNumber = 'Name or symbol number';
export const nobodyFound = 'No candidate has this name or number.';
export const held = 'Answers to take or leave';
export const heldNote =
  'They came late, from a device that had been replaced, or with times that can not be. What was made after the end never counts.';
export const heldOf = (count: number) => (count === 1 ? '1 entry' : `${n(count)} entries`);
export const heldInTime = (count: number) => `${n(count)} made in time`;
export const heldFor = {
  'replaced-device': 'from a device that another one had taken over from',
  differs: 'differ from what the server has under their numbers',
  'too-late': 'came too late',
  'log-full': 'came when the log was full',
  late: 'came after the end, and count until you leave them',
  implausible: 'can not have been made when they say, and do not count until you take them',
};
export const lateOf = (answers: number, candidates: number) =>
  `${answers === 1 ? '1 answer' : `${n(answers)} answers`} of ${
    candidates === 1 ? '1 candidate' : `${n(candidates)} candidates`
  } came after their end.`;
export const lateNote =
  'They count for the time being. The key can not be published before you have looked at them. Without contact an honest device brings them late.';
export const takeAllLate = 'Take all …';
export const leaveAllLate = 'Leave all …';
export const takeAllLateOf = (answers: number, candidates: number) =>
  `Take all late answers? ${lateOf(answers, candidates)}`;
export const leaveAllLateOf = (answers: number, candidates: number) =>
  `Leave all late answers? ${lateOf(answers, candidates)}`;
export const span = (from: string, to: string | null) => {
  if (to === null) return `from ${from} on`;
  return from === to ? `at ${from}` : `from ${from} to ${to}`;
};
export const madeAndCame = (made: string, came: string) => `Made ${made}; arrived ${came}.`;
export const silentButWorked = (spans: string) => `Without contact, while the device worked: ${spans}.`;
export const silentAndDark = (spans: string) => `Without contact, and the device was dark: ${spans}.`;
export const neverSilent = 'The device was never without contact.';
export const deviceRan = (spans: string) => `The device says that it ran: ${spans}.`;
export const roomOutages = (spans: string) => `Outages of the room: ${spans}.`;
export const claimsNothing =
  'The device did not say with its calls what it holds: its program is an old one, or another one.';
export const heldMore = 'There are more; they come once these are decided.';
export const takeHeld = 'Take …';
export const leaveHeld = 'Leave …';
export const takeNow = 'Take';
export const leaveNow = 'Leave';
export const takeHeldOf = (count: number, symbolNumber: string) => `Take ${heldOf(count)} of ${symbolNumber}?`;
export const leaveHeldOf = (count: number, symbolNumber: string) => `Leave ${heldOf(count)} of ${symbolNumber}?`;
export const heldBelow = 'What is decided stays so; it stands in the audit log with the reason.';
export const decideLater = 'Decide later';
export const seat = 'Seat';
export const candidate = 'Candidate';
export const state = 'State';
export const answered = 'Answered';
export const answeredOf = (answers: number, total: number) => `${answers} of ${total}`;
export const lastHeard = 'Last heard';
export const secondsAgo = (seconds: number) => (seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`);
export const device = 'Device';
export const firstDevice = 'first';
export const otherDevice = 'another one';
export const wrongPins = (count: number) => (count === 1 ? 'wrong PINs: 1 try' : `wrong PINs: ${count} tries`);
export const leftPage = 'Left the page';
export const given = 'Given, min';
export const acts = 'Acts';
export const ledger = 'Outage ledger';
export const ledgerNote = 'Every outage, what it cost and what was given.';
export const noOutages = 'No outage so far.';
export const room = 'Room';
export const from = 'From';
export const to = 'To';
export const isOpen = 'open';
export const darkDevices = 'Devices dark';
export const workedOn = 'Link lost, worked on';
export const proposed = 'Proposed, min';
export const nothingLost = 'nothing was lost';
export const waits = 'waits for you';
export const givenTo = (given_: number, candidates: number) => `${given_} min to ${n(candidates)}`;
export const actsWaiting = (waiting: number) =>
  waiting === 1
    ? 'What you did last is kept here and sent as soon as there is a connection.'
    : `${waiting} things that you did are kept here and sent as soon as there is a connection.`;
export const actRefused = (why: string) => `That was not done: ${why}`;
export const giveToo = 'Give these too';
export const understood = 'I see';

// The end by hand
export const endTitle = 'The end';
export const whoStands = (handedIn: string, working: string, neverBegan: string) =>
  `Handed in: ${handedIn}. Still working: ${working}. Never began: ${neverBegan}.`;
export const endsWhenAllHandedIn = 'It ends by the clock, or by hand once everybody who began has handed in.';
export const endAsks = 'End the examination …';
export const endQuestion = 'End the examination now?';
export const endBelow = (neverBegan: string) =>
  `Candidates who never began (${neverBegan}) can’t sit any more, and no answers arrive. It can’t be undone.`;
export const letItRun = 'Let it run';
export const endIt = 'End the examination';

// An announcement that names an item by its number
export const numberIsAnother = 'Items are shuffled: this number is another question on each screen.';
export const inThePaper = (number: number, stem: string) => `In the printed paper ${number} is: “${stem}”`;
export const nameByText = 'Name it by its text';
export const itemThatBegins = (stem: string) => `the question “${stem}”`;
