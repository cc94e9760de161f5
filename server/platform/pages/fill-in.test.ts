import { expect, it } from 'vitest';
import { nepalTime } from '#text/dates.ts';
import { ofInstallation } from './fill-in.ts';

const page = (language: string) => `<!doctype html><html lang="${language}"><body></body></html>`;

it('writes the strip of a demo into its pages, in their languages', () => {
  const words = (language: string) =>
    /style="--demo:&#34;([^"&]+)&#34;"/.exec(
      ofInstallation(page(language), { timeZone: nepalTime, isDemo: true }),
    )?.[1];
  expect([words('en'), words('ne')]).toEqual(['Demo: all people are invented.', 'डेमो: यहाँका सबै मानिस काल्पनिक हुन्।']);
});

it('leaves the pages of an installation as they were built', () => {
  expect(ofInstallation(page('en'), { timeZone: nepalTime, isDemo: false })).toBe(page('en'));
});
