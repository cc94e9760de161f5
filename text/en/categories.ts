// The names of the categories of questions.
/** Categories whose name is not just their key with a capital letter. */
export const categories = new Map([['gk', 'General knowledge']]);

/** A category's name where there is room for a word of three letters. */
export const shortName = (name: string) => (name === 'General knowledge' ? 'GK' : name.slice(0, 3));
