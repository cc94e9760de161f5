import { z } from 'zod';
import { fieldCode } from '#contract/field-code.ts';
import { deskDuties, examinationDuties } from '#contract/duty.ts';
import type { Calls } from '#contract/call.ts';
import { nameLetters } from '#contract/candidates.ts';
import { ExaminationState, LocalizedText } from '#contract/examination.ts';
import { EntryNumber } from '#contract/hall.ts';
import { pageQuery, paged } from '#contract/paged.ts';
import { isReadable } from '#contract/is-readable.ts';
import { Line } from '#contract/readable-text.ts';
import { entryKinds } from '#exam/sitting/entry.ts';

const code = { code: Line(40).describe('Of an examination') };
const tag = 'rooms';
const Instant = z.iso.datetime();
const Stretch = z.object({ from: Instant, to: Instant });
const symbolNumber = Line(40).min(1);
const reason = z.string().trim().min(1).max(500).refine(isReadable, fieldCode('unreadable'));
const id = z.uuid().describe('Made on the device: the same act again answers as the first time');

/** The states of a candidate on the room board. */
export const boardStates = ['absent', 'present', 'working', 'notHeard', 'handedIn'] as const;
export const BoardState = z.enum(boardStates);
export type BoardState = z.infer<typeof BoardState>;

const BoardCandidate = z
  .object({
    symbolNumber: z.string(),
    name: z.string(),
    room: z.string().nullable(),
    seat: z.string().nullable(),
    state: BoardState.describe('handedIn also where the time is up'),
    answered: z.int().nullable().describe('How many places; null where the caller sees no counts of answers'),
    total: z.int(),
    lastHeard: Instant.nullable(),
    endsAt: Instant.describe('Before the beginning: when it would end now'),
    minutesGiven: z.int(),
    minutesByRoom: z.int().describe('What of them room passes gave: limitMinutes is for these'),
    deviceChanged: z.boolean(),
    released: z.boolean().describe('Whether the device was released, and no other one has gone on yet'),
    wantsDevice: z.boolean().describe('Whether another device was refused within the last minutes'),
    wrongPins: z
      .int()
      .describe(
        'How many wrong PINs were tried, in the quarter of an hour from the first; release, presence and a new PIN clear it',
      ),
    confirmed: z.boolean().describe('Whether somebody has confirmed that the candidate is here'),
    presentAt: Instant.nullable().describe('When somebody confirmed it'),
    faceDoubted: z.boolean().describe('Whether the face differed from the photo, and no examiner has decided yet'),
    handedInAt: Instant.nullable(),
    late: z.int().describe('How many answers came after the candidate’s end'),
    implausible: z.int().describe('How many entries can not have been made when they say'),
    leftPage: z.int().describe('How often the page was left'),
    dark: z
      .array(Stretch.extend({ given: z.boolean() }))
      .describe('Without contact, and the device did not run; given where minutes were given for it'),
    worked: z.array(Stretch).describe('Without contact, while the device worked'),
  })
  .meta({ id: 'BoardCandidate' });

const BoardOutage = z
  .object({
    id: z.string(),
    room: z.string(),
    from: Instant,
    to: Instant.nullable().describe('null while it is open'),
    dark: z.int().describe('How many devices were dark; while it is open, of how many nothing is heard'),
    worked: z.int().describe('How many lost contact and worked on'),
    back: z.int().describe('How many of them are heard of again'),
    minutes: z.int().describe('What is proposed for each whose device was dark'),
    given: z.int().nullable().describe('How many minutes were given; null before'),
    givenTo: z.int(),
  })
  .meta({ id: 'BoardOutage' });

/** A candidate of a room as its door shows them. */
const DoorCandidate = z
  .object({
    symbolNumber: z.string(),
    name: z.string(),
    nameNepali: z.string().nullable(),
    dateOfBirth: z.string().nullable().describe('AD, YYYY-MM-DD'),
    seat: z.string().nullable(),
    photo: z.string().nullable().describe('Another one with each photo; null without one'),
    mark: z.string().describe('A short mark of the text of the card’s QR code: a drawn card has another'),
  })
  .meta({ id: 'DoorCandidate' });

