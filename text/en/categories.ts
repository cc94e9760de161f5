// What the categories of questions are called.
/** Those whose name is not their key with a capital. */
export const categories = new Map([['gk', 'General knowledge']]);
