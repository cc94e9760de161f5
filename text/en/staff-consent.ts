// The second examiner's yes to a great step of an examination.
export const secondYes = 'A second examiner’s yes';
export const askNote = 'Another examiner has to agree first. Ask when all is ready: a later change ends the yes.';
export const ask = 'Ask for the yes';
export const askAgain = 'Ask again';
export const youAsked = (when: string) => `You asked on ${when}. Another examiner has to agree.`;
export const otherAsked = (who: string, when: string) =>
  `${who} asked on ${when}. Look at what stands now, then agree.`;
export const agree = 'Agree';
export const agreed = (who: string, when: string) => `${who} agreed on ${when}.`;
export const changedSince = (who: string) => `Something has changed since ${who} asked. Ask again.`;
export const yesFirst = 'A second examiner has to agree first.';
export const consentsNotLoaded = 'Whether a second examiner agreed could not be loaded.';
