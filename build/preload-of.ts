import type { HtmlTagDescriptor } from 'vite';

/** Preloads a font of dist/ with the page that needs it for its first paint. */
export function preloadOf(file: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
    injectTo: 'head-prepend',
  };
}
