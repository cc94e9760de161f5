import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/staff-pattern.ts';
import { KeysBar } from '../../ui/keys-bar.tsx';
import { staffPaths } from '../../lib/paths.ts';
import page from '../../ui/staff-page.module.css';
import { PatternEditor } from './pattern-editor.tsx';

const keys = [[[m.ctrlKey, 'S'], m.keyMake]] as const;

/** Makes an examination, from a ready pattern or from nothing. */
export function Component() {
  return (
    <>
      <div>
        <header className={`${layout.form} ${page.head}`}>
          <div>
            <Link className={button.link} to={staffPaths.examinations.to()}>
              <Icon name="back" size={18} /> {m.examinations}
            </Link>
            <h1 className="h1">{m.newExamination}</h1>
          </div>
        </header>
        <PatternEditor examination={null} />
      </div>
      <KeysBar keys={keys} />
    </>
  );
}
