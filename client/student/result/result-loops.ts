import type { Loop } from '#client/ui/loop.ts';
import darkMp4 from './result-dark.mp4';
import darkWebm from './result-dark.webm';
import darkPoster from './result-dark.webp';
import lightMp4 from './result-light.mp4';
import lightWebm from './result-light.webm';
import lightPoster from './result-light.webp';

/** The films start at the second of their stills, so that nothing jumps: 0.52 of the loop of 8 s. */
const fromStill = '#t=4.16';

/** An empty answer sheet that darkens into a ridge with the sun over it, and clears again. */
export const resultLoops: Readonly<Record<'light' | 'dark', Loop>> = {
  light: { poster: lightPoster, webm: lightWebm + fromStill, mp4: lightMp4 + fromStill },
  dark: { poster: darkPoster, webm: darkWebm + fromStill, mp4: darkMp4 + fromStill },
};

/** The still that the page shows now, by its theme. */
export function resultStill(): string {
  const { theme } = document.documentElement.dataset;
  const dark = theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  return resultLoops[dark ? 'dark' : 'light'].poster;
}
