import { addressIn, languages, type Language } from '#text/language.ts';
import { escapeMarkup } from './escape-markup.ts';

/** A page of the product. */
export interface NamedPage {
  readonly language: Language;
  /** Without the language. */
  readonly path: string;
  /** The address of the product, without a slash at the end. */
  readonly origin: string;
}

/** The address of the page, and its address in each language, for search engines. */
export function addressLinks({ language, path, origin }: NamedPage): string {
  const canonical = `<link rel="canonical" href="${escapeMarkup(origin + addressIn(language, path))}">`;
  return canonical + alternates(path, origin);
}

/**
 * The page in each language. A reader of neither language gets the English page. Without an origin, search engines are
 * not sent to it.
 */
export function alternates(path: string, origin = ''): string {
  const link = (hreflang: string, to: Language) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(origin + addressIn(to, path))}">`;
  return [...languages.map((each) => link(each, each)), link('x-default', 'en')].join('');
}

/** What a shared link to the page shows. Most places that show it want whole addresses. */
export function socialCard({ language, path, origin }: NamedPage, title: string, description: string): string {
  const lines = {
    'og:site_name': 'Tayari',
    'og:type': 'website',
    'og:title': `${title} · Tayari`,
    'og:description': description,
    'og:url': origin + addressIn(language, path),
    'og:image': `${origin}/social-card.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  };
  return Object.entries(lines)
    .map(([property, content]) => `<meta property="${property}" content="${escapeMarkup(content)}">`)
    .join('');
}

/** A built page with this description for search engines. */
export function withDescription(page: string, description: string): string {
  return page.replace(/(name="description" content=")[^"]*/, (_, before: string) => before + escapeMarkup(description));
}
