// The text for a log-out without a working link. Every page has it in its first program.
export const notSentIsLost = 'लगआउट गर्ने? नपठाइएको कुरा हराउँछ।';
