// What Tayari is for: on the home page, and on pictures of results.
export const headline = 'Practise the paper before the paper.';
