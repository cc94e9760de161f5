import type { Loop } from '#client/ui/loop.ts';
import tallMp4 from './thankyou-portrait.mp4';
import tallWebm from './thankyou-portrait.webm';
import tallPoster from './thankyou-portrait.webp';
import wideMp4 from './thankyou.mp4';
import wideWebm from './thankyou.webm';
import widePoster from './thankyou.webp';

/** Marigold petals fall under a garland, by the shape of the screen. */
export const thankYouLoops: Readonly<Record<'wide' | 'tall', Loop>> = {
  wide: { poster: widePoster, webm: wideWebm, mp4: wideMp4 },
  tall: { poster: tallPoster, webm: tallWebm, mp4: tallMp4 },
};

export const wideScreen = '(min-aspect-ratio: 1/1)';

/** The still that the page shows now, by the shape of the screen. */
export function thankYouStill(): string {
  return thankYouLoops[matchMedia(wideScreen).matches ? 'wide' : 'tall'].poster;
}
