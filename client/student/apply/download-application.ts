import { ApiError } from '#client/lib/api/api-error.ts';
import { apiBase, pathOf, refusalOf } from '#client/lib/api/call.ts';
import { saveBlob } from '#client/lib/api/save-blob.ts';
import { language } from '#messages/language.ts';
import { unreachable } from '#messages/failures.ts';

/** Saves all that the college keeps of an application as one file. Throws an ApiError. */
export async function downloadApplication(number: string, token: string): Promise<void> {
  saveBlob(
    await readFile(pathOf('GET /applications/:number/file.zip', { number }), token),
    `application-${number}.zip`,
  );
}

/** A document of an application, as the server keeps it. Throws an ApiError. */
export function readDocument(number: string, id: string, token: string): Promise<Blob> {
  return readFile(pathOf('GET /applications/:number/documents/:id', { number, id }), token);
}

/** The logo of the college, which every page may show. Throws an ApiError. */
export function readLogo(id: string): Promise<Blob> {
  return readFile(pathOf('GET /college/logo/:id', { id }), null);
}

async function readFile(path: string, token: string | null): Promise<Blob> {
  const headers = { 'accept-language': language, ...(token !== null && { authorization: `Bearer ${token}` }) };
  const response = await fetch(apiBase + path, { headers }).catch((cause: unknown) => {
    throw new ApiError(0, { code: 'unreachable', message: unreachable }, { cause });
  });
  if (response.ok) return response.blob();
  const answer: unknown = await response.json().catch(() => undefined);
  throw refusalOf(response.status, answer, response.headers.get('retry-after'));
}
