// The one question about the student's exam, on the home page and on Progress.
import { numberIn } from '#text/numbers.ts';

export const whichExamOnce = 'कुन परीक्षा, कहिले? दुई पटक थिचेपछि हरेक दिनको योजना बन्छ।';
export const say = 'भन्नुहोस्';
export const notNow = 'अहिले होइन';
export const todaysMinutes = (minutes: number) => `आजका ${numberIn('ne', minutes)} मिनेट`;
