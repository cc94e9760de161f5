import { Readable } from 'node:stream';
import type { Database } from '#server/platform/database/tables.ts';
import type { ApplicationDocumentRow } from '#server/platform/database/tables/applications.ts';
import { documentName } from './document-name.ts';
import { readDocument, type DocumentStore } from './document-store.ts';

/** A file of an archive, besides documents. */
interface PlainFile {
  readonly name: string;
  readonly text: string;
}

/** The name of a document's file: what it is, and the ending of its type. */
export function fileNameOfDocument({ kind, type }: Pick<ApplicationDocumentRow, 'kind' | 'type'>): string {
  return `${documentName(kind)}.${type === 'application/pdf' ? 'pdf' : 'jpg'}`;
}

/**
 * An archive with documents, each in a folder that is named by its application number. It is made while it is sent: one
 * document at a time is in memory, however many there are.
 */
export async function zipDocuments(
  store: DocumentStore,
  documents: readonly Pick<ApplicationDocumentRow, 'application' | 'kind' | 'type' | 'key'>[],
  more: readonly PlainFile[] = [],
): Promise<Readable> {
  // The library is loaded only when needed: it costs every server memory.
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  for (const { name, text } of more) zip.addBuffer(Buffer.from(text), name);
  for (const document of documents) {
    const name = `${document.application}/${fileNameOfDocument(document)}`;
    // Pictures and PDFs are compressed already.
    zip.addReadStreamLazy(name, { compress: false }, (done) => done(null, Readable.from(bytesOf(store, document.key))));
  }
  zip.end();
  const sent = new Readable().wrap(zip.outputStream);
  zip.on('error', (error: Error) => sent.destroy(error));
  return sent;
}

/** The bytes of a document, read when they are asked for; none where they are gone meanwhile. */
async function* bytesOf(store: DocumentStore, key: string): AsyncGenerator<Buffer> {
  const bytes = await readDocument(store, key);
  if (bytes !== null) yield bytes;
}

/** The documents of an examination's applications, by number and kind. */
export function documentsOf(db: Database, code: string) {
  return db
    .selectFrom('application_document')
    .innerJoin('application', 'application.number', 'application_document.application')
    .where('application.examination', '=', code)
    .where('application.submitted_at', 'is not', null)
    .selectAll('application_document')
    .orderBy('application_document.application')
    .orderBy('application_document.kind');
}
