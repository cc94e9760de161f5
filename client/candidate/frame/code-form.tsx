import { useId, useState, type FormEvent } from 'react';
import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import { Sheet } from '#client/ui/sheet.tsx';
import * as m from '#messages/hall.ts';
import { goTo } from './address.ts';
import { hallPaths } from './hall-paths.ts';
import hall from './hall.module.css';

/** Asks for the code of an examination, and goes to the wanted screen of it. */
export function CodeForm({ of }: { readonly of: 'examination' | 'results' | 'room' }) {
  const id = useId();
  const [code, setCode] = useState('');
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') goTo(hallPaths[of].to({ code: code.trim().toUpperCase() }));
  };
  return (
    <Sheet as="div" className={`${hall.sheet} mt-16`}>
      <form onSubmit={go}>
        <label className={hall.label} htmlFor={id}>
          {m.code}
        </label>
        <input
          id={id}
          className={`${layout.box} ${hall.field}`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value.toUpperCase())}
        />
        <p className="small mt-8">{of === 'room' ? m.roomCodeHint : m.codeHint}</p>
        <div className={hall.actions}>
          <button type="submit" className={button.filled}>
            {m.goOn}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
