// The strip over every page of a demo. The server writes it into the page.
export const strip = 'Demo: all people are invented.';
