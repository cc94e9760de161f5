// The account screens.
export const registered = 'Register Successfully.Go to login.';
export const loggedIn = 'Login Successfully.';
export const failedBefore = (failed: number) =>
  `There ${failed === 1 ? 'was 1 failed login' : `were ${failed} failed logins`} before this one. If that was not you, choose a new password.`;
export const unreadableAnswer = 'The server sent an unreadable reply. Try again in a minute.';
export const notLoaded = <T>(link: T) => [
  'Tayari could not be loaded, so nothing was sent. Check your connection and ',
  link,
  '.',
];
export const openAgain = 'open the page again';
export const needsScript = 'Tayari needs JavaScript here. Switch it on in the browser and open the page again.';
export const tryAgainIn = (time: string) => `You can try again in ${time}.`;
export const waiting = 'Many students are logging in. Waiting for your turn…';
export const showPassword = 'Show the password';
export const logIn = 'Log in';
export const register = 'Register';
export const newAccount = 'Register';
export const name = 'Name';
export const email = 'E-mail';
export const password = 'Password';
export const forgotPassword = 'Forgot your password?';
export const newHere = 'New to Tayari?';
export const registeredAlready = 'Registered already?';
export const didYouMean = <T>(suggestion: T) => ['Did you mean ', suggestion, '?'];
export const takeIt = 'Yes, take it';
export const loggedInTitle = 'You are logged in';
export const loggedInAs = (names: string) => `As ${names}.`;
export const otherAccount = 'To use another account, log out first.';
export const linkTitle = 'Enter your email to get a link.';
export const yourEmail = 'Your email';
export const emailExample = 'name@example.com';
export const linkHint = (minutes: number) => `The link works once, for ${minutes} minutes.`;
export const send = 'Send';
export const noMail = 'No mail?';
export const mailComes = 'It comes within a few minutes. Look into the spam folder too.';
export const checkEmail = 'Check that this is the e-mail that you registered with.';
export const askAgain = 'After 10 minutes ask for the link again.';
export const askCollege = 'Still nothing? Ask your college.';
export const backToLogin = 'Back to log in';
export const deadLink = 'This link does not work';
export const getNewLink = 'Get a new link';
export const chooseNew = 'Choose a new password';
export const newPassword = 'New password';
export const save = 'Save';
