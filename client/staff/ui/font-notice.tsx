import * as m from '#messages/legacy-fonts.ts';
import act from './act.module.css';
import { Notice } from './notice.tsx';

interface FontNoticeProps {
  /** A font from before Unicode, as the contract has it. */
  readonly name: string;
  /** Whether its text was left in its letters. */
  readonly kept: boolean;
  /** Where both forms of it can be read. */
  readonly note: string;
  readonly onKeep: (keeps: boolean) => void;
}

/** Says that text of a font from before Unicode was made Unicode, and takes it as it is instead. */
export function FontNotice({ name, kept, note, onKeep }: FontNoticeProps) {
  const shown = m.names[name] ?? name;
  return (
    <Notice
      kind={kept ? 'calm' : 'good'}
      acts={
        <button type="button" className={act.outlined} onClick={() => onKeep(!kept)}>
          {kept ? m.makeUnicode : m.takeAsItIs}
        </button>
      }
    >
      <b>{kept ? m.kept(shown) : m.made(shown)}</b> {kept ? m.keptNote : note}
    </Notice>
  );
}
