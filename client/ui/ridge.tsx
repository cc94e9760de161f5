import { pitch, ridgeLines } from './ridge-lines.ts';
import styles from './ridge.module.css';

export function Ridge({ className = '' }: { className?: string | undefined }) {
  return (
    <svg
      className={`${styles.ridge} ${className}`}
      viewBox="0 0 1032 192"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <defs>
        <pattern id="sky" width={pitch} height={pitch} patternUnits="userSpaceOnUse">
          <circle cx="6" cy="6" r="4.1" fill="none" stroke="var(--hair)" strokeWidth="1.1" />
        </pattern>
        <linearGradient id="haze" x1="0" x2="0" y1="0" y2="1">
          <stop stopColor="var(--paper)" />
          <stop offset=".7" stopColor="var(--paper)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="1032" height="192" fill="url(#sky)" />
      <rect width="1032" height="192" fill="url(#haze)" />
      <g fill="none" strokeLinecap="round" strokeDasharray={`0 ${pitch}`} strokeWidth="9.6">
        <path d={ridgeLines.sun} stroke="var(--marigold)" strokeWidth="10" />
        <path d={ridgeLines.peaks} stroke="var(--rule)" />
        <path d={ridgeLines.caps} stroke="var(--paper)" strokeWidth="6.4" />
        <path d={ridgeLines.slope} stroke="var(--ink)" />
      </g>
    </svg>
  );
}
