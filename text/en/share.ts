// The share of a question.
export const title = 'A question on Tayari';
export const noPage = 'This question has no page of its own.';
export const linkCopied = 'The link is copied.';
