import '#client/styles/form.css';
import type { ReactNode } from 'react';
import { RegMarks } from '#client/ui/reg-marks.tsx';
import { Ridge } from '#client/ui/ridge.tsx';

/** The sheet that every account screen is, with the ridge beside it where there is room. */
export function AccountSheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="split">
      <section className="sheet">
        <RegMarks />
        <h1 className="h1">{title}</h1>
        {children}
      </section>
      <div className="side-art">
        <Ridge />
      </div>
    </div>
  );
}
