/** How long documents of an application that was not accepted are kept after the close, in days. */
export const documentsKeptDays = 90;
