import type { Loop } from '#client/ui/loop.ts';
import darkMp4 from './landing-dark.mp4';
import darkWebm from './landing-dark.webm';
import darkPoster from './landing-dark.webp';
import lightMp4 from './landing-light.mp4';
import lightWebm from './landing-light.webm';
import lightPoster from './landing-light.webp';

/** Prayer flags over ridges at dawn, and at night. */
export const landingLoops: Readonly<Record<'light' | 'dark', Loop>> = {
  light: { poster: lightPoster, webm: lightWebm, mp4: lightMp4 },
  dark: { poster: darkPoster, webm: darkWebm, mp4: darkMp4 },
};
