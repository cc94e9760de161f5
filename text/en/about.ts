// The pages that say what Tayari is, what it stores, and how to reach the college.
export const aboutTitle = 'About Tayari';
export const aboutLead =
  'Tayari (“preparation”) is where students in Nepal, from Grade X to the B.Sc.CSIT entrance, practise for their exams the way they will sit them: one question at a time, against the clock, on an answer sheet.';
export const papers = 'What the papers are';
export const papersAre =
  'They are practice papers. Each follows the pattern of its exam: how many questions of which subject, and how long for each. The paper of a year is written in that year’s pattern; it is not the paper that was set.';
export const questionsAre =
  'Every question is original, written for Tayari, with one right answer and a short explanation. No entrance board has written or approved them, and your score here promises nothing there.';
export const costs = 'What it costs';
export const costsNothing = 'Nothing, and there are no advertisements. You need no account to practise.';
export const makers = 'Who makes it';
export const ofOthers = 'the licences of others’ work in it';
export const madeBy = <T>(licences: T, contact: T, privacy: T) => [
  'The program and its questions are made by the Tayari authors and are free for anybody to use, change and pass on, under the MIT licence; here are ',
  licences,
  '. A college or school that uses Tayari runs an installation of its own; what it sets up there is its own affair. ',
  contact,
  ' says whom to ask, ',
  privacy,
  ' what is kept of you.',
];

export const contactTitle = 'Contact';
export const contactLead = 'A question about your account, a paper, or something that does not work?';
export const whom = 'Whom to ask';
export const writeTo = <T>(address: T) => ['Write to ', address, '.'];
export const askCollege = 'Ask the college or school that runs this installation.';
export const helps = 'What helps';
export const sayWhich =
  'If a question looks wrong, send the paper and the question’s number. If something does not work, say what you pressed, and which phone and browser you have. Never send your password. We do not need it.';
export const linkByMail = 'a link by e-mail';
export const cantLogIn = <T>(link: T) => ['If you can’t log in, ', link, ' sets a new password.'];

export const privacyTitle = 'Privacy';
export const privacyLead =
  'You can practise without an account, and then nothing about you leaves your device. There are no advertisements, no measuring of visitors, and nothing is loaded from other companies’ servers.';
export const device = 'On your device';
export const onDevice = [
  {
    name: 'The paper under way',
    says: 'The paper, your answers, the time and the score. They are written when you practise, and go when you begin another paper or log out. In browser storage: exam, setIndex, currentQuestionIndex, startTime, selectedOptions, categoryQuestions, remainingTime, score, finalScore, totalQuestions.',
  },
  {
    name: 'Your record',
    says: 'Finished papers and those you left, reviews, bookmarks, notes, your exam and minutes a day, and the questions they are about. While you are logged in they are sent to your account, and nowhere else; without an account they stay here, and your profile’s page saves them as a file or deletes them. A log-out clears your account’s from this device. In the browser’s database: tayari-record.',
  },
  {
    name: 'Your log-in',
    says: 'Name, e-mail, role and the key that the server knows you by, until you log out. On a shared device: log out. In browser storage: profile.',
  },
  {
    name: 'Pages and papers',
    says: 'The program, the papers that you have opened or asked to keep, and the lists of levels and subjects, so that Tayari works without a network. They go when you clear this site’s data in your browser.',
  },
];
export const cookiesTitle = 'Cookies';
export const cookies = [
  {
    name: 'theme, nav',
    says: 'Light or dark, and that you have closed the menu. Written when you choose; for a year.',
  },
  {
    name: 'record',
    says: 'That something of your practice is kept on this device, so that home keeps a place for it. Written when you practise, for a year; it goes when you log out.',
  },
  {
    name: 'language',
    says: 'The language that you have chosen, for answers and mails. Written when you choose; for a year.',
  },
  {
    name: 'device',
    says: 'Written when you log in, for a year: that your account has been logged in on this device, so that a stranger who guesses passwords elsewhere can’t lock you out. No script can read it.',
  },
];
export const server = 'On the server, if you register';
/** What the server keeps. Log-ins hold for so many days, and links to set a password for so many minutes. */
export const onServer = (hold: { readonly sessionDays: number; readonly resetLinkMinutes: number }) => [
  {
    name: 'Account',
    says: 'Name, e-mail, when it was made, whether a link by mail has shown that the e-mail is yours, and the role. Of the password only a hash (argon2id), which does not show it. As long as the account exists.',
  },
  {
    name: 'Log-ins',
    says: `A hash of each key, and until when it holds: ${hold.sessionDays} days at most. It goes when you log out.`,
  },
  {
    name: 'Links by mail',
    says: `A hash of each link to set a new password, for ${hold.resetLinkMinutes} minutes, and your e-mail until the mail is sent, a day at most. Where no mail server is set up, the mail stays as a file on the server.`,
  },
  {
    name: 'Your record',
    says: 'Finished papers with each answer and its time, reviews, bookmarks, notes, and your exam with its minutes a day. As long as the account exists: your profile gives you all of it as a file, and deletes the account with it.',
  },
  {
    name: 'Counts of attempts',
    says: 'How often a password or a link was tried, by keyed hashes of e-mail, device and internet address, for a day at most.',
  },
  {
    name: 'Audit log',
    says: 'Refused log-ins, changed passwords and roles, with the account’s random number and a keyed hash of the internet address; no name, no e-mail. Nothing in it is ever removed, so that it can be trusted.',
  },
];
export const notAmongIt =
  'What you practise without an account is not among it. Backups hold the same, for as long as the operator of this installation keeps them. A college may have a server in front of Tayari. That server can write down which address asks for which page. Tayari itself does not.';
export const remove = 'To see, correct or remove it';
export const canRemove = <T>(contact: T) => ['Who runs this installation can do that for you: ', contact, '.'];
