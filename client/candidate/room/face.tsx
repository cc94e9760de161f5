import * as m from '#messages/door.ts';
import styles from './face.module.css';

interface FaceProps {
  /** A JPEG in base64; null without a photo, and until it is here. */
  readonly jpeg: string | null;
  /** Beside the name the photo adds nothing for a reader of the page. */
  readonly name?: string;
  readonly large?: boolean;
}

/** The photo of a candidate, as tall as three to four. */
export function Face({ jpeg, name, large = false }: FaceProps) {
  const className = `${styles.face} ${large ? styles.large : ''}`;
  if (jpeg === null)
    return (
      <span className={className} aria-hidden={name === undefined}>
        {large && <small>{m.noPhoto}</small>}
      </span>
    );
  return (
    <span className={className}>
      <img src={`data:image/jpeg;base64,${jpeg}`} alt={name === undefined ? '' : m.photoOf(name)} />
    </span>
  );
}
