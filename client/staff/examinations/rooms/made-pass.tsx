import * as m from '#messages/staff-rooms.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './rooms-tab.module.css';

interface MadePassProps {
  readonly room: string;
  readonly pass: string;
  readonly onDone: () => void;
}

/** A new pass, which shows only this once. */
export function MadePass({ room, pass, onDone }: MadePassProps) {
  return (
    <div className="mb-16">
      <Notice kind="good" acts={<Button onClick={onDone}>{m.writtenDown}</Button>}>
        <b>{m.passOf(room)}</b> <span className={styles.pass}>{pass}</span>
        <br />
        {m.shownOnce}
      </Notice>
    </div>
  );
}
