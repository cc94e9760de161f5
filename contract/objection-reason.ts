/** How many characters the reason of an objection has. */
export const objectionReason = { minLength: 20, maxLength: 1000 } as const;
