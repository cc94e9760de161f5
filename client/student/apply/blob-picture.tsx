import { useEffect, useRef } from 'react';
import { readPicture } from './make-smaller.ts';

/** A picture that the device holds; drawn, as the page's policy lets no address of a blob be shown. */
export function BlobPicture({ blob, name }: { readonly blob: Blob; readonly name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let shown = true;
    readPicture(blob).then(
      (picture) => {
        const here = canvas.current;
        if (shown && here) {
          here.width = picture.width;
          here.height = picture.height;
          here.getContext('2d')?.drawImage(picture, 0, 0);
        }
        return picture.close();
      },
      () => {
        // The frame stays empty: the words beside it say what the file is.
      },
    );
    return () => {
      shown = false;
    };
  }, [blob]);
  return <canvas ref={canvas} {...(name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })} />;
}
