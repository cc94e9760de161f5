import { describe, expect, it } from 'vitest';
import { dataElement, withRoot, withTitle } from './made-page.ts';

const shell = '<title>Tayari</title><body><div id="root"><p>Loading</p></div>\n</body>';

describe('a page that the server makes of a shell', () => {
  it('has its own title and content, whatever signs they hold', () => {
    expect(withTitle(shell, 'A <b> & $1')).toContain('<title>A &#60;b&#62; &#38; $1</title>');
    expect(withRoot(shell, '<h1>$&</h1>', ' data-prerendered="page"')).toBe(
      '<title>Tayari</title><body><div id="root" data-prerendered="page"><h1>$&</h1></div>\n</body>',
    );
  });

  it('carries data that can’t end its element', () => {
    const element = dataElement('some', { path: '/a"b' }, { text: '</script><script>alert(1)</script>' });
    expect(element.match(/<\/script>/g)).toHaveLength(1);
    expect(element).toContain('data-path="/a&#34;b"');
    const [, json = ''] = />(.*)<\/script>/.exec(element) ?? [];
    expect(JSON.parse(json)).toEqual({ text: '</script><script>alert(1)</script>' });
  });
});
