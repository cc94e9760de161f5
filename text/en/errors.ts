import { momentIn } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';

// The API's refusals; each row of server/platform/errors/catalogue.ts uses one of these.
export const badRequest = 'That request could not be understood. Reload the page and try again.';
export const brokenJson = 'What was sent could not be read. Reload the page and try again.';
export const busy = 'Many students are logging in right now. Wait a few seconds and try again.';
export const crossSite = 'Another website sent this, so it was not done. Open Tayari and try again.';
export const emailTaken = 'There is already an account with this e-mail. Log in, or ask for a link.';
export const backupUnderWay = 'A backup is being made or checked. Wait until it is done.';
export const proofNeeded = 'Write your password again first.';
export const notAllowed = 'Your account is not allowed to do this.';
export const headersTooLarge = 'Your browser sent too much along. Delete the cookies of this site and try again.';
export const internal = 'Something went wrong on our side. Try again in a minute.';
export const invalid = 'Check the marked fields and try again.';
export const linkExpired = 'This link has expired or was already used. Ask for a new one.';
export const notFound = 'There is nothing at this address.';
export const notSignedIn = 'Log in to see this.';
export const tooLarge = 'What was sent is too large.';
export const tooManyAttempts = 'Too many attempts. Wait a while and try again.';
export const tooSlow = 'What was sent took too long to arrive. Try again.';
export const unavailable = 'We cannot reach our records right now. Try again in a minute.';
export const unsupportedType = 'This kind of content is not accepted here.';
export const wrongCredentials = 'The e-mail or the password is wrong.';
export const secretInAddress =
  'A password or a link’s token never goes into an address. Send it as the body of the request.';
export const alreadyObjected = 'You have objected to this question already.';
export const changedMeanwhile = 'Somebody else has changed this meanwhile. Look at what is new, then save again.';
export const codeNeeded = 'Write the code that your authenticator app shows.';
export const wrongCode = 'This code is wrong, too old or was used already. Wait for the next one.';
export const secondFactorMissing = 'This college asks for a second factor. Set yours up first.';
export const secondFactorOn = 'Your second factor is set up already.';
export const ownAccount = 'This is your own account. Another head has to do this.';
export const applicationTwice =
  'There is already an application with this name and day of birth, or with this mobile number. Is it yours? Open it with its number and code.';
export const applicationClosed = 'No applications are taken now.';
export const applicationStays = 'This application can not be changed any more.';
export const correctionsOver =
  'The time for corrections is over. Accept it or refuse it, or make that time longer first.';
export const notWithdrawable = 'An application can be withdrawn until the examination is sealed.';
export const withdrawFirst = 'Withdraw this application first.';
export const wrongApplicationCode = 'The application number or the code is wrong.';
export const noEsewaHere = 'This installation can not take payments by eSewa.';
export const decidedAlready = 'This application is not waiting for a decision.';
export const numberGiven = 'A symbol number was given, so this stays as it is.';
export const cardNotOurs = (symbolNumber: string) =>
  `The QR code with ${symbolNumber} was not made here. Look at the photo, and confirm presence by the number.`;
export const examinersJudge = 'An examiner decides whether the face is that of the photo.';
export const noCard = 'There is no admit card: it needs an accepted application with a symbol number.';
export const cardLater = 'The admit card can not be opened yet. Come back on the day that the college says.';
export const noOnlinePayment = 'This fee can not be paid online here, or not any more.';
export const feePaid = 'This fee is paid.';
export const paymentsBegun = 'Too many payments were begun. Ask the college.';
export const noVoucherToAsk = 'There is nothing to ask about this voucher, or no message reaches the applicant.';
export const noFeeToDecide = 'There is nothing to decide about this fee.';
export const noOfferToAnswer = 'There is no offer that can be answered so: it was answered, or its time is over.';
export const offersBegun = 'The seats are being offered already.';
export const offersNotBegun = 'The first round of offers has not begun yet.';
export const nothingToOffer = 'A round would offer nothing now: no seat is free for a candidate who waits.';
export const notPublishedYet = 'Seats can be offered once the results are published.';
export const deadlinePassed = 'This moment has passed. Choose a later one.';
export const noRoomWithSeats = 'No room has seats yet. Say the rows and columns of a room first.';
export const notUndoable = 'There is nothing to take back.';
export const applicationsSubmitted = 'Applications were submitted, so the notice stays.';
export const draftsFull = 'Too many applications were begun from here. Submit one first, or try again later.';
export const onlyPicture = 'This document has to be a picture: JPEG, PNG or WebP.';
export const onlyPdf = 'This document has to be a PDF.';
export const formTooLong = 'There is too much text in this form.';
export const alreadyMember = 'A person with this e-mail already has a duty here. Give more duties among the members.';
export const ownRequest = 'You asked for this yourself. Another examiner has to agree.';
export const secondYesMissing = 'A second examiner has to agree first, to what stands now.';
export const lastHead = 'This is the last head. Make another person head first.';
export const unproven = 'This e-mail is not yet proven: a stranger may have registered with it. Send a link first.';
export const codeTaken = 'There is already an examination with this code. Choose another one.';
export const gap = 'Answers in between are missing. They are sent again.';
export const otherDevice = 'This paper is open on another device. Ask the invigilator to release it.';
export const timeOver = 'The time of this examination is over.';
export const logFull = 'The log of this paper is full. Your last choice of each question is kept for the examiner.';
export const lateAnswersOpen = 'Answers came after their candidates’ end. Look at them first: take them or leave them.';
export const lateOpen = (answers: number, candidates: number) =>
  `${answers === 1 ? '1 answer' : `${numberIn('en', answers)} answers`} of ${
    candidates === 1 ? '1 candidate' : `${numberIn('en', candidates)} candidates`
  } came after their end. Look at them on the day’s page first: take them or leave them.`;
