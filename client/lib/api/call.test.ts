import { afterEach, describe, expect, it, vi } from 'vitest';
import { call, pathOf } from './call.ts';

function answer(status: number, body: string, headers: Record<string, string> = {}) {
  const fetched = vi
    .fn<(url: string, init: RequestInit) => Promise<Response>>()
    .mockImplementation(async () => new Response(body, { status, headers }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const failure = async () => call('GET /levels').catch((error: unknown) => error);

afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  it('asks under the base and hands the answer on', async () => {
    const fetched = answer(200, '[{"id":1}]');
    expect(await call('GET /levels')).toEqual([{ id: 1 }]);
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/levels');
  });

  it('writes what the address names into its path, whatever it holds', () => {
    expect(pathOf('GET /subjects/:slug', { slug: 'a/b c' })).toBe('/subjects/a%2Fb%20c');
    expect(pathOf('GET /entrance/subjects/:id/mcq/:uid/:utype', { id: 2, uid: 213, utype: 'mock' })).toBe(
      '/entrance/subjects/2/mcq/213/mock',
    );
  });

  it('sends the bearer token', async () => {
    const fetched = answer(200, '{}');
    await call('POST /logout', { token: 't0' });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer t0' } });
  });

  it("carries the body's message, code, status and fields", async () => {
    answer(422, '{"message":"Check the form.","code":"invalid","fields":{"email":"Not an e-mail."}}');
    expect(await failure()).toMatchObject({
      message: 'Check the form.',
      code: 'invalid',
      status: 422,
      fields: { email: 'Not an e-mail.' },
    });
  });

  it('carries the wait that the server asks for', async () => {
    const body = '{"message":"Wait a while.","code":"too-many-attempts"}';
    answer(429, body, { 'retry-after': '90' });
    expect(await failure()).toMatchObject({ status: 429, retryAfter: 90 });
    answer(429, body);
    expect(await failure()).toMatchObject({ status: 429, retryAfter: undefined });
  });

  it('has words for an answer that is no JSON', async () => {
    answer(502, '<h1>Bad gateway</h1>');
    expect(await failure()).toMatchObject({ code: 'unreadable', status: 502, message: expect.stringContaining('502') });
    answer(200, '<!doctype html>');
    expect(await failure()).toMatchObject({ code: 'unreadable' });
  });

  it('has words for a network that fails', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failure()).toMatchObject({ code: 'unreachable', message: expect.stringContaining('connection') });
  });

  it('passes an abort on as it is', async () => {
    const abort = new DOMException('gone', 'AbortError');
    vi.stubGlobal('fetch', async () => Promise.reject(abort));
    expect(await failure()).toBe(abort);
  });
});
