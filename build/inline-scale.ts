import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheet = readFileSync(join(import.meta.dirname, '../client/ui/styles/scale.css'), 'utf8');

/** The tokens of the scale with their values. */
const scale = new Map(
  [...sheet.matchAll(/^ {2}(--[\w-]+): (.+);$/gm)].map(([, name = '', value = '']) => [name, value]),
);

/** A declaration's value with the scale's values in place of its tokens: no page carries their names. */
export function withoutTokens(value: string): string {
  return value.replaceAll(/var\((--[\w-]+)\)/g, (token, name: string) => scale.get(name) ?? token);
}

/** The same for a style sheet, as a plugin of PostCSS. */
export const inlineScale = {
  postcssPlugin: 'tayari-inline-scale',
  Declaration(declaration: { prop: string; value: string; remove: () => unknown }): void {
    if (scale.has(declaration.prop)) declaration.remove();
    else if (declaration.value.includes('var(')) declaration.value = withoutTokens(declaration.value);
  },
};