export const tooEarly = 'It is too early for this. Wait for the start.';
export const wrongState = 'This can not be done in the state that the examination is in.';
export const readOnly = 'Built-in questions stay as they are. Copy this one to change it.';
export const recordFull = 'This account keeps no more. Download your record from your profile, then write to us.';
export const nothingImported = 'Nothing was imported: put these lines right first.';
export const stillWorking = (working: number) =>
  working === 1
    ? '1 candidate has not handed in yet.'
    : `${numberIn('en', working)} candidates have not handed in yet.`;
export const notWhile = (state: string) => `This can not be done while the examination is ${state}.`;
export const notConfirmed = 'The invigilator has not confirmed yet that you are here.';
export const notBegun = 'You have not begun yet.';
export const wrongPin = 'The symbol number or the PIN is wrong.';
export const wrongPass = 'This room pass is not right.';
export const paperChangedMeanwhile = 'The paper is another one by now. Read what has changed, then say so again.';
export const overRoomLimit = (limit: number) => `A room pass gives one candidate at most ${limit} minutes in all.`;
export const givenMeanwhile = (minutes: number, reason: string) =>
  `${minutes} min were given meanwhile${reason === '' ? '' : `, “${reason}”`}. Nothing was added to them.`;
export const notHandedIn = 'This candidate has not handed in.';
export const handedInAlready = 'This candidate has handed in already.';
export const outageOpen = 'This outage is still open. Close it first.';
export const signInOpens = (minutes: number) => `You can sign in from ${minutes} minutes before the start.`;
export const ownItem = 'You wrote this item. Somebody else has to review it.';
export const keySeen = 'You have seen the right answer of this question. Another colleague should review it.';
export const itemReviewed = 'This item is reviewed already.';
export const itemRetired = 'This item is retired.';
export const itemWithoutKey = 'This item has no key yet.';
export const noPicture = 'A picture is a PNG, JPEG or WebP file.';
export const photoForms = 'This file is no picture. A photo is a JPEG, PNG or WebP file.';
export const documentForms = 'This file is no picture and no PDF. A document is a JPEG, PNG, WebP or PDF file.';
export const heicUnreadable =
  'This picture is in HEIC, which cannot be read here. Save it as JPEG, or take a picture of it with this page.';
export const pdfTooLarge = 'A PDF has at most 5 MB. Save it smaller, or take pictures of its pages.';
export const manySend = 'Many send their documents right now. Yours is sent again in a few seconds.';
export const brokenPicture = (item: number, stem: string) => `The picture of item ${item} is broken (“${stem}”).`;
export const nobodySat = 'No candidate sat this examination.';
export const tieOpen = (equal: number) =>
  `${equal} candidates are equal at the last seat of a list. Decide whom to admit first.`;
export const objectionsAreOpen = 'Objections are still open or not decided.';
/** `until` in ms since 1970. */
export const objectionsStand = (undecided: number, until: number | null, timeZone: string) =>
  [
    until !== null && `Candidates may object until ${momentIn('en', until, timeZone)}.`,
    undecided > 0 &&
      (undecided === 1 ? '1 objection is not decided.' : `${numberIn('en', undecided)} objections are not decided.`),
  ]
    .filter(Boolean)
    .join(' ');
export const deadlineOnlyLater = (until: number, timeZone: string) =>
  `Candidates were promised to object until ${momentIn('en', until, timeZone)}. The time can be made longer here; close the decisions to end it now, with a notice to all.`;
export const objectionsOver = 'The time for objections is over.';
export const noOtherResult = 'No other candidate with this symbol number sat this examination.';
export const didNotSit = 'Only who sat the paper can object to its key.';
