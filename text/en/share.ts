// The share of a question, and of a result.
export const title = 'A question on Tayari';
export const noPage = 'This question has no page of its own.';
export const linkCopied = 'The link is copied.';
export const shareResult = 'Share your result';
export const madeHere = 'A picture made on this device. No other person’s marks are on it.';
export const ofAll = (total: string) => `of ${total}`;
export const onThePicture = 'On the picture';
export const myName = 'My name';
export const bySubject = 'Marks by subject';
export const theDate = 'The date';
export const sharePicture = 'Share picture';
export const save = 'Save';
export const sizeOf = (width: number, height: number) => `${width} × ${height}, for a chat or a status.`;
export const backToPaper = 'Back to the paper';
export const noPicture = 'The picture could not be made.';
