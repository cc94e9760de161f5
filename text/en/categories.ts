// What the categories of questions are called.
/** Those whose name is not their key with a capital. */
export const categories = new Map([['gk', 'General knowledge']]);

/** A category's name where there is room for a word of three letters. */
export const shortName = (name: string) => (name === 'General knowledge' ? 'GK' : name.slice(0, 3));
