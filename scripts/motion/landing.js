import { mix, TAU } from './maths.js';
import { FAR, jag, LOW, MID, poly } from './ridges.js';

/** Prayer flags over dawn ridges, 7 s. */
export function landing(c, u, W, H, p) {
  const g = c.createLinearGradient(0, 0, 0, H * 0.86);
  g.addColorStop(0, p.sky[0]);
  g.addColorStop(0.34, p.sky[0]);
  g.addColorStop(0.7, p.sky[1]);
  g.addColorStop(1, p.sky[2]);
  c.fillStyle = g;
  c.fillRect(0, 0, W, H);
  const sx = W * 0.67,
    sy = H * 0.6,
    sr = H * 0.085;
  for (let k = 0; k < 5; k++) {
    // rings of small bubbles walk outwards by one step per loop
    const r = sr + (k + u + 0.6) * H * 0.052,
      a = (1 - (k + u) / 5) * Math.min(1, (k + u) * 2) * 0.55,
      n = 44;
    c.strokeStyle = p.ring;
    c.globalAlpha = Math.max(0, a);
    c.lineWidth = H * 0.0024;
    for (let i = 0; i < n; i++) {
      const q = ((i + (k + u) / 2) / n) * TAU;
      c.beginPath();
      c.arc(sx + Math.cos(q) * r, sy + Math.sin(q) * r, H * 0.0085, 0, TAU);
      c.stroke();
    }
  }
  c.globalAlpha = 1;
  c.fillStyle = p.sun;
  c.beginPath();
  c.arc(sx, sy, sr, 0, TAU);
  c.fill();
  const layers = [
    [FAR, 0.86, 0.42, 4, 1.2],
    [MID, 0.95, 0.28, 8, 0.9],
    [LOW, 1.02, 0.24, 12, 0.6],
  ];
  layers.forEach(([pts, base, amp, drift, k], i) => {
    const dx = (Math.sin(u * TAU + i * 1.3) * drift) / 1280,
      top = (x) => H * (base - amp * (poly(pts, x + dx) + jag(x + dx, i * 40, k)));
    c.fillStyle = p.ridge[i];
    c.beginPath();
    c.moveTo(0, H);
    for (let x = 0; x <= W; x += 3) c.lineTo(x, top(x / W));
    c.lineTo(W, H);
    c.fill();
    if (i === 0)
      pts.forEach(([px, ph], n) => {
        // shaded flank of each true summit
        if (!n || n > pts.length - 2 || pts[n - 1][1] > ph || pts[n + 1][1] > ph) return;
        const d = ph * 0.5,
          away = px < 0.67 ? -1 : 1,
          X = (v) => (v - dx) * W;
        c.fillStyle = p.shade;
        c.beginPath();
        c.moveTo(X(px), top(px - dx));
        const end = away < 0 ? n - 1 : n + 1,
          ex = pts[end][0];
        for (let q = 0; q <= 12; q++) {
          const xx = mix(px, ex, q / 12);
          c.lineTo(X(xx), top(xx - dx));
        }
        for (let q = 5; q >= 1; q--) {
          const f = q / 5;
          c.lineTo(X(mix(px, ex, f * 0.55) + (q % 2 ? 0.008 : -0.004) * away), top(px - dx) + H * amp * d * f);
        }
        c.fill();
      });
    const f = c.createLinearGradient(0, H * (base - amp * 0.45), 0, H * (base - amp * 0.05)); // valley mist
    f.addColorStop(0, p.mist + '00');
    f.addColorStop(1, p.mist + (i === 2 ? '22' : '88'));
    c.fillStyle = f;
    c.fillRect(0, H * (base - amp * 0.45), W, H);
  });
  const step = H / 34,
    cols = Math.ceil(W / step) + 1; // nearest slope: darkened OMR bubbles, one open row on the crest
  for (let i = 0; i < cols; i++)
    for (let j = 0; j < 9; j++) {
      const x = (i + 0.5) * step,
        y = H - (j + 0.5) * step,
        top = H * (1.0 - 0.21 * poly(LOW, 1 - (x / W) * 0.98)),
        d = (y - top) / step;
      if (d < -1) continue;
      c.beginPath();
      c.arc(x, y, step * 0.39, 0, TAU);
      if (d >= 0) {
        c.fillStyle = p.near;
        c.fill();
      } else {
        c.strokeStyle = p.near;
        c.globalAlpha = 0.55;
        c.lineWidth = (1.4 * H) / 720;
        c.stroke();
        c.globalAlpha = 1;
      }
    }
  const lines = [
    [[0.5, -0.03], [1.04, 0.03], 0.055, 17, 2, 0.62],
    [[0.22, -0.05], [1.04, 0.17], 0.165, 15, 0, 1],
  ]; // from, to, sag, flags, first colour, scale
  lines.forEach(([a, b, sag, n, off, z], li) => {
    const s = sag + 0.006 * Math.sin(u * TAU + li * 2),
      at = (k) => [W * mix(a[0], b[0], k), H * (mix(a[1], b[1], k) + s * 4 * k * (1 - k))];
    c.strokeStyle = p.cord;
    c.lineWidth = H * 0.0028 * z;
    c.beginPath();
    for (let k = 0; k <= 1.001; k += 0.02) {
      const [x, y] = at(k);
      if (k > 0) c.lineTo(x, y);
      else c.moveTo(x, y);
    }
    c.stroke();
    for (let i = 0; i < n; i++) {
      const k0 = (i + 0.22) / n,
        k1 = (i + 0.84) / n,
        h = H * 0.095 * z,
        N = 6,
        top = [],
        bot = [];
      for (let m = 0; m <= N; m++) {
        const k = mix(k0, k1, m / N),
          [x, y] = at(k),
          ph = 2 * u * TAU - (i + m / N) * 1.15 + li;
        top.push([x, y]);
        bot.push([x + Math.sin(ph) * h * 0.14 - h * 0.08, y + h + Math.sin(ph + 0.8) * h * 0.09]);
      }
      c.fillStyle = p.flags[(i + off) % 5];
      c.beginPath();
      top.forEach(([x, y], m) => (m ? c.lineTo(x, y) : c.moveTo(x, y)));
      bot.toReversed().forEach(([x, y]) => c.lineTo(x, y));
      c.closePath();
      c.fill();
      c.strokeStyle = p.flagEdge;
      c.lineWidth = H * 0.0016;
      c.stroke();
      c.fillStyle = 'rgba(20,18,60,.10)'; // fold: a travelling shade
      for (let m = 0; m < N; m++) {
        const sh = Math.sin(2 * u * TAU - (i + m / N) * 1.15 + li + 1.6);
        if (sh < 0.1) continue;
        c.globalAlpha = sh;
        c.beginPath();
        c.moveTo(...top[m]);
        c.lineTo(...top[m + 1]);
        c.lineTo(...bot[m + 1]);
        c.lineTo(...bot[m]);
        c.fill();
      }
      c.globalAlpha = 1;
    }
  });
}
