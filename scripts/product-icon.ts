const ink = '#1b1a4b';
const paper = '#fbfaf6';
const marigold = '#fdb515';

/**
 * The product's icon as SVG, 512 units wide: the headline of तयारी on ink, with a bubble below it, darkened in marigold. A system cuts the
 * `fullBleed` icon to its own shape, so nothing outside the middle four fifths may matter.
 */
export function productIcon({ fullBleed }: { fullBleed: boolean }): string {
  const scale = fullBleed ? 0.74 : 1;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
    <rect width="512" height="512" rx="${fullBleed ? 0 : 64}" fill="${ink}"/>
    <g transform="translate(256 256) scale(${scale}) translate(-256 -256)" fill="none">
      <path d="M${fullBleed ? -200 : 0} 116h${fullBleed ? 912 : 512}" stroke="${paper}" stroke-width="34"/>
      <path d="M256 116v48" stroke="${paper}" stroke-width="34"/>
      <circle cx="256" cy="290" r="128" stroke="${paper}" stroke-width="22"/>
      <circle cx="256" cy="290" r="98" fill="${marigold}"/>
    </g>
  </svg>`;
}
