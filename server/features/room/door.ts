import { createHash } from 'node:crypto';
import type { DoorList } from '#contract/room.ts';
import { cardText } from '#contract/card-text.ts';
import { isRecord } from '#exam/parse.ts';
import { cardMark } from '#exam/sitting/card-mark.ts';
import { readDocument } from '#server/features/applications/documents/document-store.ts';
import { thumbnailOf } from '#server/features/applications/documents/thumbnail.ts';
import { cardCheck } from '#server/features/examinations/candidates/card-check.ts';
import type { StoredExamination } from '#server/features/examinations/examination/examination-rows.ts';
import { valueIn } from '#server/platform/database/stored-json.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { iso } from '#server/platform/iso.ts';
import type { RoomDeps } from './deps.ts';

/**
 * The list of a room at its door (docs/rules/examination.md, section 6), with its version. Of candidates elsewhere it has
 * only what hangs beside every door: number, room and seat.
 */
export async function readDoor(
  { db, hash }: Pick<RoomDeps, 'db' | 'hash'>,
  { code, rules, startsAt }: StoredExamination,
  room: string,
): Promise<{ readonly version: string; readonly list: DoorList }> {
  const rows = await db
    .selectFrom('candidate')
    .select(['symbol_number', 'room', 'seat'])
    .where('examination', '=', code)
    .where('withdrawn_at', 'is', null)
    .orderBy('symbol_number')
    .execute();
  const own = await candidatesWithPhoto(db, code).where('candidate.room', '=', room).execute();
  const list: DoorList = {
    code,
    room,
    lastEntryAt: iso(startsAt + rules.lateLimitMinutes * 60_000),
    candidates: own.map((row) => ({
      symbolNumber: row.symbol_number,
      name: row.name,
      nameNepali: nepaliNameIn(row.sent_form),
      dateOfBirth: row.date_of_birth,
      seat: row.seat,
      photo: row.photo,
      mark: cardMark(
        cardText({ code, symbolNumber: row.symbol_number, check: cardCheck(hash, code, row.symbol_number) }),
      ),
    })),
    elsewhere: rows
      .filter((row) => row.room !== room)
      .map((row) => ({ symbolNumber: row.symbol_number, room: row.room, seat: row.seat })),
  };
  const version = createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 16);
  return { version, list };
}

/**
 * The photo of a candidate, small, as JPEG. `room` is that of the pass, null for staff. Throws 'not-found' for a
 * candidate of another room, and without a photo.
 */
export async function readFace(
  { db, documents, pictures }: Pick<RoomDeps, 'db' | 'documents' | 'pictures'>,
  code: string,
  room: string | null,
  symbolNumber: string,
  address: string,
): Promise<Buffer> {
  let some = candidatesWithPhoto(db, code).where('candidate.symbol_number', '=', symbolNumber);
  if (room !== null) some = some.where('candidate.room', '=', room);
  const row = await some.executeTakeFirst();
  const photo = row?.photo_key ? await readDocument(documents, row.photo_key) : null;
  if (photo === null) throw new AppError('not-found');
  return pictures.usual.run(address, symbolNumber, () => thumbnailOf(photo));
}

/** Candidates of an examination, with what their applications add. Withdrawn ones are left out. */
function candidatesWithPhoto(db: Database, code: string) {
  return db
    .selectFrom('candidate')
    .leftJoin('application', (join) =>
      join
        .onRef('application.examination', '=', 'candidate.examination')
        .onRef('application.symbol_number', '=', 'candidate.symbol_number'),
    )
    .leftJoin('application_document', (join) =>
      join
        .onRef('application_document.application', '=', 'application.number')
        .on('application_document.kind', '=', 'photo'),
    )
    .select([
      'candidate.symbol_number',
      'candidate.name',
      'candidate.date_of_birth',
      'candidate.seat',
      'application.sent_form',
      'application_document.id as photo',
      'application_document.key as photo_key',
    ])
    .where('candidate.examination', '=', code)
    .where('candidate.withdrawn_at', 'is', null)
    .orderBy('candidate.symbol_number');
}

/** The name in Devanagari of a form that was submitted; null without one. */
function nepaliNameIn(form: string | null): string | null {
  const fields = form === null ? undefined : valueIn(form);
  const name = isRecord(fields) ? fields['nameNepali'] : undefined;
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : null;
}
