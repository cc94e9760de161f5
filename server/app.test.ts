import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorBody } from '#contract/error.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { migratedSqlite, type TestDatabase } from '#server/testing/databases.ts';

let place: TestDatabase;
let server: TestApp;

beforeAll(async () => {
  place = await migratedSqlite();
  server = await createTestApp(place);
});

afterAll(async () => {
  await server.close();
  await place.remove();
});

describe('what nobody asked for', () => {
  it.each([
    ['GET', '/api'],
    ['GET', '/api/nothing'],
    ['POST', '/api/levels'],
    ['DELETE', '/api/health'],
    ['PROPFIND', '/api/levels'],
  ] as const)('%s %s is 404 in our words', async (method, url) => {
    const answer = await server.app.inject({ method, url });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(ErrorBody.parse(answer.json()).code).toBe('not-found');
  });

  it('refuses an address that can not be decoded', async () => {
    const answer = await server.app.inject('/api/levels/%E0%A4%A');
    expect(answer.statusCode).toBe(400);
    expect(ErrorBody.parse(answer.json()).code).toBe('bad-request');
  });
});

describe('the documentation', () => {
  it('is OpenAPI 3.1 and knows every call', async () => {
    const document = (await server.app.inject('/api/openapi.json')).json<{ openapi: string; paths: object }>();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/api/health', '/api/levels']));
  });

  it('has no pattern that only JavaScript reads', async () => {
    const { body } = await server.app.inject('/api/openapi.json');
    const patterns = body.match(/"pattern":"(?:[^"\\]|\\.)*"/g) ?? [];
    expect(patterns.length).toBeGreaterThan(0);
    expect(patterns.filter((pattern) => /\\p\{/i.test(pattern))).toEqual([]);
  });

  it.each([
    ['GET', '/levels', '/levels', {}, ''],
    ['GET', '/subjects/%E0%A4%A', '/subjects/{slug}', {}, ''],
    ['POST', '/logout', '/logout', { 'content-type': 'application/json' }, '{'],
    ['POST', '/logout', '/logout', { 'content-type': 'application/json' }, `"${'x'.repeat(100_000)}"`],
    ['POST', '/logout', '/logout', { 'content-type': 'text/plain' }, 'x'],
    ['POST', '/login', '/login', { 'content-type': 'text/plain' }, 'x'],
  ] as const)('knows the answer to %s %s', async (method, url, path, headers, payload) => {
    const { paths } = (await server.app.inject('/api/openapi.json')).json<{
      paths: Record<string, Record<string, { responses: object }>>;
    }>();
    const { statusCode } = await server.app.inject({ method, url: `/api${url}`, headers, payload });
    expect(Object.keys(paths[`/api${path}`]?.[method.toLowerCase()]?.responses ?? {})).toContain(String(statusCode));
  });

  it('is a page without inline script or style', async () => {
    const page = await server.app.inject('/api/docs');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=/);
    for (const [, file] of page.body.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect((await server.app.inject(file ?? '')).statusCode).toBe(200);
    }
  });
});
