import { expect, it } from 'vitest';
import { withRoom } from './room-name.ts';

it.each([
  ['Room', '204', 'Room 204'],
  ['Room', 'Room 101', 'Room 101'],
  ['room', 'room-7', 'room-7'],
  ['Room', 'Hall A', 'Hall A'],
  ['Room', 'Hallway', 'Room Hallway'],
  ['कोठा', '२०४', 'कोठा २०४'],
  ['कोठा', 'कोठा २०४', 'कोठा २०४'],
  ['कोठा', 'हल क', 'हल क'],
  ['कोठा', 'हलो', 'कोठा हलो'],
])('says %s once before %s', (word, name, said) => {
  expect(withRoom(word, name)).toBe(said);
});
