// What is wrong with a field of the account forms. The text stands beside the field and in the API's answer.
// contract/account-fields.ts has the rules.
export const nameMissing = 'आफ्नो नाम लेख्नुहोस्।';
export const nameTooLong = 'नाम बढीमा १०० अक्षरको हुनुपर्छ।';
export const nameUnreadable = 'नाममा अक्षर मात्र लेख्नुहोस्।';
export const nameInvisible = 'यस नाममा नदेखिने अक्षर छन्, जस्तो कपी गरेको पाठमा कहिलेकाहीँ हुन्छ। नाम आफैँ टाइप गर्नुहोस्।';
export const nameWithLink = 'नाममा वेबसाइटको ठेगाना राख्न मिल्दैन। आफ्नो नाम मात्र लेख्नुहोस्।';
export const emailMissing = 'आफ्नो इमेल लेख्नुहोस्।';
export const emailTooLong = 'इमेल बढीमा २५४ अक्षरको हुनुपर्छ।';
export const emailMalformed = 'name@example.com जस्तो इमेल लेख्नुहोस्।';
export const newPasswordMissing = 'पासवर्ड लेख्नुहोस्।';
export const passwordTooShort = 'पासवर्ड कम्तीमा ८ अक्षरको हुनुपर्छ।';
export const passwordTooLong = 'पासवर्ड बढीमा १२८ अक्षरको हुनुपर्छ।';
export const passwordLengths = '८ देखि १२८ अक्षर।';
export const passwordOfOtherLength = 'पासवर्ड ८ देखि १२८ अक्षरको हुनुपर्छ।';
export const passwordCommon = 'यो पासवर्ड धेरैले राख्छन्, त्यसैले सबैभन्दा पहिले यही अनुमान गरिन्छ। अर्को राख्नुहोस्।';
export const passwordPersonal = 'पासवर्डमा तपाईंको नाम, इमेल वा Tayari को नाम राख्न मिल्दैन। अर्को राख्नुहोस्।';
export const passwordMissing = 'आफ्नो पासवर्ड लेख्नुहोस्।';
export const noPassword = 'पासवर्ड यति लामो हुँदैन।';
