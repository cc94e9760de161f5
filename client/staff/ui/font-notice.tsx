import * as m from '#messages/legacy-fonts.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from './notice.tsx';

interface FontNoticeProps {
  /** A font from before Unicode, as the contract has it. */
  readonly name: string;
  /** Whether its text stayed in its own letters. */
  readonly kept: boolean;
  /** Where both forms of it are shown. */
  readonly note: string;
  readonly onKeep: (keeps: boolean) => void;
}

/** Says that the text of a font from before Unicode became Unicode, and offers to leave it as it is. */
export function FontNotice({ name, kept, note, onKeep }: FontNoticeProps) {
  const shown = m.names[name] ?? name;
  return (
    <Notice
      kind={kept ? 'calm' : 'good'}
      acts={<Button onClick={() => onKeep(!kept)}>{kept ? m.makeUnicode : m.takeAsItIs}</Button>}
    >
      <b>{kept ? m.kept(shown) : m.made(shown)}</b> {kept ? m.keptNote : note}
    </Notice>
  );
}
