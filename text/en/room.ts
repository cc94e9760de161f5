// The board of a room, for its invigilator.
import { withRoom } from '#text/room-name.ts';
export const board = 'Room board';
export const roomNamed = (room: string) => withRoom('Room', room);
export const pass = 'Room pass';
export const unknownCode = 'There is no examination with this code. Type the code on your sheet.';
export const passHint = 'Ten letters and figures. It is on the room sheet.';
export const openBoard = 'Open the board';
export const opening = 'Opening …';
export const wrongPass = 'This pass opens no room of this examination. Look at the room sheet again.';
export const tooMany = 'Too many tries. Wait a quarter of an hour, or ask the examiner for a new pass.';
export const noConnection = 'No connection. Check the internet and try again.';
export const passEnded = 'This pass has ended. Sign in with the new one: what you did is kept here until then.';
export const passMissing = 'Write the pass.';
export const leave = 'Leave the board';

// The head
export const upToDate = (time: string) => `Up to date, ${time}`;
/** `age` is empty if the time alone is enough. */
export const asOf = (time: string, age: string) => `No connection: the board of ${time}${age && `, ${age} old`}`;
export const seconds = (count: number) => `${count} s`;
export const minutes = (count: number) => `${count} min`;
export const actsWait = (count: number) =>
  count === 1 ? '1 act is kept here and sent later' : `${count} acts are kept here and sent later`;
export const sendingActs = (count: number) => (count === 1 ? 'Sending 1 act' : `Sending ${count} acts`);
export const ends = (time: string) => `ends ${time}`;
export const begins = (time: string) => `begins ${time}`;
export const timeLeft = 'Time left';
export const minutesShort = 'min';

// Counts and groups
export const needYou = 'need you';
export const working = 'working';
export const notHeard = 'not heard';
export const handedIn = 'handed in';
export const absent = 'absent';
export const notYet = 'not yet here';
export const present = 'present';
export const needsYou = 'Needs you';
export const atWork = 'Working';
export const here = 'Here';
export const notWorking = 'Not working';
export const nobody = 'This room has no candidates yet.';

// A candidate
export const wantsDevice = 'Wants another device';
export const notHeardFor = (span: string) => `Not heard of for ${span}`;
export const wasDark = (span: string) => `Was dark for ${span}`;
export const unconfirmed = 'Not confirmed as here';
export const stateWorking = 'Working';
export const statePresent = 'Here';
export const stateAbsent = 'Absent';
export const stateNotYet = 'Not yet here';
export const handedInAt = (time: string) => `Handed in at ${time}`;
export const timeOver = 'Time is up';
export const given = (count: number) => `+${count} min`;
export const deviceChanged = 'other device';
export const wrongPins = (count: number) => (count === 1 ? 'wrong PINs: 1 try' : `wrong PINs: ${count} tries`);
export const othersTry = 'Somebody tries this PIN';
export const leftPage = (count: number) => (count === 1 ? 'left the page once' : `left the page ${count} times`);
export const lateAnswers = (count: number) => `after the end: ${count === 1 ? '1 answer' : `${count} answers`}`;
export const implausible = (count: number) => `with a time that can not be: ${count}`;
export const answeredOf = (total: number) => `of ${total}`;
export const seatNone = '–';

// Evidence
export const darkFromTo = (from: string, to: string) => `The device did not run from ${from} to ${to}.`;
export const workedFromTo = (from: string, to: string) =>
  `There was no link from ${from} to ${to}; the device worked on and lost nothing.`;
export const nobodyElseDark = 'No other device in the room was dark then.';
export const othersDark = (count: number) =>
  count === 1 ? 'One other device in the room was dark then.' : `${count} other devices in the room were dark then.`;
export const lastHeardAt = (time: string) => `Last heard of at ${time}.`;
export const neverHeard = 'No device has signed in for this candidate yet.';
export const endsAt = (time: string) => `Ends at ${time}.`;
export const contactLine = 'When the device was heard of';

// Board commands
export const confirmHere = 'Is here';
export const notHere = 'Is not here';
export const faceDoubted = 'face marked';
export const notThisFace = 'Not this face';
export const markFace = 'Keep it for the examiner';
export const faceWarning = 'The candidate is sent nowhere: they may sit down, and an examiner looks at photo and face.';
export const releaseAsks = 'Release the device …';
export const releaseWarning =
  'Another device may go on with this paper at once, and this one stops. It can’t be undone.';
export const released = 'Device released';
export const release = 'Release the device';
export const giveCount = (count: number) => `Give ${count} minutes`;
export const otherMinutes = 'Other minutes';
export const takeBack = 'Take back the hand-in';
export const announce = 'Announce';
export const giveMinutes = 'Give minutes';
export const openOutage = 'Open an outage';
export const closeOutage = 'Power is back';
export const cancel = 'Cancel';
export const send = 'Send';
export const toWhom = (name: string) => `To ${name}`;
export const toRoom = (room: string) => `To all in ${withRoom('room', room)}`;
export const announcement = 'What is to be told';
export const numberIsAnother = 'Questions are shuffled: this number is another question on each screen.';
export const nameByText = 'Name it by its text';
export const itemThatBegins = 'the question that begins “…”';
export const longerTime = (count: number) => (count === 1 ? '1 has longer:' : `${count} have longer:`);
export const untilTime = (whom: string, time: string) => `${whom} until ${time}`;
export const announceHint = 'It lies over the paper within 25 seconds, until it is read away.';
export const howMany = 'How many minutes';
export const fewer = 'One minute fewer';
export const more = 'One minute more';
export const reason = 'Reason';
export const reasonMissing = 'Write the reason.';
export const textMissing = 'Write what is to be told.';
export const newEnd = (before: string, after: string) => `Ends ${before} → ${after}.`;
export const reopensPaper = 'The time is up: minutes open the paper again.';
export const mayGive = (count: number) => `This room may still give ${count} min.`;
export const darkReason = (from: string, to: string) => `The device did not run from ${from} to ${to}.`;
export const takeBackWarning = 'The paper opens again for this candidate, until the own end.';
export const outageWarning =
  'From now on every lost device of this room counts as dark by the outage. Close it when the power is back.';
export const refused = (sentence: string) => `Not done: ${sentence}`;
export const giveToo = 'Give these too';
export const understood = 'I see';

// Outages and announcements
export const outageOpen = (time: string) => `Outage since ${time}`;
export const notHeardNow = (count: number, back: number) => `${count} devices are not heard of, ${back} are back.`;
export const outageOver = (count: number) => `Power back after ${count} minutes`;
export const darkDevices = (count: number, of: number, from: string, to: string) =>
  `${count} of ${of} ${of === 1 ? 'device' : 'devices'} ${count === 1 ? 'was' : 'were'} dark from ${from} to ${to}.`;
export const heardEachMinute = 'How many devices were heard of, minute by minute';
export const seeWho = 'See who';
export const workedDevices = (count: number) =>
  count === 1 ? '1 went on without a link and lost nothing.' : `${count} went on without a link and lost nothing.`;
export const giveTo = (minutesGiven: number, count: number) => `Give ${minutesGiven} minutes to ${count}`;
export const linesHeard = 'heard of';
export const linesWorked = 'no link, device worked';
export const linesDark = 'dark';
export const told = 'Told in this room';
export const readBy = (count: number, of: number) => `Read by ${count} of ${of}.`;
