import type { WrittenFields } from '#contract/candidates.ts';
import { fromHundredths, toHundredths } from '#exam/marking/hundredths.ts';
import { listOf, text as parseText } from '#exam/parse.ts';
import { readStored } from '#server/platform/database/stored-json.ts';
import type { CandidateRow } from '#server/platform/database/tables/examinations.ts';

/** The columns that hold what a college writes of a candidate, with their values where it wrote nothing. */
export const emptyColumns = {
  room: null,
  seat: null,
  member_of: '[]',
  extra_minutes: 0,
  date_of_birth: null,
  previous_score: null,
  phone: null,
  email: null,
  gender: null,
} satisfies Partial<CandidateRow>;

type WrittenColumns = Pick<CandidateRow, 'name' | keyof typeof emptyColumns>;

/** The columns that a college can write again; the symbol number and the PIN stay. */
export const writtenColumns: readonly string[] = ['name', ...Object.keys(emptyColumns)];

type GivenFields = { readonly [Name in keyof WrittenFields]?: WrittenFields[Name] | undefined };

/** The columns of the fields that are given; another field has no column here. */
export function columnsOf(given: GivenFields): Partial<WrittenColumns> {
  const { groups, extraMinutes, dateOfBirth, previousScore, name, room, seat, phone, email, gender } = given;
  const score = previousScore ?? null;
  return {
    ...(name !== undefined && { name }),
    ...(room !== undefined && { room }),
    ...(seat !== undefined && { seat }),
    ...(groups !== undefined && { member_of: JSON.stringify(groups) }),
    ...(extraMinutes !== undefined && { extra_minutes: extraMinutes }),
    ...(dateOfBirth !== undefined && { date_of_birth: dateOfBirth }),
    ...(previousScore !== undefined && { previous_score: score === null ? null : toHundredths(score) }),
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    ...(gender !== undefined && { gender }),
  };
}

/** What a college wrote of a candidate. Throws if a column is damaged. */
export function fieldsOf(row: WrittenColumns): WrittenFields {
  return {
    name: row.name,
    room: row.room,
    seat: row.seat,
    groups: [...groupsOf(row)],
    extraMinutes: row.extra_minutes,
    dateOfBirth: row.date_of_birth,
    previousScore: row.previous_score === null ? null : fromHundredths(row.previous_score),
    phone: row.phone,
    email: row.email,
    gender: row.gender,
  };
}

/** The groups that a candidate belongs to. Throws if the column is damaged. */
export function groupsOf({ member_of }: Pick<CandidateRow, 'member_of'>): readonly string[] {
  return readStored('groups of a candidate', member_of, listOf(parseText));
}
