// Who the college is and who works there: the first set-up, invitations, members.
import { numberIn } from '#text/numbers.ts';

const n = (number: number) => numberIn('en', number);

export const newInstallation = 'A new installation';
export const setUpTitle = 'Set up your college';
export const setUpLead =
  'You opened the link from the first start. It works once. You become the college’s head and operator.';
export const setUpFields = {
  college: 'Name of the college',
  name: 'Your name',
  email: 'Your e-mail',
  password: 'Password',
};
export const passwordHint = 'Three or four unrelated words are strong and easy to type.';
export const setUpNow = 'Set up and sign in';
export const settingUp = 'Setting up …';
export const setUpNext = 'Next you see what a college does in its first week. Everything can be changed later.';
export const deadSetUp = 'This link does not work';
export const deadSetUpNote =
  'It was used already, or it is older than a day. Start the server again: while the college has no head, each start prints a new link. If it has one, ask for an invitation.';

export const invitation = 'Invitation';
export const invitedBy = (college: string) => (college === '' ? 'You are invited' : `${college} invites you`);
export const invitedNew = (email: string) =>
  `You will sign in to the staff area with ${email} and a password that you choose here. These are your duties:`;
export const invitedAccount = (name: string, email: string) =>
  `${name}, you have an account with ${email}. You keep its password. These are your new duties:`;
export const yourName = 'Your name';
export const newPassword = 'Password';
export const takeInvitation = 'Take it';
export const takeWithAccount = 'Make the account';
export const takingInvitation = 'One moment …';
export const deadInvitation = 'This invitation does not work';
export const deadInvitationNote =
  'It was taken already, it was taken back, or it is older than seven days. A newer mail may have another link. Otherwise ask the head of the college to invite you again.';

export const theCollege = 'The college';
export const collegeLead = 'Stands on admit cards, papers, lists, results and mails.';
export const collegeNotLoaded = 'The college could not be loaded.';
export const collegeFields = {
  nameEn: 'Name in English',
  nameNe: 'Name in Nepali',
  addressEn: 'Address in English',
  addressNe: 'Address in Nepali',
  phone: 'Phone',
  email: 'E-mail',
  website: 'Website',
  signatoryEn: 'Who signs, in English',
  signatoryNe: 'Who signs, in Nepali',
  signsAsEn: 'As, in English',
  signsAsNe: 'As, in Nepali',
};
export const optional = 'optional';
export const logo = 'Logo';
export const logoOf = 'Logo of the college';
export const chooseLogo = 'Choose a picture';
export const chooseAnother = 'Choose another';
export const removeLogo = 'Remove';
export const logoHint = (megabytes: number) =>
  `PNG, JPEG or WebP, at least 200 × 200, at most ${megabytes} MB. It is also printed in black and white.`;
export const logoSet = 'The logo is set.';
export const logoRemoved = 'The logo is removed.';
export const onTheCard = 'On the admit card';
export const sampleTitleEn = 'Title of the examination';
export const sampleTitleNe = 'परीक्षाको शीर्षक';
export const hangNote =
  'The headline of the Nepali name runs on as the rule. Without a Nepali name a plain rule is drawn.';
export const publishedKeep = 'Lists that are already published keep the old name.';
export const save = 'Save';
export const saving = 'Saving …';
export const saved = 'Saved.';
export const notSaved = 'Not saved.';
export const ctrlKey = 'Ctrl';
export const keySave = 'save';
export const collegeLeaveNote = 'What you changed of the college is not saved.';

export const members = 'Members';
export const membersCount = (people: number, invitedCount: number) =>
  `${people === 1 ? '1 person' : `${n(people)} people`}, ${invitedCount === 0 ? 'no invitation open' : `${n(invitedCount)} invited`}. A darkened bubble is a duty.`;
