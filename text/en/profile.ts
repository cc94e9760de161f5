// The profile of the signed-in person.
export const heading = 'Your profile';
export const nobody = 'No account is logged in on this device.';
export const name = 'Name';
export const email = 'E-mail';
export const language = 'Language';
export const thisLanguage = 'English';
export const sessions = 'Where you are logged in';
export const sessionsLead = 'See a device you don’t recognise or no longer use? Log it out here.';
export const sessionsComing = 'Loading your devices';
export const sessionsNotLoaded = 'The devices could not be loaded.';
export const unknownDevice = 'Unknown device';
export const thisDevice = 'This device, in use now';
export const lastUsed = (day: string, time: string) => `Last used on ${day}, ${time}`;
export const endThis = 'End this one';
export const endNamed = (device: string) => `End this one: ${device}`;
export const endOthers = 'End all others';
export const password = 'Password';
export const passwordLead = 'A new password logs out all other devices.';
export const currentPassword = 'Current password';
export const code = 'Code of your authenticator app';
export const changePassword = 'Change the password';
export const data = 'Your data';
export const dataLead = 'Download everything we keep about your account: papers, reviews, bookmarks and notes.';
export const exportData = 'Save my data';
export const deleteLead =
  'Deleting removes your account for good: your name and e-mail, all papers, reviews, bookmarks and notes, here and on every other device. It cannot be undone.';
export const deleteAccount = 'Delete my account';
export const deleteNow = 'Delete it for good';
export const deleteNot = 'Keep my account';
export const onDevice = 'Practised on this device';
export const onDeviceLead =
  'Without an account, everything stays on this device only: papers, finished or not, reviews, bookmarks and notes.';
export const clearDevice = 'Delete my practice';
export const clearLead =
  'Deleting removes everything you practised on this device without an account, including a paper in progress. It cannot be undone.';
export const clearNot = 'Keep my practice';
export const deviceCleared = 'Your practice is deleted from this device.';
export const applications = 'Applications';
export const applicationState = {
  draft: 'not submitted yet',
  submitted: 'submitted',
  returned: 'to be put right',
  accepted: 'accepted',
  refused: 'not accepted',
  withdrawn: 'withdrawn',
} as const;
