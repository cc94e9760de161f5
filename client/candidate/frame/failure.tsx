import { Component, type ReactNode } from 'react';
import button from '#client/ui/button.module.css';
import { Sheet } from '#client/ui/sheet.tsx';
import * as m from '#messages/failures.ts';
import hall from './hall.module.css';

/** Replaces the hall if the program has failed. After a reload, what the device keeps is there again. */
export class Failure extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <main id="main">
        <div className={hall.narrow}>
          <Sheet as="div">
            <h1 className="h1">{m.unexpected}</h1>
            <p className="mono">{error instanceof Error ? error.message : ''}</p>
            <p className="lead">{m.answersKept}</p>
            <p className="mt-24">
              <button type="button" className={button.filled} onClick={() => location.reload()}>
                {m.reload}
              </button>
            </p>
          </Sheet>
        </div>
      </main>
    );
  }
}
