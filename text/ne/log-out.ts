// At a log-out over a link that brings nothing more: what every page holds in its first program.
export const lostAtLogOut = 'लगआउट गर्दा यस यन्त्रबाट सबै मेटिन्छ। नपठाइएको कुरा हराउँछ।';
