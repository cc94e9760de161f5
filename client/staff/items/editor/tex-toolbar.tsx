import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import * as m from '#messages/staff-item.ts';
import { Button } from '#client/ui/button.tsx';
import { devanagariFor } from '../../item/devanagari.ts';
import { insertTex } from './insert-tex.ts';
import styles from './tex-toolbar.module.css';

interface Tool {
  readonly name: string;
  readonly sign: ReactNode;
  /** The text before and after the selection. */
  readonly tex: readonly [before: string, after: string];
}

const tools: readonly Tool[] = [
  {
    name: m.superscript,
    sign: (
      <>
        x<sup>2</sup>
      </>
    ),
    tex: ['^{', '}'],
  },
  {
    name: m.subscript,
    sign: (
      <>
        x<sub>2</sub>
      </>
    ),
    tex: ['_{', '}'],
  },
  { name: m.fraction, sign: 'a/b', tex: [String.raw`\frac{`, '}{}'] },
  { name: m.root, sign: '√', tex: [String.raw`\sqrt{`, '}'] },
  { name: m.integral, sign: '∫', tex: [String.raw`\int_{`, '}^{}'] },
  { name: m.limit, sign: 'lim', tex: [String.raw`\lim_{`, String.raw` \to 0}`] },
  { name: m.degree, sign: '°', tex: ['', String.raw`^\circ`] },
  { name: m.unit, sign: 'm/s', tex: [String.raw`\text{ `, '}'] },
];

const greek = 'alpha beta gamma delta theta lambda mu pi rho sigma phi omega Delta Sigma Omega'.split(' ');

type Field = HTMLInputElement | HTMLTextAreaElement;

interface TexToolbarProps {
  /** The form whose texts it writes into. */
  readonly form: string;
  /** The field that it writes into before another one was in use. */
  readonly first: string;
}

/**
 * Writes TeX at the last cursor, in any text of the form. With अ pressed, typing there gives Devanagari. The mathematics are one stop of
 * the Tab key; arrows move inside it.
 */
export function TexToolbar({ form, first }: TexToolbarProps) {
  const last = useRef<Field | null>(null);
  const [stop, setStop] = useState(0);
  const [inDevanagari, setInDevanagari] = useState(false);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(`#${CSS.escape(form)} [data-tex]`))
        last.current = target as Field;
    };
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'm') return;
      event.preventDefault();
      insert('', '');
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKeyDown);
    };
  });

  useEffect(() => {
    if (!inDevanagari) return;
    const onBeforeInput = (event: InputEvent) => {
      const { target, data, inputType } = event;
      if (inputType !== 'insertText' || data === null || !(target instanceof Element)) return;
      if (!target.matches(`#${CSS.escape(form)} [data-tex]`)) return;
      const { value, selectionStart } = target as Field;
      const letter = devanagariFor(data, value.slice(0, selectionStart ?? value.length));
      if (letter === null) return;
      event.preventDefault();
      // Only this way of writing is in the field's Undo.
      document.execCommand('insertText', false, letter);
    };
    document.addEventListener('beforeinput', onBeforeInput);
    return () => document.removeEventListener('beforeinput', onBeforeInput);
  }, [form, inDevanagari]);

  function insert(before: string, after: string): void {
    const field = last.current?.isConnected ? last.current : (document.getElementById(first) as Field | null);
    if (field === null) return;
    const { value, selectionStart, selectionEnd } = field;
    const start = selectionStart ?? value.length;
    const next = insertTex({ text: value, start, end: selectionEnd ?? start }, before, after);
    field.focus();
    field.setRangeText(next.text, 0, value.length);
    field.setSelectionRange(next.start, next.end);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function move({ key }: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (by === undefined) return;
    const next = (stop + by + tools.length) % tools.length;
    setStop(next);
    buttons.current[next]?.focus();
  }

  return (
    <div className={styles.tools}>
      <div role="toolbar" aria-label={m.insertTex}>
        {tools.map(({ name, sign, tex: [before, after] }, place) => (
          <Button
            kind="bare"
            key={name}
            ref={(button) => void (buttons.current[place] = button)}
            aria-label={name}
            title={name}
            tabIndex={place === stop ? 0 : -1}
            onFocus={() => setStop(place)}
            onKeyDown={move}
            onClick={() => insert(before, after)}
          >
            {sign}
          </Button>
        ))}
      </div>
      <select aria-label={m.greek} value="" onChange={({ target }) => insert(`\\${target.value} `, '')}>
        <option value="">Ω</option>
        {greek.map((letter) => (
          <option key={letter} value={letter}>
            {letter}
          </option>
        ))}
      </select>
      <Button
        kind="bare"
        className={styles.devanagari}
        lang="ne"
        aria-label={m.devanagari}
        title={m.devanagari}
        aria-pressed={inDevanagari}
        onClick={() => {
          setInDevanagari(!inDevanagari);
          last.current?.focus();
        }}
      >
        अ
      </Button>
    </div>
  );
}
