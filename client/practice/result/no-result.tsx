import { paths } from '#client/shell/paths.ts';
import { RegMarks } from '#client/ui/reg-marks.tsx';
import { Link } from '#client/ui/link.tsx';

/** /result before any exam has been finished. */
export function NoResult() {
  return (
    <div className="center">
      <div className="sheet">
        <RegMarks />
        <div className="stack">
          <h1 className="h1">No result yet</h1>
          <p className="lead">A score appears here when you have finished a test.</p>
        </div>
        <div className="actions">
          <Link className="btn" to={paths.sciencePreparation.to()}>
            Go to a test
          </Link>
          <Link className="btn line" to={paths.home.to()}>
            Home
          </Link>
        </div>
      </div>
    </div>
  );
}
