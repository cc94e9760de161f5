// A college's examinations, on the pages that lead to them.
export const coming = (title: string, code: string, moment: string) => `${title} (${code}), ${moment}: to the hall`;
export const open = (title: string, code: string) => `${title} (${code}) is open: to the hall`;
export const applyUntil = (title: string, code: string, moment: string) => `${title} (${code}): apply until ${moment}`;
