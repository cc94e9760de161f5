// The key with its objections, results, merit and statistics of an examination, in the staff area.
export const key = 'Key';
export const statistics = 'Statistics';

export const keyAfterTheEnd = (ends: string) =>
  `The key appears once the examination has ended, ${ends}. You publish it here, decide objections, and see what a changed or dropped item does to the marks.`;
export const statisticsAfterTheEnd = (ends: string) =>
  `Statistics appear once the examination has ended, ${ends}: the marks as a chart, their mean and median, and how well each item tells candidates apart.`;

// The next state
export const stateActs = {
  'key-published': {
    act: 'Publish the key …',
    question: 'Publish the key?',
    what: 'Candidates see their own answers beside it, with their marks, and may object.',
    forGood: 'Who has seen the key has seen it: this can’t be taken back.',
    yes: 'Publish the key',
  },
  final: {
    act: 'Close the decisions …',
    question: 'Close the decisions?',
    what: 'The key stays as it is now.',
    forGood: 'No version of the key comes after this one: this can’t be taken back.',
    yes: 'Close the decisions',
  },
  published: {
    act: 'Publish …',
    question: 'Publish the results?',
    what: 'The lists are made once, signed, and public from now on.',
    forGood: 'What is published can’t be changed or taken back.',
    yes: 'Publish the results',
  },
} as const;
// Before the key is published
const ofCandidates = (candidates: number) => (candidates === 1 ? '1 candidate' : `${candidates} candidates`);
export const lateCount = (answers: number, candidates: number) =>
  `${answers === 1 ? '1 answer' : `${answers} answers`} of ${ofCandidates(candidates)} came after the end.`;
export const implausibleCount = (entries: number, candidates: number) =>
  entries === 1
    ? `1 entry of ${ofCandidates(candidates)} has a time that can not be.`
    : `${entries} entries of ${ofCandidates(candidates)} have times that can not be.`;
// Before the decisions close or the results are published
export const objectionsOpenUntil = (moment: string) => `Candidates were told that they may object until ${moment}.`;
export const objectionsStand = (undecided: string, objections: string) =>
  `${undecided} of ${objections} ${objections === '1' ? 'objection' : 'objections'} not decided.`;
export const endObjectionsNow = 'End the time for objections now, with a notice to all candidates';
export const keepUndecided = (undecided: string) =>
  undecided === '1'
    ? 'Keep the key for the undecided objection'
    : `Keep the key for the ${undecided} undecided objections`;
export const whyEarly = 'Reason, which candidates read';
export const sayFirst = {
  objections: 'Say first what happens to the objections.',
  reason: 'Write the reason first.',
} as const;
export const notNow = 'Not now';
export const typeCode = (code: string) => `Type the code ${code} first`;

// The key
export const objectionsOn = (objections: string, on: string) =>
  `${objections} ${objections === '1' ? 'objection' : 'objections'} on ${on} ${on === '1' ? 'item' : 'items'}`;
export const versionIsOut = (version: number) => `Key version ${version} counts.`;
export const takenUntil = (moment: string) => `Objections are taken until ${moment}.`;
export const decidedOf = (decided: string, objected: string) => `${decided} of ${objected} decided.`;
export const objectionsFile = 'Objections (CSV)';
export const items = 'Items';
export const objectionCount = (count: string) => (count === '1' ? '1 objection' : `${count} objections`);
export const doubtful = 'key in doubt';
export const deciding = 'deciding';
export const isDecided = 'decided';
export const noObjections = 'No objections, and no key in doubt.';
export const everyItem = 'Show every item';
export const fewerItems = 'Only what needs a look';
export const itemIs = (id: string, section: string, version: number) => `Item ${id}, ${section}, version ${version}.`;
export const rightFor = (share: string, sat: string) => `Right for ${share} of ${sat}.`;
export const cancelledAs = {
  'to-all': 'Cancelled, marks to everybody who sat.',
  dropped: 'Cancelled, out of the total for everybody.',
} as const;
export const suspected =
  'The key is in doubt: another option goes better with the total, or weak candidates do better.';
