import { devanagariDigits, numberIn } from '#text/numbers.ts';

export const withoutNetwork = 'इन्टरनेटविना';
export const tryAgain = 'फेरि प्रयास गर्नुहोस्';
export const keep = 'अफलाइनका लागि राख्नुहोस्';
export const everything = (size: string) => `सबै प्रश्नपत्र र पाठ, ${devanagariDigits(size)}`;
export const saving = (percent: number, size: string) =>
  `${devanagariDigits(size)} को ${numberIn('ne', percent)} प्रतिशत आइपुग्यो`;
export const notAll = (size: string) => `सबै आइपुगेन। ${devanagariDigits(size)} बाँकी छ।`;
export const kept = (size: string) => `अफलाइनका लागि राखिएको छ, ${devanagariDigits(size)}`;
export const newVersion = 'नयाँ संस्करण तयार छ।';
export const reload = 'फेरि खोल्नुहोस्';
export const notNow = 'अहिले होइन';
