const eye = 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z';

/** Every line icon of the product, on a 24 px grid. */
const paths = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  arrow: 'M5 12h13m-5-6 6 6-6 6',
  back: 'M19 12H6m5-6-6 6 6 6',
  chevron: 'm6 9 6 6 6-6',
  tick: 'M4.5 12.8 10 18 20 6.5',
  cross: 'M6 6l12 12M18 6 6 18',
  dash: 'M7 12h10',
  plus: 'M7 12h10M12 7v10',
  clock: 'M12 7v5l3.2 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  retry: 'M20 11a8 8 0 1 0-2.3 6.3M20 4v7h-7',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5Z',
  warning: 'M12 8v5m0 3.2v.3M12 3 2.5 20h19L12 3Z',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21',
  share: 'M12 15V4m-4.5 4L12 3.5 16.5 8M5 12v8h14v-8',
  logout: 'M14 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h8M10 12h10m-4-4 4 4-4 4',
  eye,
  eyeStruck: `${eye}M4 4l16 16`,
  registration: 'M12 0v24M0 12h24M12 5.6a6.4 6.4 0 1 0 0 12.8 6.4 6.4 0 0 0 0-12.8Z',
} as const;

export type IconName = keyof typeof paths;

/** Decoration beside words, or inside a control with its own name. */
export function Icon({ name, size = 24, weight = 2 }: { name: IconName; size?: number; weight?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
