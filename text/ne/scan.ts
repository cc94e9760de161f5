// The camera that reads the QR code of an admit card.
export const camera = 'क्यामेरा';
export const hold = 'प्रवेशपत्रको QR कोड घेराभित्र पार्नुहोस्।';
export const starting = 'क्यामेरा खुल्दै छ …';
export const dark = 'यहाँ अँध्यारो छ। “बत्ती” थिच्नुहोस्, वा प्रवेशपत्र उज्यालोमा राख्नुहोस्।';
export const darkWithoutLight = 'यहाँ अँध्यारो छ। प्रवेशपत्र उज्यालोमा राख्नुहोस्।';
export const light = 'बत्ती';
export const refused = 'क्यामेरा चलाउने अनुमति छैन। ब्राउजरको सेटिङमा यस पृष्ठलाई अनुमति दिनुहोस्, वा सिम्बोल नम्बर टाइप गर्नुहोस्।';
export const none = 'यहाँ क्यामेरा छैन। सिम्बोल नम्बर टाइप गर्नुहोस्।';
export const insecure =
  'http बाट खोलिएको पृष्ठमा ब्राउजरले क्यामेरा चलाउन दिँदैन। सिम्बोल नम्बर टाइप गर्नुहोस्, वा यो पृष्ठ https बाट खोल्नुहोस्।';
export const taken = 'क्यामेरा अर्कै प्रोग्रामले चलाइरहेको छ। त्यसलाई बन्द गरेर फेरि प्रयास गर्नुहोस्, वा सिम्बोल नम्बर टाइप गर्नुहोस्।';
export const tryAgain = 'फेरि प्रयास';
export const noReader = 'कोड पढ्ने प्रोग्राम खुलेन। सिम्बोल नम्बर टाइप गर्नुहोस्।';

// What was read
export const otherExamination = (code: string) => `यो प्रवेशपत्र अर्कै परीक्षाको हो: ${code}।`;
export const noCard = 'यो QR कोड प्रवेशपत्रको होइन।';
export const closeCamera = 'क्यामेरा बन्द गर्नुहोस्';
