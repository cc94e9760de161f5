// The profile of the signed-in person.
export const heading = 'तपाईंको प्रोफाइल';
export const nobody = 'यस यन्त्रमा कोही लगइन छैन।';
export const name = 'नाम';
export const email = 'इमेल';
export const language = 'भाषा';
export const thisLanguage = 'नेपाली';
export const sessions = 'लगइन भएका यन्त्रहरू';
export const sessionsLead = 'तपाईंको नभएको वा अब नचलाउने यन्त्र पनि छ? यहीँबाट लगआउट गर्नुहोस्।';
export const sessionsComing = 'यन्त्रको सूची खुल्दै छ';
export const sessionsNotLoaded = 'यन्त्रको सूची खुल्न सकेन।';
export const unknownDevice = 'नचिनिएको यन्त्र';
export const thisDevice = 'यही यन्त्र, अहिले चलिरहेको';
export const lastUsed = (day: string, time: string) => `पछिल्लो पटक: ${day}, ${time}`;
export const endThis = 'लगआउट गर्नुहोस्';
export const endNamed = (device: string) => `लगआउट गर्नुहोस्: ${device}`;
export const endOthers = 'अरू सबै लगआउट गर्नुहोस्';
export const password = 'पासवर्ड';
export const passwordLead = 'नयाँ पासवर्ड राखेपछि अरू सबै यन्त्र लगआउट हुन्छन्।';
export const currentPassword = 'हालको पासवर्ड';
export const code = 'तपाईंको प्रमाणीकरण एपको कोड';
export const changePassword = 'पासवर्ड बदल्नुहोस्';
export const data = 'तपाईंको विवरण';
export const dataLead = 'तपाईंको खातामा रहेको सबै कुरा एउटै फाइलमा: प्रश्नपत्र, दोहोर्‍याइ, बुकमार्क र टिपोट।';
export const exportData = 'मेरो विवरण डाउनलोड गर्नुहोस्';
export const deleteLead =
  'खाता मेटेपछि सधैँका लागि जान्छ: तपाईंको नाम र इमेल, सबै प्रश्नपत्र, दोहोर्‍याइ, बुकमार्क र टिपोट, यहाँ र अरू सबै यन्त्रमा। त्यसलाई कसैले फर्काउन सक्दैन।';
export const deleteAccount = 'मेरो खाता मेट्नुहोस्';
export const deleteNow = 'सधैँका लागि मेट्नुहोस्';
export const deleteNot = 'नमेट्नुहोस्';
export const onDevice = 'यस यन्त्रमा गरेको अभ्यास';
export const onDeviceLead =
  'खाताविना गरेको अभ्यास यही यन्त्रमा मात्र रहन्छ: प्रश्नपत्र (बीचमा छोडिएकासमेत), दोहोर्‍याइ, बुकमार्क र टिपोट।';
export const clearDevice = 'मेरो अभ्यास मेट्नुहोस्';
export const clearLead =
  'मेटेपछि यस यन्त्रमा खाताविना गरेको सबै अभ्यास सधैँका लागि जान्छ, अहिले चलिरहेको प्रश्नपत्र पनि। त्यसलाई कसैले फर्काउन सक्दैन।';
export const clearNot = 'नमेट्नुहोस्';
export const deviceCleared = 'यस यन्त्रमा गरेको तपाईंको अभ्यास मेटियो।';
export const applications = 'आवेदनहरू';
export const applicationState = {
  draft: 'अझै पठाइएको छैन',
  submitted: 'पठाइयो',
  returned: 'सच्याउनुपर्ने',
  accepted: 'स्वीकृत',
  refused: 'स्वीकृत भएन',
  withdrawn: 'फिर्ता लिइयो',
} as const;