export const option = 'Option';
export const text = 'Text';
export const bestOverWeakest = (group: string) => `Best ${group} over weakest ${group}`;
export const best = 'Best';
export const weakest = 'Weakest';
export const all = 'All';
export const withTotal = 'Goes with the total';
export const keyWord = 'key';
export const noAnswer = 'No answer';
export const choseAndWants = (name: string, chose: string | null, wants: string | null) =>
  `${name} ${chose === null ? 'did not answer' : `chose ${chose}`}${wants === null ? '' : ` and wants ${wants}`}`;
export const decidedIn = (version: number) => `Decided in version ${version}:`;
export const decision = 'Decision';
export const verdicts = {
  keep: 'Keep the key',
  another: 'Another option is right',
  several: 'Several are right',
  'to-all': 'Cancel, marks to everybody who sat',
  dropped: 'Cancel, out of the total for everybody',
} as const;
export const keepKey = (letters: string) => `Keep ${letters}`;
export const optionIsRight = (letter: string) => `${letter} is right`;
export const reason = 'Reason';
export const candidatesRead = 'candidates read it';
export const leaveIt = 'Leave it for now';
export const versionNumber = (version: number) => `Key version ${version}`;
export const place = 'Place';
export const becomes = 'Becomes';
export const reasonMissing = 'a reason is missing';
export const noneChosen = 'no option is chosen';
export const wouldChange = (gain: string, lose: string) => `${gain} candidates gain marks, ${lose} lose some.`;
export const meanWouldBe = (before: string, after: string) => `Mean ${before} → ${after}.`;
export const gainMarks = 'Gain marks';
export const loseMarks = 'Lose marks';
export const passing = 'Pass';
export const marksAnew = 'Everybody is marked anew, and each candidate sees what changed.';
export const marksStay = 'The key stays as it is, and no marks change. Candidates see the reason.';
export const versionForGood = 'Candidates see it at once: it can be followed by another version, never taken back.';
export const makeVersion = (version: number) => `Make key version ${version}`;
export const makeIt = 'Make it';
export const versionMade = (version: number, changed: string) =>
  `Key version ${version} counts. The marks of ${changed} candidates changed.`;
export const andMore = (count: string) => `and ${count} more.`;
export const draftOpen = 'Make the version first, or leave its decisions.';
export const leaveQuestion = 'Leave the decisions?';
export const leaveNote = 'They are not made yet, and are lost.';
export const notMade = (count: string) => `${count} decisions are written here.`;
export const stay = 'Stay';
export const leave = 'Leave';

export const keyItems = 'next, previous item';
export const shiftKey = 'Shift';
export const keyKeep = 'keep';
export const keyAnother = 'another';
export const keySeveral = 'several';
export const keyCancel = 'cancel';

// Results
export const meritList = 'Merit list';
export const rank = 'Rank';
export const symbolNumber = 'Symbol number';
export const name = 'Name';
export const total = 'Total';
export const openList = 'Open';
export const waitingOf = (which: string) => `Waiting, ${which}`;
export const noSeat = 'no seat';
export const withheld = 'withheld';
export const tiedFor = (which: string) => `tie at the last seat of ${which}`;
export const listsNote = 'By symbol number, in the order of the lists.';
export const noLists = 'No candidate has a seat or waits for one.';
export const withheldHead = 'Withheld';
export const withheldNote = 'They keep their marks and take no seat.';
export const nobodyWithheld = 'No candidate is withheld.';
export const rankAndTotal = (standing: string, marks: string) => `rank ${standing}, ${marks}`;
export const liftOf = (which: string) => `No longer withhold ${which}`;
export const lift = 'No longer withhold';
export const neverBegan = 'never began';
export const withholdOne = 'Withhold a candidate …';
export const withhold = 'Withhold';
export const bothNeeded = 'Write both the symbol number and the reason.';
export const tieAt = (which: string) => `Tie at the last seat: ${which}`;
export const tieNote = (equal: string, seats: string) =>
  `${equal} candidates are equal to the last tie-break; ${seats} of the seats is left. Nothing is published while this is open.`;
export const tieSettled = (which: string) => `Tie decided: ${which}`;
export const admittedOf = (admitted: string, others: string) => `Admitted: ${admitted}. Equal to them: ${others}.`;
export const decideAnew = 'Decide anew …';
export const anewNote = (seats: string) =>
  `There is room for ${seats}. The new decision replaces the first; both stay in the audit log.`;
