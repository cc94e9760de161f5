// What the hall's page says by itself, before its program is there or where it doesn't come.
export const opening = 'Opening …';
export const notLoaded = 'The hall could not be loaded. Check the connection.';
export const openAgain = 'Open the page again';
export const needsScript = 'The hall needs JavaScript. Switch it on in the browser and open the page again.';
