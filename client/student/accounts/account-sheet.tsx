import type { ReactNode } from 'react';
import { Sheet } from '#client/ui/sheet.tsx';
import { OtherLanguage } from '#client/student/shell/language-switch.tsx';
import { Ridge } from '#client/ui/ridge.tsx';
import styles from './account-sheet.module.css';

/** The sheet of every account screen, with the ridge beside it if there is room. */
export function AccountSheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.split}>
      <Sheet className={styles.sheet}>
        <h1 className="h1">{title}</h1>
        {children}
        <p className="small mt-24">
          <OtherLanguage />
        </p>
      </Sheet>
      <div className={`wide-only ${styles.art}`}>
        <Ridge className={styles.ridge} />
      </div>
    </div>
  );
}
