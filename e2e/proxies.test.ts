import { expect, test } from '@playwright/test';
import { launchOptions } from './chromium.ts';
import { programStarted } from './exam-page.ts';
import { startCaddy, startNginx } from './proxy.ts';

// Each proxy has its own authority, which no browser knows.
test.use({
  serviceWorkers: 'allow',
  launchOptions: { ...launchOptions, args: [...launchOptions.args, '--ignore-certificate-errors'] },
});

const password = 'namaste-2082';

for (const [name, start] of [
  ['Caddy', startCaddy],
  ['nginx', startNginx],
] as const) {
  test(`through ${name} a student logs in, over HTTP/2, with cookies for https alone, and the page is kept for use without a network`, async ({
    page,
  }) => {
    const { url, plainly, stop } = await start();
    try {
      const devtools = await page.context().newCDPSession(page);
      const protocols = new Set<string | undefined>();
      await devtools.send('Network.enable');
      devtools.on('Network.responseReceived', ({ response }) => {
        if (response.url.startsWith(url) && !response.fromServiceWorker) protocols.add(response.protocol);
      });
      await page.context().addCookies([{ name: 'nav', value: 'hidden', url }]);
      const answer = await page.goto(`${url}/login`);
      await programStarted(page);
      expect(answer?.headers()).toMatchObject({
        'strict-transport-security': expect.stringContaining('includeSubDomains'),
        'content-encoding': 'br',
      });
      const email = 'sita@example.com';
      const registered = await page.request.post(`${url}/api/register`, {
        data: { name: 'Sita', email, password },
        ignoreHTTPSErrors: true,
        headers: { origin: url },
      });
      expect(registered.status()).toBe(201);
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      const [login] = await Promise.all([
        page.waitForResponse((response) => response.url().endsWith('/api/login')),
        page.getByRole('button', { name: 'Log in' }).click(),
      ]);
      expect(login.status()).toBe(200);
      expect([...protocols]).toEqual(['h2']);
      const device = (await page.context().cookies(`${url}/api`)).find((cookie) => cookie.name === '__Secure-device');
      expect(device).toMatchObject({ secure: true, httpOnly: true });
      await page.goto(`${url}/`);
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
      // Behind a proxy the server refuses another site too, because it knows its own address.
      const foreign = await page.request.post(`${url}/api/logout`, {
        ignoreHTTPSErrors: true,
        headers: { origin: 'https://elsewhere.example' },
      });
      expect(foreign.status()).toBe(403);
      // A page redirects to https; a call without encryption is refused, not redirected in silence.
      expect(await plainly('/login')).toEqual({ status: 301, location: expect.stringMatching(/^https:.*\/login$/) });
      expect(await plainly('/api/health')).toEqual({ status: 403, location: undefined });
    } finally {
      await stop();
    }
  });
}
