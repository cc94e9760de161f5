// What the API says when something was done.
export const registered = 'दर्ता भयो। अब लगइन गर्नुहोस्।';
export const loggedOut = 'लगआउट भयो।';
export const linkSent = 'यो इमेलको खाता छ भने लिङ्क पठाइँदै छ। आफ्नो इनबक्स हेर्नुहोस्।';
export const passwordReset = 'नयाँ पासवर्ड राखियो। अब त्यसैले लगइन गर्नुहोस्।';
export const passwordChanged = 'नयाँ पासवर्ड राखियो। अरू सबै यन्त्र लगआउट भए।';
export const sessionEnded = 'त्यो यन्त्र लगआउट भयो।';
export const sessionsEnded = 'अरू सबै यन्त्र लगआउट भए।';
export const languageKept = 'तपाईंको भाषा सुरक्षित भयो।';
export const leftHall = 'तपाईं लगआउट हुनुभयो।';
export const leftStaff = 'तपाईं कर्मचारी कक्षबाट लगआउट हुनुभयो।';
export const objected = 'तपाईंको दाबी प्राप्त भयो।';
export const findingSettled = 'यो कुरा टुङ्गियो।';
export const reported = 'धन्यवाद। एक शिक्षकले यो प्रश्न हेर्नुहुनेछ।';
export const accountDeleted = 'तपाईंको खाता र त्यसमा राखिएका सबै कुरा मेटाइयो।';
