/** The hall's own line icons, on a 24 px grid. */
const paths = {
  flag: 'M6 2v19.5M6 3.2 19 10.6H11L19 18H6Z',
  strike: 'M12 19.2a7.2 7.2 0 1 0 0-14.4 7.2 7.2 0 0 0 0 14.4ZM5 19 19 5',
  eraser:
    'm8 19-4.2-4.2a2 2 0 0 1 0-2.8L12.5 3.300a2 2 0 0 1 2.8 0l5.400 5.400a2 2 0 0 1 0 2.800L13 19H8Zm-.5-10.600 8.200 8.200M8 19h12',
  saved: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM8 12.4l2.8 2.8 5.2-6',
  sending: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  ring: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  todo: 'M12 4.5V14m0 5.5v.01',
  alert: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 7.500v5.500m0 3v.01',
  up: 'm6 15 6-6 6 6',
  enlarge: 'M14 4h6v6M20 4l-6.500 6.500M10 20H4v-6M4 20l6.500-6.500',
  print: 'M7 9V3h10v6M7 18H4v-8h16v8h-3M7 14h10v7H7Z',
  announce: 'M4 10v4h3l8 4V6L7 10H4ZM18.5 9a4.5 4.5 0 0 1 0 6',
  swap: 'M4 8h14m-4-4 4 4-4 4M20 16H6m4-4-4 4 4 4',
  tick: 'm5 12.5 4.6 4.6L19.5 7',
  door: 'M6 21V3h12v18M3 21h18M14.500 12v.01',
  clock: 'M12 7v5l3.2 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  outage: 'M3 3l18 18M5 12.5a10 10 0 0 1 4-2.4M15 10.1a10 10 0 0 1 4 2.4M8.500 16a5 5 0 0 1 5.800-.9M12 20v.01',
} as const;

export type HallIconName = keyof typeof paths;

/** Decoration beside words, or inside a control with its own name. */
export function HallIcon({ name, size = 22, filled = false }: { name: HallIconName; size?: number; filled?: boolean }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
      {name === 'sending' && <path d="M12 3a9 9 0 0 1 0 18Z" fill="currentColor" stroke="none" />}
    </svg>
  );
}
