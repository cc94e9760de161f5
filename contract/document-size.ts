/** The largest document, in bytes; a photo is made smaller on the device. */
export const documentBytes = 5_000_000;
