import { expect, test } from './fixtures.ts';

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
}

/** The width and height in a PNG's header. */
function sizeOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('the browser finds the manifest, and nothing wrong with it: what is installed from a Nepali page begins in Nepali', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  for (const [home, lang] of [
    ['/', 'en'],
    ['/ne', 'ne'],
  ] as const) {
    await page.goto(home);
    const { url, errors, data = '' } = await devtools.send('Page.getAppManifest');
    expect(new URL(url).pathname).toBe(`${home === '/' ? '' : home}/manifest.webmanifest`);
    expect(errors).toEqual([]);
    expect(JSON.parse(data)).toMatchObject({ id: home, start_url: home, lang });
  }
});

test('its icons have the sizes that it tells, one of them for systems that cut it to a shape', async ({ request }) => {
  const answer = await request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { icons, ...manifest } = (await answer.json()) as Manifest;
  expect(manifest).toMatchObject({ short_name: 'Tayari', start_url: '/', display: 'standalone', lang: 'en' });
  const sizes = await Promise.all(icons.map(async ({ src }) => sizeOf(await (await request.get(src)).body())));
  expect(sizes).toEqual(icons.map((icon) => icon.sizes));
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
});

test('a link to an open page shows a card: its title, its description and a picture of 1200 by 630', async ({
  page,
}) => {
  await page.goto('/plus-2-science/entrance-preparation');
  const meta = (property: string) => page.locator(`meta[property="og:${property}"]`);
  await expect(meta('title')).toHaveAttribute('content', '+2 Science Entrance Preparation · Tayari');
  await expect(meta('description')).toHaveAttribute('content', /\w/);
  const picture = await page.request.get((await meta('image').getAttribute('content')) ?? '');
  expect(sizeOf(await picture.body())).toBe('1200x630');
});
