import { escapeMarkup } from '#server/platform/http/escape-markup.ts';

/** A built shell with this title. */
export function withTitle(shell: string, title: string): string {
  return shell.replace(/<title>.*?<\/title>/, () => `<title>${escapeMarkup(title)}</title>`);
}

/** A built shell with this HTML in its root, in place of what stands there. `attributes` are added to the root. */
export function withRoot(shell: string, html: string, attributes = ''): string {
  return shell.replace(
    /<div id="root"[^>]*>[^]*<\/div>(?=\s*<\/body>)/,
    () => `<div id="root"${attributes}>${html}</div>`,
  );
}

/** JSON for the program, in an element of the page. No browser runs it, and no text in it can end the element. */
export function dataElement(id: string, attributes: Readonly<Record<string, string>>, data: unknown): string {
  const named = Object.entries(attributes).map(([name, value]) => ` data-${name}="${escapeMarkup(value)}"`);
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}"${named.join('')}>${json}</script>`;
}
