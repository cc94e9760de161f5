import { Icon } from './icon.tsx';

const corners = ['top left', 'top right', 'bottom left', 'bottom right'];

/** The registration marks at the four corners of a printed sheet. */
export function RegMarks() {
  return (
    <span className="reg" aria-hidden="true">
      {corners.map((corner) => (
        <Icon key={corner} name="registration" size={13} weight={1.6} />
      ))}
    </span>
  );
}
