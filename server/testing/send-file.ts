import type { TestApp } from '#server/testing/app.ts';
import type { Staff } from '#server/testing/staff.ts';

/** Sends a file in a form, with further fields, to a call of the API. */
export async function sendFile(
  { app }: TestApp,
  { headers }: Staff,
  path: string,
  file: Uint8Array | string,
  name: string,
  fields: Readonly<Record<string, string>> = {},
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([file as BlobPart]), name);
  const request = new Request('http://tayari.test', { method: 'POST', body: form });
  const payload = Buffer.from(await request.arrayBuffer());
  const type = request.headers.get('content-type') ?? '';
  return app.inject({ method: 'POST', url: `/api${path}`, headers: { ...headers, 'content-type': type }, payload });
}
