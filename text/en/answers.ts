// What the API says when something was done.
export const registered = 'Register Successfully.Go to login.';
export const loggedOut = 'Logout Successfully.';
export const linkSent = 'If there is an account with this e-mail, a link is on its way. Look into your inbox.';
export const passwordReset = 'Your new password is set. Log in with it.';
export const passwordChanged = 'Your new password is set. All other devices are logged out.';
export const sessionEnded = 'That device is logged out.';
export const sessionsEnded = 'All other devices are logged out.';
export const languageKept = 'Your language is saved.';
export const leftHall = 'You are signed out.';
export const leftStaff = 'You are signed out of the staff area.';
export const objected = 'Your objection was received.';
export const findingSettled = 'This finding is settled.';
export const reported = 'Thank you. A teacher will look at this question.';
export const accountDeleted = 'Your account is deleted, with everything that was kept of it.';
