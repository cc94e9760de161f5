// The titles of pages that no exam and no answer of the API names.
export const register = 'Register';
export const forgotPassword = 'Forgot password';
export const newPassword = 'New password';
export const csitPreparation = 'B.Sc.CSIT Entrance Preparation';
export const sciencePreparation = '+2 Science Entrance Preparation';
export const managementPreparation = '+2 Management Entrance Preparation';
export const bcaPreparation = 'BCA Entrance Preparation';
export const scienceExam = 'Entrance Examination of +2 Science';
export const managementExam = 'Entrance Examination of +2 Management';
export const mocks = 'Mock tests';
export const profile = 'Profile';
export const result = 'Result';
export const thankYou = 'Thank you';
export const hall = 'Examination hall';
export const practiceHall = 'Practice hall';
export const hallReceipt = 'Receipt';
export const results = 'Results';
