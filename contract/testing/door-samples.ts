import type { DoorList } from '#contract/room.ts';

/** A candidate of room A at its door. */
export const doorCandidate = (symbolNumber: string, more: Partial<DoorList['candidates'][number]> = {}) => ({
  symbolNumber,
  name: `Candidate ${symbolNumber}`,
  nameNepali: null,
  dateOfBirth: null,
  seat: symbolNumber.slice(2),
  photo: `photo-${symbolNumber}`,
  mark: '00000',
  ...more,
});

/** The list of room A at its door; 2001 sits in room B. */
export const doorOf = (
  symbolNumbers: readonly string[],
  candidates: DoorList['candidates'] = symbolNumbers.map((each) => doorCandidate(each)),
): DoorList => ({
  code: 'SCI-1',
  room: 'A',
  lastEntryAt: '2026-11-22T05:45:00.000Z',
  candidates,
  elsewhere: [{ symbolNumber: '2001', room: 'B', seat: 'B7' }],
});
