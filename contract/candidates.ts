import { z } from 'zod';
import { fieldCode } from '#contract/field-code.ts';
import { allCandidateColumns, genders } from '#contract/candidate-columns.ts';
import { FoundColumn } from '#contract/columns.ts';
import { Marks } from '#contract/examination.ts';
import { isReadable } from '#contract/is-readable.ts';

/** One to twenty letters, digits, hyphens or slashes. */
export const SymbolNumber = z
  .string()
  .trim()
  // This is no zod pattern: the documentation would carry it, and some readers of OpenAPI don't know \p.
  .refine((text) => /^[\p{L}\p{M}\p{Nd}/-]{1,20}$/u.test(text), fieldCode('symbolNumberForm'))
  // A Mac may send other code points for the same number.
  .overwrite((text) => text.normalize('NFC'))
  .meta({ example: '240317' });

export const Pin = z
  .string()
  .trim()
  .regex(/^\d{6,12}$/, fieldCode('pinForm'));

/** The most letters of a room, a seat or a group. */
export const nameLetters = 80;

/** Room, seat and group as an admit card shows them. */
export const ShortName = z.string().trim().min(1).max(nameLetters).refine(isOneLine, fieldCode('unreadable'));

export const CandidateName = z.string().trim().min(1).max(100).refine(isOneLine, fieldCode('candidateUnreadable'));

/** The most minutes that a candidate gets beyond the others. */
export const mostExtraMinutes = 600;

const Day = z.iso.date();

/** The most letters of a phone number. */
export const phoneLetters = 40;

/** A phone number as a spreadsheet has it: it may be several numbers, or have a country code. */
const Phone = z.string().trim().min(1).max(phoneLetters).refine(isReadable, fieldCode('unreadable'));

const Email = z.email().max(254);

const Gender = z.enum(genders);
export type Gender = z.infer<typeof Gender>;

export const Candidate = z
  .object({
    symbolNumber: z.string(),
    name: z.string(),
    room: z.string().nullable(),
    seat: z.string().nullable(),
    groups: z.array(z.string()),
    extraMinutes: z.int(),
    dateOfBirth: z.string().nullable(),
    previousScore: z.number().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    gender: Gender.nullable(),
    withdrawn: z.boolean(),
    withheld: z.string().nullable().describe('The reason'),
    present: z.boolean(),
    began: z.boolean(),
    handedIn: z.boolean(),
  })
  .meta({ id: 'Candidate' });
export type Candidate = z.infer<typeof Candidate>;

/** What a college writes of a candidate, and can change. */
const written = {
  name: CandidateName,
  room: ShortName.nullable(),
  seat: ShortName.nullable(),
  groups: z.array(ShortName).max(20),
  extraMinutes: z.int().min(0).max(mostExtraMinutes),
  dateOfBirth: Day.nullable(),
  previousScore: Marks.nullable(),
  phone: Phone.nullable(),
  email: Email.nullable(),
  gender: Gender.nullable(),
};

/** A candidate who is added by hand. Without a PIN the server makes one. */
export const NewCandidate = z
  .strictObject({
    symbolNumber: SymbolNumber,
    ...({
      name: written.name,
      room: written.room.default(null),
      seat: written.seat.default(null),
      groups: written.groups.default([]),
      extraMinutes: written.extraMinutes.default(0),
      dateOfBirth: written.dateOfBirth.default(null),
      previousScore: written.previousScore.default(null),
      phone: written.phone.default(null),
      email: written.email.default(null),
      gender: written.gender.default(null),
    } satisfies Record<keyof typeof written, z.ZodType>),
    pin: Pin.nullable().default(null),
  })
  .meta({ id: 'NewCandidate' });
export type NewCandidate = z.output<typeof NewCandidate>;

/** What a college writes of a candidate, and can change: of each field, what it holds. */
export type WrittenFields = Omit<NewCandidate, 'symbolNumber' | 'pin'>;

export const CandidateChange = z
  .strictObject({
    ...written,
    withdrawn: z.boolean(),
    withheld: z.string().trim().min(1).max(500).refine(isReadable, fieldCode('unreadable')).nullable(),
  })
  .partial()
  .meta({ id: 'CandidateChange' });

/** A PIN in clear text. The server shows it once, when it makes it. */
export const MadePin = z.object({ symbolNumber: z.string(), pin: z.string() });

/** The result of a candidates' file, for the preview and for the import. */
export const CandidatesImport = z
  .object({
    added: z.int(),
    updated: z.int(),
    errors: z.array(z.object({ line: z.int(), message: z.string() })),
    ignored: z.array(z.string()).describe('Columns that mean nothing here'),
    doubts: z
      .array(z.object({ line: z.int(), message: z.string() }))
      .optional()
      .describe('What comes in and looks wrong: zeros that a spreadsheet has taken away'),
    columns: z
      .array(FoundColumn(allCandidateColumns))
      .optional()
      .describe('With ?columns=1: each column of the file, in its order'),
    asks: z
      .array(z.enum(['calendar', 'order']))
      .optional()
      .describe('With ?columns=1: what has to be said of its dates before they can be read'),
    legacy: z
      .object({
        font: z.string(),
        kept: z.boolean().describe('Whether its text was left in its letters'),
        lines: z.array(z.object({ line: z.int(), typed: z.string(), text: z.string() })),
        more: z.int().describe('How many lines there are beside these'),
      })
      .optional()
      .describe('With ?columns=1: what the file has in a font from before Unicode, and what that shows'),
    pins: z
      .array(MadePin)
      .optional()
      .describe(
        'Only when it is imported: each PIN that was made, or that the file says and that opens; told this once. Who was there keeps the old one, which no file changes',
      ),
  })
  .meta({ id: 'CandidatesImport' });
export type CandidatesImport = z.infer<typeof CandidatesImport>;

/** Whether a text has no character that turns text around or breaks lines. */
function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Zl}\p{Zp}]/u.test(text);
}
