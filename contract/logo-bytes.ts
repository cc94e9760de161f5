/** The largest logo that is accepted. */
export const logoMB = 2;
export const logoBytes = logoMB * 1_000_000;
