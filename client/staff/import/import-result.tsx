import { useEffect, useRef } from 'react';
import button from '#client/ui/button.module.css';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/staff-import.ts';
import { staffPaths } from '../lib/paths.ts';
import { Notice } from '../ui/notice.tsx';

interface ImportResultProps {
  readonly added: number;
  readonly already: number;
  /** The name of the file, which is a tag of its items; null for pasted text. */
  readonly tag: string | null;
}

/** The result of an import, and the link to it. */
export function ImportResult({ added, already, tag }: ImportResultProps) {
  const heard = useRef<HTMLDivElement>(null);
  useEffect(() => heard.current?.focus(), []);
  const filter = tag === null ? '?status=draft' : `?tag=${encodeURIComponent(tag.trim().slice(0, 80).trim())}`;
  return (
    <div ref={heard} tabIndex={-1}>
      <Notice
        kind="good"
        acts={
          <Link className={button.outlined} to={staffPaths.items.to() + filter}>
            {m.seeThem}
          </Link>
        }
      >
        <b>{m.added(added)}</b> {already > 0 && m.already(already)}
      </Notice>
    </div>
  );
}
