// What the categories of questions are called.
/** Those whose name is not their key with a capital. */
export const categories = { gk: 'General knowledge' } as Readonly<Record<string, string>>;
