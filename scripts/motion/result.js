import { hash, mix, smooth, TAU } from './maths.js';
import { FAR, poly } from './ridges.js';

/** An answer sheet darkens into a ridge, then clears, 8 s. */
export function result(c, u, W, H, p) {
  c.fillStyle = p.paper;
  c.fillRect(0, 0, W, H);
  const s = H / 18,
    cols = Math.ceil(W / s),
    rows = 18,
    sun = [Math.round((0.66 * W) / s) * s, 6 * s];
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.font = `700 ${s * 0.36}px Mukta, sans-serif`;
  for (let i = 0; i < cols; i++)
    for (let j = 0; j < rows; j++) {
      const x = (i + 0.5) * s,
        y = (j + 0.5) * s,
        fx = x / W,
        top = H * (0.99 - 0.5 * poly(FAR, fx));
      const inRidge = y > top,
        inSun = Math.hypot(x - sun[0], y - sun[1]) < s * 2.95,
        lag = fx * 0.26 + hash(i * 17 + j) * 0.08;
      // darken left to right, hold, erase left to right
      const k = smooth(0.04 + lag, 0.12 + lag, u) * (1 - smooth(0.58 + lag, 0.64 + lag, u));
      const r = s * 0.36;
      c.strokeStyle = p.outline;
      c.lineWidth = s * 0.035;
      c.beginPath();
      c.arc(x, y, r, 0, TAU);
      c.stroke();
      if ((inRidge || inSun) && k > 0) {
        c.fillStyle = inSun ? p.accent : p.fill;
        c.globalAlpha = inSun ? k : k * (y - top > s * 2.4 ? 0.94 : 0.8);
        c.beginPath();
        c.arc(x, y, r * mix(0.3, 1.04, k), 0, TAU);
        c.fill();
        c.globalAlpha = 1;
      } else if (!inRidge && !inSun && (i + j) % 2 === 0) {
        c.fillStyle = p.letter;
        c.globalAlpha = 0.5;
        c.fillText('ABCD'[i % 4], x, y + s * 0.02);
        c.globalAlpha = 1;
      }
    }
}
