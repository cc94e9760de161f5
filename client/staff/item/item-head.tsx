import type { ReactNode } from 'react';
import button from '#client/ui/button.module.css';
import layout from '#client/ui/layout.module.css';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import type { BankItem } from '#contract/items.ts';
import * as m from '#messages/staff-item.ts';
import { staffPaths } from '../lib/paths.ts';
import page from '../ui/staff-page.module.css';
import { Status } from './item-marks.tsx';

interface ItemHeadProps {
  /** Null for one that was never saved. */
  readonly item: BankItem | null;
  /** The state of saving. */
  readonly state?: string | undefined;
  readonly children: ReactNode;
}

/** The link back, the name of the item, and the actions on it. */
export function ItemHead({ item, state, children }: ItemHeadProps) {
  return (
    <header className={`${layout.form} ${page.head}`}>
      <div>
        <Link className={button.link} to={staffPaths.items.to()}>
          <Icon name="back" size={18} /> {m.items}
        </Link>
        <h1 className="h1">{item === null ? m.newItem : m.itemTitle(item.id)}</h1>
        <p>
          {item !== null && <Status status={item.status} />}{' '}
          {item !== null && m.versionBy(item.version, item.author?.name)} {item !== null && state !== undefined && '· '}
          <span role="status">{state}</span>
        </p>
      </div>
      <div className={layout.row}>{children}</div>
    </header>
  );
}