/** The list of a room at its door, which a device has without a network. */
export const DoorList = z
  .object({
    code: z.string(),
    room: z.string(),
    lastEntryAt: Instant,
    candidates: z.array(DoorCandidate).describe('Without those who have withdrawn'),
    elsewhere: z
      .array(z.object({ symbolNumber: z.string(), room: z.string().nullable(), seat: z.string().nullable() }))
      .describe('Where all other candidates sit, as the plans beside the doors say'),
  })
  .meta({ id: 'DoorList' });
export type DoorList = z.infer<typeof DoorList>;

/** What an invigilator or an examiner sees of rooms. */
export const RoomBoard = z
  .object({
    code: z.string(),
    title: LocalizedText,
    room: z.string().nullable().describe('null: all rooms'),
    now: Instant,
    startsAt: Instant,
    endsAt: Instant.describe('When the time of the last candidate ends'),
    state: ExaminationState,
    presenceNeeded: z.boolean(),
    itemsShuffled: z.boolean().describe('Whether the same number is another item on each device'),
    limitMinutes: z.int().describe('How many minutes a room pass may give one candidate in all'),
    givesTimeByRule: z.boolean(),
    counts: z.object({
      absent: z.int(),
      present: z.int(),
      working: z.int(),
      notHeard: z.int(),
      handedIn: z.int(),
    }),
    candidates: z.array(BoardCandidate).describe('Who needs help comes first'),
    outages: z.array(BoardOutage).describe('The newest first'),
    announcements: z.array(
      z.object({
        id: z.string(),
        at: Instant,
        by: z.string(),
        room: z.string().nullable(),
        text: LocalizedText,
        readBy: z.int().describe('How many of this board have read it away'),
        of: z.int().describe('For how many of this board it is that have signed in'),
      }),
    ),
  })
  .meta({ id: 'Board' });
export type RoomBoard = z.infer<typeof RoomBoard>;

const CommandTarget = z
  .union([
    z.strictObject({ symbolNumber }),
    z.strictObject({ room: Line(nameLetters).min(1) }),
    z.strictObject({ all: z.literal(true) }),
  ])
  .meta({ id: 'ActTo' });
export type CommandTarget = z.infer<typeof CommandTarget>;

const since = Instant.optional().describe(
  'The moment of the board that it was decided on: where somebody gave time to one of them after it, nothing is given',
);

/** The board commands (docs/rules/examination.md, section 12). */
export const BoardCommand = z
  .discriminatedUnion('kind', [
    z.strictObject({
      id,
      kind: z.literal('present'),
      symbolNumber,
      present: z.boolean(),
      check: Line(20).optional().describe('Of the QR code that was read; a wrong one is refused'),
    }),
    z.strictObject({
      id,
      kind: z.literal('face'),
      symbolNumber,
      matches: z
        .boolean()
        .describe('false marks the candidate, who is then here; true takes the mark away, and is for examiners'),
    }),
    z.strictObject({ id, kind: z.literal('release'), symbolNumber }),
    z.strictObject({
      id,
      kind: z.literal('minutes'),
      to: CommandTarget,
      minutes: z.int().min(1).max(600),
      reason,
      dark: Instant.optional().describe('The beginning of the dark time that it is for: given once'),
      since,
    }),
    z.strictObject({ id, kind: z.literal('announce'), to: CommandTarget, text: LocalizedText }),
    z.strictObject({ id, kind: z.literal('take-back'), symbolNumber, reason }),
    z.strictObject({ id, kind: z.literal('outage-open'), to: CommandTarget.optional() }),
    z.strictObject({ id, kind: z.literal('outage-close'), to: CommandTarget.optional() }),
    z.strictObject({ id, kind: z.literal('outage-give'), outage: Line(64), since }),
  ])
  .meta({ id: 'Act' });
export type BoardCommand = z.infer<typeof BoardCommand>;

/** The result of a board command. */
export const ActResult = z
  .object({
    id: z.string(),
    kind: z.string(),
    at: Instant,
    candidates: z.array(z.string()).describe('Whom it reached'),
    minutes: z.int().nullable(),
    outage: z.string().nullable(),
  })
  .meta({ id: 'ActDone' });
