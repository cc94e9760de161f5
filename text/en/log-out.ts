// At a log-out over a link that brings nothing more: what every page holds in its first program.
export const notSentIsLost = 'Log out? What is not sent is lost.';
