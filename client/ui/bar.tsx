import type { ComponentProps, ReactNode } from 'react';
import styles from './bar.module.css';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { Wordmark } from './wordmark.tsx';

interface BarProps {
  /** The menu's button. */
  readonly menu: ComponentProps<typeof Button>;
  readonly home: string;
  /** The link's name. */
  readonly homeName: string;
  readonly title: string | undefined;
  /** The account, at the end. */
  readonly children: ReactNode;
}

/** The bar over every screen: menu, name, the screen's title from 1024 px, and the account. */
export function Bar({ menu, home, homeName, title, children }: BarProps) {
  return (
    <header className={`screen-only ${styles.bar}`}>
      <Button kind="icon" {...menu}>
        <Icon name="menu" />
      </Button>
      <Link className={styles.home} to={home} aria-label={homeName}>
        <Wordmark />
        <span>Tayari</span>
      </Link>
      <span className={`wide-only ${styles.title}`}>{title}</span>
      <span className="flex-1" />
      {children}
    </header>
  );
}
