/** What the folders are called in which backups are put together: one that is old was left by a machine that stopped. */
export const stagingPrefix = '.tayari-backup-';
