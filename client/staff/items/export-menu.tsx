import { useEffect, useRef } from 'react';
import nav from '#client/ui/nav-link.module.css';
import layout from '#client/ui/layout.module.css';
import { apiBase } from '#client/lib/api/call.ts';
import { exportForms } from '#contract/import-bytes.ts';
import type { ItemFilter } from '#contract/items.ts';
import * as m from '#messages/staff-items.ts';
import styles from './export-menu.module.css';
import { saveExport } from './save-export.ts';

interface ExportMenuProps {
  /** The exported items: those of the list's filters, or the ids of the selected ones. */
  readonly of: ItemFilter | { readonly items: string };
  readonly title: string;
  readonly note: string;
  /** The look of the button that opens it. */
  readonly look: string | undefined;
}

/** Items as a file in each of the forms. */
export function ExportMenu({ of, title, note, look }: ExportMenuProps) {
  const given = Object.entries(of).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const shown = menu.current;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || shown === null) return;
      shown.open = false;
      shown.querySelector('summary')?.focus();
    };
    shown?.addEventListener('keydown', onKeyDown);
    return () => shown?.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <details ref={menu} className={styles.menu}>
      <summary className={look}>{title}</summary>
      <div className={`${layout.box} ${styles.forms} mt-8`}>
        <p className="small">{note}</p>
        <ul>
          {exportForms.map((format) => (
            <li key={format}>
              <a
                className={`${nav.link} hair-above`}
                href={`${apiBase}/staff/export?${new URLSearchParams([['format', format], ...given]).toString()}`}
                download
                onClick={(event) => {
                  event.preventDefault();
                  void saveExport(event.currentTarget.href);
                }}
              >
                {m.exportForms[format]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
