// The texts of the hall's page before its program has loaded, or if it can't load.
export const opening = 'Opening …';
export const notLoaded = 'The hall could not be loaded. Check the connection.';
export const openAgain = 'Open the page again';
export const needsScript = 'The hall needs JavaScript. Switch it on in the browser and open the page again.';
