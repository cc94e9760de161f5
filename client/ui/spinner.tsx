import type { CSSProperties } from 'react';

const bubbles = [0, 1, 2, 3, 4, 5, 6, 7];

/** Size 50, yellow; shown after a wait of 150 ms (spinner.css). */
export function Spinner() {
  return (
    <div className="spin" role="status" aria-label="Loading">
      {bubbles.map((i) => (
        <i key={i} style={{ '--i': i } as CSSProperties} />
      ))}
    </div>
  );
}
