/** The prefix of folders in which backups are put together. An old one was left by a machine that stopped. */
export const stagingPrefix = '.tayari-backup-';
