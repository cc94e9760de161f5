import { useLocation } from 'react-router';
import { Link } from '#client/ui/link.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { RegMarks } from '#client/ui/reg-marks.tsx';
import { RollNumber } from '#client/ui/roll-number.tsx';
import { shownAddress } from '#contract/shown-address.ts';
import type { Missing } from './missing.ts';
import { useStandInTitle } from './page-title.ts';
import { paths } from './paths.ts';

const page: Missing = { title: 'Page not found', detail: 'This address leads to no page of Tayari.' };

/** Says what is missing and leads back. */
export function NotFound({ what = page }: { what?: Missing }) {
  const { pathname } = useLocation();
  useStandInTitle('Not found');
  return (
    <div className="center">
      <div className="sheet">
        <RegMarks />
        <div className="score top">
          <div className="stack">
            <h1 className="h1">{what.title}</h1>
            <p className="lead">
              {what.detail} Nothing is kept at <span className="mono address">{shownAddress(pathname)}</span>
            </p>
          </div>
          <RollNumber value={404} />
        </div>
        <div className="actions">
          {what.back && (
            <Link className="btn" to={what.back.to}>
              {what.back.label} <Icon name="arrow" size={22} weight={2.4} />
            </Link>
          )}
          <Link className={what.back ? 'btn line' : 'btn'} to={paths.home.to()}>
            Home
          </Link>
        </div>
      </div>
    </div>
  );
}
