// The titles of pages that no exam and no answer of the API names.
export const register = 'नयाँ खाता';
export const forgotPassword = 'पासवर्ड बिर्सनुभयो?';
export const newPassword = 'नयाँ पासवर्ड';
export const csitPreparation = 'B.Sc.CSIT प्रवेश परीक्षा तयारी';
export const sciencePreparation = '+2 विज्ञान प्रवेश परीक्षा तयारी';
export const managementPreparation = '+2 व्यवस्थापन प्रवेश परीक्षा तयारी';
export const bcaPreparation = 'BCA प्रवेश परीक्षा तयारी';
export const scienceExam = '+2 विज्ञान प्रवेश परीक्षा';
export const managementExam = '+2 व्यवस्थापन प्रवेश परीक्षा';
export const mocks = 'अभ्यास परीक्षा';
export const profile = 'प्रोफाइल';
export const result = 'नतिजा';
export const thankYou = 'धन्यवाद';
export const hall = 'परीक्षा हल';
export const practiceHall = 'अभ्यास हल';
export const hallReceipt = 'रसिद';
export const results = 'नतिजा';
