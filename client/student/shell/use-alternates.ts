import { useEffect } from 'react';
import { useLocation } from '#client/student/navigation/page.ts';
import { addressIn, languages } from '#text/language.ts';

/**
 * Names the page in each language in its head. A page that the build did not make has no such links; for any other, the links were those of
 * the first loaded page.
 */
export function useAlternates(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    for (const hreflang of [...languages, 'x-default'] as const) {
      let link = document.querySelector<HTMLLinkElement>(`link[hreflang=${hreflang}]`);
      if (!link) {
        link = document.createElement('link');
        Object.assign(link, { rel: 'alternate', hreflang });
        document.head.append(link);
      }
      link.href = location.origin + addressIn(hreflang === 'x-default' ? 'en' : hreflang, pathname);
    }
  }, [pathname]);
}
