// The one question about the student's exam, on the home page and on Progress.
import { numberIn } from '#text/numbers.ts';

const n = (number: number) => numberIn('ne', number);

export const whichExamOnce = 'कुन परीक्षा, कहिले? दुई पटक थिचेपछि हरेक दिनको योजना बन्छ।';
export const say = 'भन्नुहोस्';
export const notNow = 'अहिले होइन';
export const todaysMinutes = (minutes: number) => `आजका ${n(minutes)} मिनेट`;
// The plan of today, on the home page
export const begin = 'सुरु गर्नुहोस्';
export const paperTomorrow = 'परीक्षा भोलि हो';
export const paperToday = 'परीक्षा आज हो';
export const onPaperDay = 'आज अभ्यास छैन। परीक्षाका लागि शुभकामना!';
export const daysLeft = (days: number) => (days === 1 ? 'दिन मात्र बाँकी' : 'दिन बाँकी');
export const questions = (count: number) => `${n(count)} प्रश्न`;
export const reviews = (count: number) => `${n(count)} प्रश्न दोहोर्‍याउने`;
export const onTheClock = (count: number) => `समय राखेर ${n(count)} प्रश्न`;
export const nothingLeft = (isDone: boolean) => (isDone ? 'आजको योजना सकियो।' : 'आजका लागि केही राखिएको छैन।');
export const continueAt = (paper: string, place: number) => `${paper}: प्रश्न ${n(place)} बाट जारी राख्नुहोस्`;
