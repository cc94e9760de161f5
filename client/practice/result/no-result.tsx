import page from '#client/ui/page.module.css';
import button from '#client/ui/button.module.css';
import { paths } from '#client/shell/paths.ts';
import { Sheet } from '#client/ui/sheet.tsx';
import { Link } from '#client/ui/link.tsx';

/** /result before any exam has been finished. */
export function NoResult() {
  return (
    <div className={page.centred}>
      <Sheet as="div">
        <div className={page.stack}>
          <h1 className="h1">No result yet</h1>
          <p className="lead">A score appears here when you have finished a test.</p>
        </div>
        <div className={page.actions}>
          <Link className={button.filled} to={paths.sciencePreparation.to()}>
            Go to a test
          </Link>
          <Link className={button.outlined} to={paths.home.to()}>
            Home
          </Link>
        </div>
      </Sheet>
    </div>
  );
}
