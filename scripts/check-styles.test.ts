import { expect, test } from 'vitest';
import { classesIn } from '../build/style-classes.ts';
import { takenIn } from './check-styles.ts';

test('the classes of a sheet are those of its selectors', () => {
  const css = `/* .not-this */
.row, .row:hover > .text { margin: 0.5em; background: url('a.png') }
@media (min-width: 10.5px) { :where(.wide) [data-x='a.b'] { color: red } }
:global(.elsewhere) .inside { color: red }`;
  expect([...classesIn(css)]).toEqual(['row', 'text', 'wide', 'inside']);
});

test('what a component takes is told by module', () => {
  const source = `import { a } from './a.ts';
import button from '#client/ui/button.module.css';
import styles from './row.module.css';
const one = <p className={styles.row}><b className={\`\${styles.text} \${button.wide}\`} /></p>;`;
  expect(takenIn(source)).toEqual(
    new Map([
      ['#client/ui/button.module.css', new Set(['wide'])],
      ['./row.module.css', new Set(['row', 'text'])],
    ]),
  );
});
