// Findings in the question bank, and students' reports.
const names: Readonly<Record<string, string>> = {
  'suspected-key': 'शङ्कास्पद उत्तर',
  report: 'विद्यार्थीका गुनासा',
  'nobody-right': 'कसैले नमिलाएको',
  'everybody-right': 'सबैले मिलाएको',
  'dead-distractor': 'कसैले नछान्ने विकल्प',
  'different-keys': 'सही उत्तर फरक',
  'near-duplicate': 'झन्डै उस्तै',
  'of-a-kind': 'धेरै एकै किसिमका',
  'right-first': 'सही विकल्प प्रायः पहिलो',
  'no-right-option': 'सही उत्तर नतोकिएको',
  'equal-options': 'उस्तै विकल्प',
  stem: 'अधुरो प्रश्न',
  explanation: 'व्याख्या',
  'unpaired-dollar': 'जोडा नमिलेको $',
  tex: 'TeX',
  markup: 'छुटेको मार्कअप',
  'formula-outside': 'साधारण अक्षरमा सूत्र',
};
export const title = 'बैंकको स्वास्थ्य जाँच';
export const lookAgain = 'फेरि हेर्नुहोस्';
export const looking = 'हेर्दै …';
export const loading = 'बैंक हेर्दै …';
export const findings = (count: number, said: string) => `${said} कुरा ${count === 1 ? 'भेटियो' : 'भेटिए'}।`;
export const notLoaded = 'भेटिएका कुरा खोल्न सकिएन।';
export const nothingFound = 'बैंकमा नमिलेको केही भेटिएन।';
export const noneOfKind = 'यस किसिमको अब केही छैन।';
export const all = 'भेटिएका सबै';
export const kindsOfFindings = 'भेटिएका कुराका किसिम';
export const looksFor = 'के-के हेरिन्छ';
export const allKinds = Object.values(names);
export const kindName = (kind: string) => names[kind] ?? kind;
export const openItem = (id: string) => `प्रश्न ${id} खोल्नुहोस्`;
export const moreOfItem = 'यही प्रश्नमा भेटिएका अरू कुरा';
export const evidence = 'प्रमाण';
export const evidenceOf = (candidates: string) => `${candidates} जना परीक्षार्थीले छानेका विकल्प`;
export const sendToReview = 'जाँचमा पठाउनुहोस्';
export const sentToReview = (id: string) => `प्रश्न ${id} फेरि मस्यौदा भयो र जाँचको पर्खाइमा छ।`;
export const keyNext = 'अर्को, अघिल्लो';
export const keyOpen = 'प्रश्न खोल्ने';
export const keyDismiss = 'टुङ्ग्याउने';
export const keyKind = 'किसिम';
export const dismiss = 'टुङ्ग्याउनुहोस् …';
export const dismissTitle = 'यो कुरा टुङ्ग्याउने?';
export const dismissBelow = 'प्रश्न नफेरिएसम्म यो फेरि देखिँदैन। कारण कामको अभिलेखमा रहन्छ।';
export const keepIt = 'राख्नुहोस्';
export const dismissIt = 'टुङ्ग्याउनुहोस्';
export const reason = 'कारण (नलेखे पनि हुन्छ)';