export type ActResult = z.infer<typeof ActResult>;

/** The kinds of lines in the timeline of an attempt. */
const timelineKinds = [
  'signed-in',
  'began',
  ...entryKinds,
  'held',
  'dark',
  'link-lost',
  'left-page',
  'minutes',
  'act',
] as const;

const TimelineRow = z
  .object({
    at: Instant,
    to: Instant.nullable().describe('Of what lasted'),
    kind: z.enum(timelineKinds),
    n: z.int().nullable().describe('Of an entry'),
    place: z.int().nullable(),
    option: z.string().nullable(),
    letter: z.string().nullable().describe('Of the option, as the printed paper letters it'),
    device: z.string().nullable(),
    receivedAt: Instant.nullable(),
    late: z.boolean().describe('Whether an entry arrived after the end'),
    minutes: z.int().nullable(),
    by: z.string().nullable(),
    name: z.string().nullable().describe('Of the account that acted, as it is called now'),
    note: z.string().nullable().describe('The reason of minutes, why an entry is held, what was done'),
  })
  .meta({ id: 'TimelineRow' });
export type TimelineRow = z.infer<typeof TimelineRow>;

/** Why an examiner looks at entries. Entries with the first four reasons are not in the log; the others are. */
export const heldReasons = ['replaced-device', 'differs', 'too-late', 'log-full', 'late', 'implausible'] as const;
const HeldReason = z.enum(heldReasons);
export type HeldReason = z.infer<typeof HeldReason>;

/** An entry that an examiner takes or leaves. A late one counts until it is left, any other only once it is taken. */
const HeldEntry = z
  .object({
    symbolNumber: z.string(),
    name: z.string(),
    device: z.string(),
    n: z.int().describe('Its number on that device'),
    at: Instant,
    kind: z.enum(entryKinds),
    place: z.int().nullable(),
    option: z.string().nullable(),
    reason: HeldReason,
    receivedAt: Instant,
    inTime: z.boolean().describe('Whether it was made before the candidate’s end: what was made later never counts'),
    decision: z.enum(['taken', 'left']).nullable(),
  })
  .meta({ id: 'HeldEntry' });
export type HeldEntry = z.infer<typeof HeldEntry>;

/** The evidence about a candidate's contact, to judge entries by. */
const HeldEvidence = z
  .object({
    symbolNumber: z.string(),
    dark: z.array(Stretch).describe('Without contact, and the device did not run'),
    worked: z.array(Stretch).describe('Without contact, while the device worked'),
    ticks: z.array(Stretch).describe('When the device says that it ran without contact'),
    outages: z.array(Stretch.extend({ to: Instant.nullable() })).describe('Of the candidate’s room'),
    claims: z.boolean().describe('Whether the device said with its calls what it holds; programs of before did not'),
  })
  .meta({ id: 'HeldEvidence' });
export type HeldEvidence = z.infer<typeof HeldEvidence>;

const AnswerCount = z.object({ answers: z.int(), candidates: z.int() });

/** How many entries came after the candidates' ends, and how many can't be genuine. */
export const DoubtfulCounts = z
  .object({
    late: AnswerCount,
    lateOpen: AnswerCount.describe('Those of them that nobody has taken or left: the key waits for it'),
    implausible: AnswerCount,
  })
  .meta({ id: 'DoubtfulCounts' });
export type DoubtfulCounts = z.infer<typeof DoubtfulCounts>;

const candidate = { ...code, symbolNumber };

