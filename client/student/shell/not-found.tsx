import page from '#client/ui/page.module.css';
import button from '#client/ui/button.module.css';
import { useLocation } from '#client/student/navigation/page.ts';
import { Link } from '#client/ui/link.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { RollNumber } from '#client/ui/roll-number.tsx';
import { shownAddress } from '#contract/shown-address.ts';
import { OtherLanguage } from './language-switch.tsx';
import type { MissingPage } from './missing.ts';
import styles from './not-found.module.css';
import { useReplacedTitle } from './page-title.ts';
import { paths } from '#client/lib/paths.ts';
import { prefix } from '#messages/language.ts';
import * as m from '#messages/failures.ts';
import { home } from '#messages/names.ts';

const noPage: MissingPage = { title: m.pageNotFound };

/** Says what is missing and leads back. */
export function NotFound({ what = noPage }: { what?: MissingPage }) {
  const { pathname } = useLocation();
  useReplacedTitle(m.notFound);
  return (
    <div className={page.centred}>
      <Sheet as="div">
        <div className={styles.what}>
          <div className={`${page.stack} ${styles.words}`}>
            <h1 className="h1">{what.title}</h1>
            <p className="lead">
              {what.detail} {m.noPageAt}{' '}
              <span className={`mono ${styles.address}`}>{prefix + shownAddress(pathname)}</span>
            </p>
          </div>
          <RollNumber value={404} />
        </div>
        <div className={page.actions}>
          {what.back && (
            <Link className={button.filled} to={what.back.to}>
              {what.back.label} <Icon name="arrow" size={22} weight={2.4} />
            </Link>
          )}
          <Link className={what.back ? button.outlined : button.filled} to={paths.home.to()}>
            {home}
          </Link>
        </div>
        <p className="small mt-24">
          <OtherLanguage />
        </p>
      </Sheet>
    </div>
  );
}
