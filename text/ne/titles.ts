// The titles of pages that no exam and no answer of the API names.
export const register = 'नयाँ खाता';
export const forgotPassword = 'पासवर्ड बिर्सनुभयो?';
export const newPassword = 'नयाँ पासवर्ड';
export const level = 'तह';
export const units = 'एकाइहरू';
export const unitQuiz = 'एकाइ क्विज';
export const entranceSubject = 'प्रवेश परीक्षाको विषय';
export const csitPreparation = 'B.Sc.CSIT प्रवेश परीक्षा तयारी';
export const practiceByTopic = 'शीर्षकअनुसार अभ्यास';
export const sciencePreparation = '+2 विज्ञान प्रवेश परीक्षा तयारी';
export const managementPreparation = '+2 व्यवस्थापन प्रवेश परीक्षा तयारी';
export const bcaPreparation = 'BCA प्रवेश परीक्षा तयारी';
export const scienceExam = '+2 विज्ञान प्रवेश परीक्षा';
export const managementExam = '+2 व्यवस्थापन प्रवेश परीक्षा';
export const result = 'नतिजा';
export const thankYou = 'धन्यवाद';
