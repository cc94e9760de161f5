import { useState } from 'react';
import { cell } from '#client/candidate/attempt/device.ts';

const sizes = [1, 1.2, 1.45];
const textSize = cell('text-size');

/** The type size of questions, and the next size. */
export function useTextSize(): [number, () => void] {
  const [place, setPlace] = useState(() => Number(textSize.read() ?? 0) % sizes.length);
  const grow = () => {
    const next = (place + 1) % sizes.length;
    textSize.write(String(next));
    setPlace(next);
  };
  return [sizes[place] ?? 1, grow];
}
