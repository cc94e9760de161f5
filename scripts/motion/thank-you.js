import { hash, mix, TAU } from './maths.js';

function petal(c, s, col, vein) {
  c.fillStyle = col;
  c.beginPath();
  c.moveTo(0, s * 0.62);
  c.bezierCurveTo(-s * 0.62, s * 0.2, -s * 0.6, -s * 0.55, -s * 0.14, -s * 0.6);
  c.quadraticCurveTo(0, -s * 0.48, s * 0.14, -s * 0.6);
  c.bezierCurveTo(s * 0.6, -s * 0.55, s * 0.62, s * 0.2, 0, s * 0.62);
  c.fill();
  c.strokeStyle = vein;
  c.lineWidth = s * 0.045;
  c.beginPath();
  c.moveTo(0, s * 0.45);
  c.lineTo(0, -s * 0.25);
  c.stroke();
}
function flower(c, r, cols) {
  // marigold head: four rings of petals, dark to light
  for (let k = 0; k < 4; k++) {
    const n = 13 - k * 2,
      rr = r * (1 - k * 0.25);
    for (let i = 0; i < n; i++) {
      c.save();
      c.rotate((i / n) * TAU + k * 0.4);
      c.translate(0, -rr * 0.62);
      petal(c, rr * 0.62, cols[(k + (i & 1)) % 4], 'rgba(140,60,0,.22)');
      c.restore();
    }
  }
  c.fillStyle = cols[1];
  c.beginPath();
  c.arc(0, 0, r * 0.2, 0, TAU);
  c.fill();
}
/** Marigold petals under a garland, 7 s: as long as the page. */
export function thankYou(c, u, W, H) {
  const g = c.createRadialGradient(W * 0.5, H * 0.42, 0, W * 0.5, H * 0.42, Math.max(W, H) * 0.75);
  g.addColorStop(0, '#2B2A78');
  g.addColorStop(1, '#131238');
  c.fillStyle = g;
  c.fillRect(0, 0, W, H);
  const cols = ['#C96A00', '#EE8E00', '#FDB515', '#FFD266'],
    S = Math.min(W, H);
  for (let i = 0; i < 64; i++) {
    const depth = i < 28 ? 0 : i < 52 ? 1 : 2,
      falls = depth === 2 ? 2 : 1,
      ph = hash(i + 1);
    const y = ((ph + u * falls) % 1) * 1.3 - 0.15,
      q = hash(i + 90) * 2 - 1,
      clear = [0, 0.45, 0.66][depth],
      x0 = 0.5 + (Math.sign(q) * (clear + (1.04 - clear) * Math.abs(q))) / 2,
      sway = Math.sin((u * (1 + (i % 2)) + hash(i + 7)) * TAU) * (0.012 + 0.02 * depth);
    // larger petals keep to the sides: the middle is for the words
    const size = S * [0.02, 0.036, 0.062][depth] * mix(0.75, 1.2, hash(i + 33));
    const x = x0 + sway,
      flip = Math.cos((u * 2 + hash(i + 55)) * TAU);
    c.save();
    c.globalAlpha = [0.5, 0.85, 1][depth];
    c.translate(x * W, y * H);
    c.rotate((u * (i % 2 ? 1 : -1) + hash(i + 12)) * TAU);
    c.scale(1, mix(0.35, 1, Math.abs(flip)));
    if (depth === 2 && i % 3 === 0) flower(c, size * 0.95, cols);
    else petal(c, size, cols[1 + (i % 3)], 'rgba(150,70,0,.35)');
    c.restore();
  }
  c.globalAlpha = 1;
  const R = S * 0.034,
    n = Math.max(2, Math.round(W / (S * 0.62))),
    m = 13; // toran: marigold garland across the top, swinging a little
  for (let w = 0; w < n; w++)
    for (let i = 0; i <= m; i++) {
      const k = i / m,
        swing = Math.sin(u * TAU + w * 1.9) * 0.012,
        x = ((w + k) / n) * W + (Math.sin(k * Math.PI) * swing * W) / n,
        y = -R * 0.5 + Math.sin(k * Math.PI) * S * (0.155 + 0.01 * Math.sin(u * TAU + w));
      c.save();
      c.translate(x, y);
      c.rotate(hash(w * 20 + i) * TAU + swing * 4);
      flower(c, R * (i % m ? 1 : 1.25), i % 4 === 2 ? ['#A64B00', '#C96A00', '#EE8E00', '#F5A623'] : cols);
      c.restore();
    }
}
