import type { ReactNode } from 'react';
import type { FormPart } from '#contract/application-form.ts';
import { paths } from '#client/lib/paths.ts';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/apply.ts';
import styles from './apply.module.css';

/** The way back and on, which stays in sight. */
export function Dock({
  code,
  before,
  says = null,
  children,
}: {
  readonly code: string;
  readonly before: FormPart | undefined;
  /** Above the way on: why it does nothing. */
  readonly says?: string | null;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.dock}>
      <p role="alert">{says}</p>
      {before && (
        <Link className={button.outlined} to={paths.applyPart.to({ code, part: before })} aria-label={m.before}>
          <Icon name="back" />
        </Link>
      )}
      {children}
    </div>
  );
}
