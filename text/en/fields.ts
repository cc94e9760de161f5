import type { BrokenRule } from '#text/broken-rule.ts';
import { numberIn } from '#text/numbers.ts';

// The API's messages about a wrong field; account-fields.ts has those of the account forms.
export const notValid = (rule: BrokenRule) => rule.said ?? 'This is not valid.';
export const fieldUnknown = 'This field is not known here.';
export const formMissing = 'Fill in the form.';
export const linkIncomplete = 'This link is not complete.';
export const emailHasAccount = 'There is already an account with this e-mail.';
export const languagesThereAre = 'A language is en or ne.';
export const notCurrentPassword = 'This is not your current password.';
export const codeMissing = 'Write the code.';
export const secondCodeForm = 'A code is six digits of your app, or a recovery code of 24 characters.';

// Items
export const optionIds = 'An option is called a, b, c, d, e or f.';
export const itemLanguages = 'An item is in English (en) or Nepali (ne).';
export const pastedUnreadable = 'There is a character in it that cannot be shown. Type it instead of pasting.';
export const unreadable = 'There is a character in it that cannot be shown.';
export const missing = 'This is missing.';
export const subjectTooLong = (most: number) => `A subject has at most ${numberIn('en', most)} characters.`;
export const subjectForm = 'A subject is written like mathematics or social-studies.';
export const topicTooLong = (most: number) => `A topic has at most ${numberIn('en', most)} characters.`;
export const tagTooLong = (most: number) => `A tag has at most ${numberIn('en', most)} characters.`;
export const tagEmpty = 'A tag is not empty.';
export const difficulties = 'Difficulty is 1, 2, 3, 4 or 5.';
export const noFigure = 'This is no figure.';
export const optionTooLong = (most: number) => `An option has at most ${numberIn('en', most)} characters.`;
export const optionEmpty = 'Write something in every option, or take it away.';
export const altTooLong = (most: number) => `A description has at most ${numberIn('en', most)} characters.`;
export const altMissing = 'Say in words what the picture shows, for those who cannot see it.';
export const tooManyTags = (most: number) => `An item has at most ${numberIn('en', most)} tags.`;
export const stemTooLong = (most: number) => `A question has at most ${numberIn('en', most)} characters.`;
export const tooFewOptions = 'An item has at least two options.';
export const tooManyOptions = 'An item has at most six options.';
export const explanationTooLong = (most: number) => `An explanation has at most ${numberIn('en', most)} characters.`;
export const stemMissing = 'Write the question.';
export const optionIdTwice = 'Two options have one id.';
export const rightIsNoOption = 'A right option is one of the options.';
export const versionMissing = 'Say which version you changed.';
export const chosenMissing = 'Choose an option.';
export const noteTooLong = (most: number) => `A note has at most ${numberIn('en', most)} characters.`;
export const questionMissing = 'Say which question it is.';
export const reportEmpty = 'Say what is wrong with it.';
export const logoTooSmall = 'A logo needs at least 200 × 200 pixels.';
export const websiteForm = 'Write the whole address, as https://www.example.edu.np.';
export const collegeNameMissing = 'Write the name of the college.';
export const dutyMissing = 'Choose at least one duty.';
export const pictureMissing = 'Choose a picture.';
export const pictureBroken = 'This picture is broken, or far too large.';
export const pictureGone = 'This picture is not there. Choose it again.';
export const fileMissing = 'Choose a file.';
export const fileOrTextMissing = 'Choose a file, or paste text.';
export const importForms = 'This is no form that questions are imported in.';
export const exportForms = 'Items are exported as aiken, gift, moodle-xml, qti, csv or xlsx.';

// The practice record
export const noQuestionKey = 'This is no key of a question.';
export const attemptIdForm = 'An id has 8 to 80 letters, digits and hyphens.';
export const privateNoteTooLong = 'A note has at most 500 characters.';
export const endedBeforeItBegan = 'It has ended before it began.';
export const notYet = 'Its time has not come yet. Check the clock of the device.';
export const cursorForm = 'A cursor is what the answer before has given.';
export const tooManyAtOnce = (most: number) => `At most ${numberIn('en', most)} at once.`;

