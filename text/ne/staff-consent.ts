// The second examiner's yes to a great step of an examination.
import { withGate } from '#text/dates.ts';
import { withPostposition } from '#text/postposition.ts';

export const secondYes = 'दोस्रो परीक्षकको सहमति';
export const askNote = 'पहिले अर्को परीक्षकको सहमति चाहिन्छ। सबै तयार भएपछि माग्नुहोस्: पछि केही फेरिए सहमति टुट्छ।';
export const ask = 'सहमति माग्नुहोस्';
export const askAgain = 'फेरि माग्नुहोस्';
export const youAsked = (when: string) => `तपाईंले ${withGate(when)} बजे माग्नुभयो। अर्को परीक्षकले सहमति दिनुपर्छ।`;
export const otherAsked = (who: string, when: string) =>
  `${withPostposition(who, 'ले')} ${withGate(when)} बजे माग्नुभयो। अहिले जे छ त्यो हेरेर सहमति दिनुहोस्।`;
export const agree = 'सहमति दिनुहोस्';
export const agreed = (who: string, when: string) => `${withPostposition(who, 'ले')} ${withGate(when)} बजे सहमति दिनुभयो।`;
export const changedSince = (who: string) => `${withPostposition(who, 'ले')} मागेपछि केही फेरिएको छ। फेरि माग्नुहोस्।`;
export const yesFirst = 'पहिले दोस्रो परीक्षकको सहमति चाहिन्छ।';
export const consentsNotLoaded = 'दोस्रो परीक्षकको सहमति छ कि छैन, खोल्न सकिएन।';
