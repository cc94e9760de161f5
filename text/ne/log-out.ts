// At a log-out over a link that brings nothing more: what every page holds in its first program.
export const notSentIsLost = 'लगआउट गर्ने? नपठाइएको कुरा हराउँछ।';