// Examinations
export const inEnglish = 'Write this in English at least.';
export const textTooLong = (most: number) => `At most ${numberIn('en', most)} characters.`;
export const marksForm = 'Marks are a number.';
export const titleTooLong = (most: number) => `A title has at most ${numberIn('en', most)} characters.`;
export const sectionTitleMissing = 'Give every section a title.';
export const groupNameMissing = 'Give every group a name.';
export const sectionCount = 'A section has 1 to 300 items.';
export const noSection = 'A paper has at least one section.';
export const tooManySections = (most: number) => `A paper has at most ${numberIn('en', most)} sections.`;
export const countForm = 'Write a whole number, 0 or more.';
export const countTooLarge = 'This is too large.';
export const momentForm = 'Give a day and a time.';
export const minutesForm = 'Write the minutes, 1 to 600.';
export const secondsForm = 'Write the seconds, 5 to 3,600.';
export const coExaminerForm = 'Write e-mail addresses, one a line.';
export const marksPlaces = 'Marks have at most two places.';
export const codeForm = 'Three to twenty of A–Z, 0–9 and the hyphen.';
export const documentMissing = 'Choose a picture or a PDF.';
export const closesBeforeItOpens = 'Applications close after they open.';
export const lateBeforeClose = 'Late applications are taken until after the close.';
export const correctionBeforeClose = 'Corrections can be made at least until the close.';
export const feeWayMissing = 'Say how the fee can be paid.';
export const askedTwice = 'A field is asked twice.';
export const noSuchGroupHere = 'The examination has no seats for this group.';
export const sideForm = 'Write a whole number, 1 to 60.';
export const seatNameForm = 'A seat is a letter and a number, as B7.';
export const noSuchSeat = 'The room has no such seat.';
export const seatTaken = 'Somebody sits there.';
export const firstWithoutDigit = 'The first number ends with a digit.';
export const codeApplied = 'Applicants have this code on paper, so it stays.';
export const codeInUse = 'The candidates’ PINs and the room passes are for this code, so it stays.';
export const subjectSlug = 'Choose the subject of every section.';
export const marksPositive = 'A right answer counts more than 0.';
export const penaltyNegative = 'A penalty is 0 or more.';
export const secondsMissing = 'With a time for each item, say how many seconds.';
export const sectionTwice = 'Two sections have the same title.';
export const noSectionFor = (tieBreak: string) => `There is no section for ${tieBreak}.`;
export const groupTwice = 'Two groups have the same name.';
export const groupCalledOpen = 'A group can not be called open: that is the open list.';
export const symbolNumberForm = 'One to twenty letters, digits, - or /.';
export const pinForm = 'Six to twelve digits.';
export const candidateUnreadable = 'This name has characters that can not be read.';
export const fileOrCsv = 'Send a file, or its text as csv.';
export const symbolNumberLooksLike = (other: string) => `This looks the same as the symbol number ${other}.`;
export const symbolNumberTaken = (name: string) => `${name} has this symbol number already.`;
export const startPassed = 'The start has passed. Set a later one, then seal.';
export const tooFewToDraw = (title: string, wanted: number, there: number) =>
  `${title}: ${wanted} are needed, ${there} can be drawn.`;
export const itemTwice = 'An item stands in the paper twice.';
export const tooManyItems = (places: number, items: number) =>
  `The pattern has ${places} places, these are ${items} items.`;
export const otherCount = (places: number, items: number) =>
  `The pattern has ${places} places, the paper ${items} items.`;
export const noItem = (id: string) => `There is no item ${id}.`;
export const itemIs = (id: string, status: string) => `Item ${id} is ${status}.`;
export const itemHasNoKey = (id: string) => `Item ${id} has no right option.`;
export const noTie = 'There is no tie at the last seat of this list.';
export const notTied = (symbolNumber: string) => `${symbolNumber} is not among the equal candidates.`;
export const otherSeats = (seats: number, admitted: number) =>
  `${seats === 1 ? 'There is 1 seat' : `There are ${seats} seats`}, these are ${admitted}.`;
export const noOptionAt = (place: number) => `Place ${place} has no such option, or is not in the paper.`;
export const rulesForm = 'This is not the JSON of { tieBreaks, seats }.';

// The hall
export const roomMissing = 'Say which room.';
export const entryFields = 'An entry has fields that its kind does not have.';
export const noQuestionAt = 'The paper has no such question.';
export const noSuchOption = 'The question has no such option.';
export const reasonMissing = 'Give a reason.';
export const reasonTooShort = (least: number) => `Write at least ${numberIn('en', least)} characters.`;
export const reasonTooLong = (most: number) => `Write at most ${numberIn('en', most)} characters.`;
export const tooManyPicked = 'One act is for 500 items at most.';
