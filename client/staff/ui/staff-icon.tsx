import { Icon, type IconName } from '#client/ui/icon.tsx';

/** The line icons of only the staff's screens, on a 24 px grid: in the students' table all students would download each. */
const paths = {
  info: 'M12 11v5.5M12 7.6v.3M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  plus: 'M12 5v14M5 12h14',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
} as const;

type OwnName = keyof typeof paths;

const isOwn = (name: IconName | OwnName): name is OwnName => name in paths;

interface StaffIconProps {
  readonly name: IconName | OwnName;
  readonly size?: number;
  readonly weight?: number;
}

/** An icon of the product, or one of the staff's own; decoration beside words, or in a control with its own name. */
export function StaffIcon({ name, size = 24, weight = 2 }: StaffIconProps) {
  if (!isOwn(name)) return <Icon name={name} size={size} weight={weight} />;
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
