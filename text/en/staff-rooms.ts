// The rooms of an examination, as its staff see them.
export const rooms = 'Rooms';
export const roomsNote =
  'Each room gets a pass of ten characters. With it an invigilator opens the room’s board on a phone, without an account, from the sealing on.';
export const printSheets = 'Print the room sheets';
export const room = 'Room';
export const candidates = 'Candidates';
export const pass = 'Room pass';
export const acts = 'Acts';
export const noRooms = 'No rooms yet. The candidates’ file makes those that it names; you can add one here.';
export const passMade = 'made';
export const noPass = 'none yet';
export const makePass = 'Make a pass';
export const makePassOf = (name: string) => `Make a pass for ${name}`;
export const newPass = 'New pass …';
export const newPassOf = (name: string) => `New pass for ${name}`;
export const newPassNote = 'The new pass is shown once, here.';
export const oldPassEnds = 'The old pass ends at once: who has opened the board with it must sign in again.';
export const keepPass = 'Keep the pass';
export const makeNewPass = 'Make a new pass';
export const passOf = (name: string) => `Pass of ${name}:`;
export const shownOnce =
  'It is shown only now, and kept nowhere that it can be read. Write it down or print the room’s sheet.';
export const writtenDown = 'I have it';
export const nameOfRoom = 'Name of the room';
export const addRoom = 'Add a room';