export const admit = 'Admit';
export const tooMany = (seats: string) => `There is room for ${seats}.`;
export const admitCount = (count: string) => `Admit ${count} …`;
export const admitThem = 'Admit';
export const tieForGood = 'The decision is written into the audit log, with its reason.';
export const othersWait = (count: string) =>
  count === '1'
    ? 'The other one comes onto the next list that has room.'
    : `The other ${count} come onto the next list that has room for them.`;
export const seatsHead = 'Seats';
export const seatsTaken = (taken: string, seats: string) =>
  taken === seats ? 'All taken.' : `${taken} of ${seats} taken.`;
export const lastMark = (marks: string) => `Last mark ${marks}.`;
export const whatIfNote = 'Try other seats or tie-breaks: nothing is kept until you keep it.';
export const waitingEach = 'Waiting, each list';
export const oneLess = (which: string) => `${which}: one less`;
export const oneMore = (which: string) => `${which}: one more`;
export const emptyToOpen = 'Empty reserved seats go to the open list';
export const equalTotals = 'Equal totals';
export const without = (by: string) => `Take out ${by}`;
export const takeOut = 'Take out';
export const addCriterion = 'Add a tie-break …';
export const whatIf = (count: string) => `What if: ${count} would stand elsewhere.`;
export const onlyYou = 'Only you see this.';
export const tiesWouldBe = (count: string) => `${count} ties would be open.`;
export const backToKept = 'Back to what is kept';
export const keepThese = 'Keep these';
export const whyHead = 'Why is one above the other?';
export const oneNumber = 'A symbol number';
export const otherNumber = 'Another one';
export const compare = 'Compare';
export const publication = 'Publish the results';
export const isPublished = 'The results are published';
export const publishesLists = (address: string, names: boolean) =>
  `The lists by symbol number, ${names ? 'with names' : 'without names'}, at ${address}.`;
export const publishesOwn = 'Each candidate’s own result, with the PIN.';
export const publishesSigned = 'Signed files that anybody can check.';
export const tieOpen = (lists: string) => `A tie is open: ${lists}.`;
export const finalFirst = 'Close the decisions about the key first.';
export const publicPage = 'The public page';
export const signedFile = 'The signed lists (JSON)';
export const publicKey = 'Public key (PEM)';
export const asZip = 'Everything for another web server (zip)';

// Statistics
export const thePaper = 'The paper';
export const whoSat = (count: string, version: number) => `${count} who sat, key version ${version}.`;
export const mean = 'Mean';
export const median = 'Median';
export const deviation = 'Standard deviation';
export const alpha = 'Cronbach’s alpha';
export const lowestHighest = 'Lowest, highest';
export const passedFrom = (marks: string) => `Pass, ${marks} and more`;
export const apart = (marks: string) => `Two totals less than ${marks} apart may be chance.`;
export const measurementError = 'Error of measurement';
export const howTheyFall = 'How the marks fall';
export const histogramNote = (each: string, pass: string) =>
  `One bubble is ${each === '1' ? 'one candidate' : `${each} candidates`}; open ones are below the pass mark of ${pass}. The bracket spans one standard deviation to each side.`;
export const passAt = (marks: string) => `Pass ${marks}`;
export const meanAt = (marks: string) => `Mean ${marks}`;
export const itemMap = 'Items by how many had them right and how they go with the rest';
export const separatesWell = 'separates well';
export const separatesWrong = 'separates the wrong way';
export const optionBetter = (wrong: string, right: string) =>
  `Option ${wrong} goes better with the rest of the paper than the key ${right}.`;
export const weakBetter = 'Weak candidates have it right more often than strong ones.';
export const nobodyRight = 'No candidate had it right.';
export const everybodyRight = 'Everybody had it right: it tells nothing.';
export const candidates = 'Candidates';
export const upToHere = 'Up to here';
export const fromTo = (from: string, to: string) => `${from} to below ${to}`;
export const needALook = (count: string, group: string) =>
  `${count} keys in doubt. Best and weakest are the upper and lower 27 %, ${group} each.`;
export const item = 'Item';
export const facility = 'Facility';
export const itemRest = 'Item–rest';
export const upperLower = 'Upper less lower';
export const chosenBy = 'Chosen by best / weakest';
export const showAll = (count: string) => `Show all ${count}`;
