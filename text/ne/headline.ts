// What Tayari is for: on the home page, and on pictures of results.
export const headline = 'परीक्षाअघि नै परीक्षाको अभ्यास।';
