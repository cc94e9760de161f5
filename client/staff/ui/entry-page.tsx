import { useEffect, type ReactNode } from 'react';
import bar from '#client/ui/bar.module.css';
import { Sheet } from '#client/ui/sheet.tsx';
import { Toasts } from '#client/ui/toast.tsx';
import { Wordmark } from '#client/ui/wordmark.tsx';
import styles from './entry-page.module.css';
import { LanguageLinks } from './language-links.tsx';

interface EntryPageProps {
  readonly title: string;
  /** Beside the name of the product. */
  readonly place: string;
  /** The secret that the page came with: it goes with a change of the language. */
  readonly secret: string;
  readonly children: ReactNode;
  /** Below the sheet. */
  readonly below?: ReactNode;
}

/** The page of a link that leads into the staff area, before its person is signed in: one sheet. */
export function EntryPage({ title, place, secret, children, below }: EntryPageProps) {
  useEffect(() => {
    document.title = `${title} · Tayari`;
  }, [title]);
  return (
    <>
      <header className={`${bar.bar} ${styles.bar}`}>
        <span className={bar.home}>
          <Wordmark />
          <span>{place}</span>
        </span>
        <span className="flex-1" />
        <p className={styles.languages}>
          <LanguageLinks secret={secret} />
        </p>
      </header>
      <main id="main" className={styles.page}>
        <Sheet className={styles.sheet}>
          <h1 className="h1">{title}</h1>
          {children}
        </Sheet>
        {below !== undefined && <p className="small mt-16">{below}</p>}
      </main>
      <Toasts life={10_000} />
    </>
  );
}
