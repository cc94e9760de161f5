// The camera that reads the QR code of an admit card.
export const camera = 'Camera';
export const hold = 'Hold the QR code of the admit card in the frame.';
export const starting = 'The camera starts …';
export const dark = 'It is dark here. Press the light, or hold the card under a lamp.';
export const darkWithoutLight = 'It is dark here. Hold the card under a lamp.';
export const light = 'Light';
export const refused =
  'The camera is not allowed. Allow it in the browser’s settings of this page, or type the symbol number.';
export const none = 'No camera here. Type the symbol number.';
export const insecure =
  'Over plain http a browser gives no camera. Type the symbol number, or open this page with https.';
export const taken = 'Another program uses the camera. Close it and try again, or type the symbol number.';
export const tryAgain = 'Try again';
export const noReader = 'What reads the code did not load. Type the symbol number.';

// What was read
export const otherExamination = (code: string) => `This card is for another examination: ${code}.`;
export const noCard = 'This QR code is not of an admit card.';
export const closeCamera = 'Close the camera';
