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

async function readFile(path: string, token: string): Promise<Blob> {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
  const response = await fetch(apiBase + path, { headers }).catch((cause: unknown) => {
    throw new ApiError(0, { code: 'unreachable', message: unreachable }, { cause });
  });
  if (response.ok) return response.blob();
  const answer: unknown = await response.json().catch(() => undefined);
  throw refusalOf(response.status, answer, response.headers.get('retry-after'));
}
