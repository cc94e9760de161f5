/** The largest picture of an item, in bytes: in an upload and in a question file. */
export const mostPictureBytes = 5_000_000;
