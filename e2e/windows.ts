/** The two windows that every screen is made for, and the narrowest that it must fit. */
export const phone = { width: 360, height: 740 };
export const desk = { width: 1280, height: 800 };
export const narrow = { width: 320, height: 640 };
