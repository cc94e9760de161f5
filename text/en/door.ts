// The door of a room, where candidates show their admit cards.
import { withRoom } from '#text/room-name.ts';
export const atDoor = 'At the door';
export const roomAtDoor = 'at the door';
export const toBoard = 'To the board';
export const noList = 'The list of this room is on its way.';
export const numberLabel = 'Symbol number';
export const typeNumber = 'or type the number';
export const find = 'Find';
export const numberMissing = 'Type a symbol number.';

// A candidate
export const photoOf = (name: string) => `Photo of ${name}`;
export const noPhoto = 'No photo';
export const seatShort = 'seat';
export const symbolShort = 'symbol no.';
export const roomShort = 'room';
export const present = 'Present';
export const notThisFace = 'Not this face…';
export const notHere = 'Is not here';
export const goOn = 'Next card';
export const born = (day: string) => `Born ${day}.`;
export const presentSince = (time: string) => `Present since ${time}.`;
export const presentKept = 'Present: kept on this device, sent later.';
export const doubted = 'The face is marked for the examiner. The candidate may sit down.';
export const late = (now: string, until: string) => `It is ${now}. Entry until ${until}; no minutes are given for it.`;
export const tooLate = (until: string) => `Entry ended at ${until}. Ask the examiner.`;

// What a card is that belongs to another room
export const elsewhere = (symbolNumber: string, room: string, seat: string | null) =>
  `${symbolNumber} is for ${withRoom('room', room)}${seat === null ? '' : `, seat ${seat}`}. Send the candidate there.`;
export const noRoom = (symbolNumber: string) => `${symbolNumber} has no room yet. Ask the examiner.`;
export const unknown = (symbolNumber: string) =>
  `There is no ${symbolNumber} in this examination. Look at the card again.`;
export const drawn = (symbolNumber: string) =>
  `This QR code of ${symbolNumber} was not made here. Type the number, look at the photo, and tell the examiner.`;

// What was done
export const wasPresent = (name: string) => `${name} is present.`;
export const wasMarked = (name: string) => `Kept for the examiner. ${name} may sit down.`;

// The lists
export const notHereYet = 'Not here yet';
export const countPresent = 'present';
export const countAwaited = 'not here yet';
export const minutesToGo = 'minutes to go';
export const minutesOfEntry = 'minutes of entry';
export const byName = 'By name';
export const bySeat = 'By seat';
export const allHere = 'All are here.';
export const statePresent = (time: string) => `present, ${time}`;
export const stateKept = 'present, kept here';
export const stateHere = 'present';
export const stateDoubted = 'for the examiner';