export const membersNotLoaded = 'The members could not be loaded.';
export const inviteList = 'Invite from a list …';
export const invitePerson = 'Invite a person';
export const lastHere = 'Last here';
export const isYou = 'you';
export const lastDays = { today: 'today', yesterday: 'yesterday' };
export const dutyOf = (who: string, duty: string) => `${who}: ${duty}`;
export const moreOf = (who: string) => `More about ${who}`;
export const hasNow = (who: string, duties: string) => `${who}: ${duties}.`;
export const refusals = {
  'last-head': 'There is always at least one head. Make another person head first.',
  operator: 'Only an operator gives or takes this duty.',
};
export const allAccountsNote = 'Students’ accounts too, with their sessions and links:';
export const allAccounts = 'All accounts';
export const whatOpens = 'What a duty opens';
export const keyMove = 'move';
export const keyDarken = 'darken';
export const spaceKey = 'Space';
export const keyInvite = 'invite';

export const invited = 'Invited';
export const linkWorks = (days: number) => `A link works for ${days} days, once.`;
export const link = 'Link';
export const daysLeft = (days: number) => (days === 1 ? '1 day left' : `${n(days)} days left`);
export const linkOver = (days: number) =>
  days === 0 ? 'ended today' : days === 1 ? 'ended yesterday' : `ended ${n(days)} days ago`;
export const copyLink = 'Copy the link';
export const copyLinkOf = (who: string) => `Copy the link of ${who}`;
export const inviteAgain = 'Invite again';
export const inviteAgainOf = (who: string) => `Invite ${who} again`;
export const takeBack = 'Take back …';
export const takeBackOf = (who: string) => `Take the invitation of ${who} back`;
export const linkCopied = 'A new link is copied. The one in the mail works no more.';
export const linkOf = (who: string) => `The link for ${who}`;
export const linkByHand = 'Copy it from here. The one in the mail works no more.';
export const invitedAgain = (who: string) => `A new mail goes to ${who}. The old link works no more.`;
export const takeBackTitle = (who: string) => `Take the invitation of ${who} back?`;
export const takeBackNote = 'The link in the mail works no more.';
export const takeBackBelow = 'You can invite the person again.';
export const keepInvitation = 'Keep it';
export const takeBackNow = 'Take it back';

export const email = 'E-mail';
export const linkGoesByMail = 'A mail with a link goes out. The person chooses a password there.';
export const invite = 'Invite';
export const inviting = 'Inviting …';
export const invitationGoes = (address: string) => `A mail goes to ${address}.`;
export const listTitle = 'Invite from a list';
export const listNote =
  'One person a line: name, e-mail, duties. Paste it from a spreadsheet, or choose a CSV file. Nothing is sent before you have looked.';
export const chooseFile = 'Choose a file …';
export const listPasted = 'The list';
export const listExample = 'Sunita Maharjan, sunita@example.edu.np, examiner, teacher';
export const line = 'Line';
export const listRead = (people: number, wrong: number) =>
  [
    people === 1 ? '1 person can be invited.' : `${n(people)} people can be invited.`,
    ...(wrong === 0 ? [] : [wrong === 1 ? 'Put 1 line right first.' : `Put ${n(wrong)} lines right first.`]),
  ].join(' ');
export const tooManyPeople = (most: number) => `At most ${n(most)} at once.`;
export const inviteMany = (count: number) => (count === 1 ? 'Invite 1 person' : `Invite ${n(count)} people`);
export const invitationsGo = (count: number) => (count === 1 ? '1 mail goes out.' : `${n(count)} mails go out.`);
export const noOneInvited = 'No invitation went out.';
export const lineProblems = {
  'name-missing': () => 'The name is missing.',
  'name-too-long': () => 'A name has at most 100 characters.',
  'email-missing': () => 'The e-mail is missing.',
  'email-malformed': (value: string) => `“${value}” is no e-mail.`,
  'duty-missing': () => 'Say at least one duty.',
  'duty-unknown': (value: string) => `“${value}” is no duty.`,
  operator: () => 'Only an operator invites an operator.',
  twice: (value: string) => `${value} stands above already.`,
};
