// The loops as pure functions scene(ctx, u, W, H, palette), u = phase, 0 <= u < 1. Every moving term is periodic in u, with a whole number
// of cycles in a loop. So the first frame follows the last without a seam.
export { landing } from './landing.js';
export { palettes } from './palettes.js';
export { result } from './result.js';
export { thankYou } from './thank-you.js';
