/** Every set of an online examination holds fifty questions (specification, section 9). */
export const questionsInSet = 50;
