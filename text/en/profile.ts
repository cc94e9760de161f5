// The profile of who is signed in.
export const heading = 'Your profile';
export const nobody = 'Nobody is logged in on this device.';
export const name = 'Name';
export const email = 'E-mail';
export const language = 'Language';
export const thisLanguage = 'English';
export const sessions = 'Where you are logged in';
export const sessionsLead = 'Is there a device that is not yours, or that you no longer use? Log it out here.';
export const sessionsComing = 'The devices are being loaded';
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
export const changePassword = 'Change the password';
export const data = 'Your data';
export const dataLead =
  'Everything that is kept of your account, as a file: your papers, reviews, bookmarks and notes.';
export const exportData = 'Save my data';
export const deleteLead =
  'Deleting takes away your account for good: your name and e-mail, all papers, reviews, bookmarks and notes, here and on every other device. Nobody can bring it back.';
export const deleteAccount = 'Delete my account';
export const deleteNow = 'Delete it for good';
export const deleteNot = 'Keep my account';
export const onDevice = 'Practised on this device';
export const onDeviceLead =
  'Without an account it is kept on this device alone: papers, those that you left too, reviews, bookmarks and notes.';
export const clearDevice = 'Delete my practice';
export const clearLead =
  'Deleting takes away everything that was practised on this device without an account, a paper under way too. Nobody can bring it back.';
export const clearNot = 'Keep my practice';
export const deviceCleared = 'Your practice is deleted from this device.';
