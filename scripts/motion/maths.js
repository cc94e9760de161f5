// No Math.random: hash(i) is the only source of variety, so that every render is the same.
export const TAU = Math.PI * 2;
export const hash = (n) => {
  const s = Math.sin(n * 127.1 + 311.7) * 43758.5453;
  return s - Math.floor(s);
};
export const mix = (a, b, k) => a + (b - a) * k;
export const smooth = (a, b, x) => {
  const k = Math.min(1, Math.max(0, (x - a) / (b - a)));
  return k * k * (3 - 2 * k);
};
