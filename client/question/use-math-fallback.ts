import { useEffect } from 'react';
import { preinit } from 'react-dom';
import sheet from './math-fallback.css?url&no-inline';

/** Chrome before 109 knows no MathML. Only there, the client fetches a style sheet that sets formulas with boxes. */
export function useMathFallback(): void {
  useEffect(() => {
    if (!('MathMLElement' in globalThis)) preinit(sheet, { as: 'style' });
  }, []);
}
