import page from '#client/ui/page.module.css';
import button from '#client/ui/button.module.css';
import { paths } from '#client/lib/paths.ts';
import { Sheet } from '#client/ui/sheet.tsx';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/result.ts';
import { home } from '#messages/names.ts';

/** /result before the first finished exam. */
export function NoResult() {
  return (
    <div className={page.centred}>
      <Sheet as="div">
        <div className={page.stack}>
          <h1 className="h1">{m.none}</h1>
          <p className="lead">{m.noneYet}</p>
        </div>
        <div className={page.actions}>
          <Link className={button.filled} to={paths.sciencePreparation.to()}>
            {m.toTest}
          </Link>
          <Link className={button.outlined} to={paths.home.to()}>
            {home}
          </Link>
        </div>
      </Sheet>
    </div>
  );
}
