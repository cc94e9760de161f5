import { paths } from '#client/shell/paths.ts';
import { Link } from '#client/ui/link.tsx';
import { TextPart, TextRows, TextSheet } from './text-sheet.tsx';

/** Browser storage (exam/practice/stored-keys.ts) and the caches (client/offline, client/api). */
const onDevice = [
  {
    name: 'Your practice',
    says: 'The paper, your answers, the time and the score. They are written when you practise, go when you begin another paper or log out, and are never sent anywhere. In browser storage: exam, setIndex, currentQuestionIndex, startTime, selectedOptions, categoryQuestions, remainingTime, score, finalScore, totalQuestions.',
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

/** client/shell/cookie.ts, server/accounts/devices.ts. */
const cookies = [
  {
    name: 'theme, nav',
    says: 'Light or dark, and that you have closed the menu. Written when you choose; for a year.',
  },
  {
    name: 'device',
    says: 'Written when you log in, for a year: that your account has been logged in on this device, so that a stranger who guesses passwords elsewhere can’t lock you out. No script can read it.',
  },
];

/** server/database/migrations, server/accounts, server/mail, server/audit. */
const onServer = [
  {
    name: 'Account',
    says: 'Name, e-mail, when it was made, whether a link by mail has shown that the e-mail is yours, and the role. Of the password only a hash (argon2id), from which nobody can read it. As long as the account exists.',
  },
  { name: 'Log-ins', says: 'A hash of each key, and until when it holds: 30 days at most. It goes when you log out.' },
  {
    name: 'Links by mail',
    says: 'A hash of each link to set a new password, for 30 minutes, and your e-mail until the mail is sent, a day at most. Where no mail server is set up, the mail stays as a file on the server.',
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

/** /privacy: what is kept where, and for how long. */
export function Privacy() {
  return (
    <TextSheet
      title="Privacy"
      lead="You can practise without an account, and then nothing about you leaves your device. There are no advertisements, no measuring of visitors, and nothing is loaded from other companies’ servers."
    >
      <TextPart title="On your device">
        <TextRows rows={onDevice} />
      </TextPart>
      <TextPart title="Cookies">
        <TextRows rows={cookies} />
      </TextPart>
      <TextPart title="On the server, if you register">
        <TextRows rows={onServer} />
        <p>
          What you answer in practice and what you score are not among it. Backups hold the same for as long as whoever
          runs this installation keeps them. A server in front of Tayari, which a college may have, can write down which
          address asks for which page; Tayari itself does not.
        </p>
      </TextPart>
      <TextPart title="To see, correct or remove it">
        <p>
          Who runs this installation can do that for you: <Link to={paths.contact.to()}>Contact</Link>.
        </p>
      </TextPart>
    </TextSheet>
  );
}
