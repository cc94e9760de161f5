import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';

/** To where the unit stands among its fellows. */
export function BackLink({ to, words }: { to: string; words: string }) {
  return (
    <Link className="link gap-8" to={to}>
      <Icon name="back" size={20} />
      {words}
    </Link>
  );
}
