import type { DoorList } from '#contract/room.ts';
import { listOf, objectOf, orNull, text, type Parser } from '#exam/parse.ts';

/** The list of the door with its version. */
export interface KeptDoor {
  readonly version: string;
  readonly list: DoorList;
}

const seat = orNull(text);
const doorList = objectOf<DoorList>({
  code: text,
  room: text,
  lastEntryAt: text,
  candidates: listOf(
    objectOf<DoorList['candidates'][number]>({
      symbolNumber: text,
      name: text,
      nameNepali: orNull(text),
      dateOfBirth: orNull(text),
      seat,
      photo: orNull(text),
      mark: text,
    }),
  ) as Parser<DoorList['candidates']>,
  elsewhere: listOf(objectOf<DoorList['elsewhere'][number]>({ symbolNumber: text, room: seat, seat })) as Parser<
    DoorList['elsewhere']
  >,
});

/** Reads the list of a door; undefined if the value is none. */
export const keptDoor: Parser<KeptDoor> = objectOf<KeptDoor>({ version: text, list: doorList });
