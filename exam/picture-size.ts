/** The largest picture of an item: in an upload and in a question file. */
export const mostPictureMB = 5;
export const mostPictureBytes = mostPictureMB * 1_000_000;