/** Calls of the invigilators of an examination (docs/rules/examination.md, sections 6, 10 and 12). */
export const roomCalls = {
  'POST /room/:code/sign-in': {
    summary: 'Open the board of a room with its pass',
    tag,
    access: 'visitor',
    params: z.object(code),
    body: z.strictObject({ pass: Line(40) }),
    answers: { 200: z.object({ token: z.string(), room: z.string() }) },
    refusals: ['wrong-credentials', 'too-many-attempts'],
  },
  'DELETE /room/session': {
    summary: 'Leave the board; the same answer without a live token',
    tag,
    access: 'visitor',
    optionalToken: true,
    answers: { 200: z.object({ message: z.string() }) },
    refusals: [],
  },
  'GET /room/:code/board': {
    summary: 'The board of one’s room',
    tag,
    access: 'room',
    params: z.object(code),
    answers: { 200: RoomBoard },
    refusals: [],
  },
  'GET /room/:code/door': {
    summary: 'The list of one’s room at its door',
    tag,
    access: 'room',
    params: z.object(code),
    query: z.object({ known: Line(40).optional().describe('The version that the device has') }),
    answers: {
      200: z.object({
        version: z.string(),
        list: DoorList.nullable().describe('null where the device has this version'),
      }),
    },
    refusals: [],
  },
  'GET /room/:code/photos/:symbolNumber': {
    summary: 'The photo of a candidate of one’s room, small',
    tag,
    access: 'room',
    params: z.object({ ...code, symbolNumber }),
    answers: { 200: z.object({ jpeg: z.base64() }) },
    refusals: ['busy'],
  },
  'POST /room/:code/acts': {
    summary: 'Do something in one’s room',
    tag,
    access: 'room',
    params: z.object(code),
    body: BoardCommand,
    answers: { 200: ActResult },
    refusals: ['not-allowed', 'wrong-state', 'time-over', 'changed-meanwhile'],
  },
  'GET /staff/examinations/:code/board': {
    summary: 'The board of all rooms, or of one',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    query: z.object({ room: Line(nameLetters).optional() }),
    answers: { 200: RoomBoard },
    refusals: [],
  },
  'GET /staff/examinations/:code/candidates/:symbolNumber/photo': {
    summary: 'The photo of a candidate, as a small JPEG',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object({ ...code, symbolNumber }),
    answers: { 200: z.string() },
    refusals: ['busy'],
  },
  'POST /staff/examinations/:code/acts': {
    summary: 'Do something in any room',
    tag,
    access: 'staff',
    duties: deskDuties,
    params: z.object(code),
    body: BoardCommand,
    answers: { 200: ActResult },
    refusals: ['not-allowed', 'wrong-state', 'time-over', 'changed-meanwhile'],
  },
  'GET /staff/examinations/:code/candidates/:symbolNumber/timeline': {
    summary: 'All that happened in an attempt, in its order',
    tag,
    access: 'staff',
    duties: examinationDuties,
    params: z.object(candidate),
    query: z.object(pageQuery),
    answers: { 200: paged(TimelineRow) },
    refusals: [],
  },
  'GET /staff/examinations/:code/held': {
    summary:
      'What an examiner takes or leaves: late and implausible entries, and what is held as evidence; undecided ones first',
    tag,
    access: 'staff',
    duties: examinationDuties,
    params: z.object(code),
    query: z.object(pageQuery),
    answers: {
      200: paged(HeldEntry).extend({
        evidence: z.array(HeldEvidence).describe('Of the candidates of these rows'),
        counts: DoubtfulCounts,
      }),
    },
    refusals: [],
  },
  'POST /staff/examinations/:code/held': {
    summary:
      'Take entries or leave them: held ones then stand after all that is in the log, late and implausible ones where they are',
    tag,
    access: 'staff',
    duties: examinationDuties,
    params: z.object(code),
    body: z
      .union([
        z.strictObject({
          symbolNumber,
          device: Line(64).min(1),
          entries: z.array(EntryNumber).min(1).max(500).describe('Their numbers on that device'),
          of: HeldReason.optional().describe('Only those that wait for this reason'),
          take: z.boolean(),
          reason,
        }),
        z.strictObject({
          all: z.literal('late').describe('All late answers that nobody has decided on'),
          take: z.boolean(),
          reason,
        }),
      ])
      .meta({ id: 'HeldDecision' }),
    answers: { 200: z.object({ decided: z.int().describe('How many nobody had decided on before') }) },
    refusals: ['wrong-state'],
  },
  'GET /staff/examinations/:code/candidates/:symbolNumber/timeline.csv': {
    summary: 'The same as a file',
    tag,
    access: 'staff',
    duties: examinationDuties,
    params: z.object(candidate),
    answers: { 200: z.string() },
    refusals: [],
  },
} as const satisfies Calls;
