import type { BankItem } from '#contract/items.ts';
import type { FileItem } from '#interchange/item.ts';
import type { Viewer } from '#server/features/access/examination-policy.ts';
import { eachItem, type ItemSelection } from '#server/features/bank/read-items.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { InterchangeDeps } from './deps.ts';
import { runApart } from './apart.ts';
import type { ExportFormat } from './file-types.ts';
import type { WrittenFile } from './write-file.ts';

const limits = { cpuSeconds: 30, milliseconds: 60_000, megabytes: 500 };

/**
 * The items that pass a filter, as a file; `viewer` is the account that requests it. Throws 'too-large' if there are
 * too many items for one file.
 */
export async function exportItems(
  { db, figures, logger }: InterchangeDeps,
  filter: ItemSelection,
  format: ExportFormat,
  viewer: Viewer,
): Promise<WrittenFile> {
  const items: FileItem[] = [];
  for await (const item of eachItem(db, filter, viewer)) items.push(await fileItem(item));
  const outcome = await runApart<WrittenFile>(
    'server/features/bank/interchange/write-process.ts',
    { message: { items, format } },
    limits,
    logger,
  );
  if ('result' in outcome) return outcome.result;
  throw new AppError(outcome.ended === 'limit' ? 'too-large' : 'internal');

  async function fileItem({ figure, ...item }: BankItem): Promise<FileItem> {
    const { subject, topic, tags, language, difficulty, stem, options, right, explanation } = item;
    const content = { subject, topic, tags, language, difficulty, stem, options, right, explanation };
    if (figure === null) return { ...content, figure };
    const { bytes } = await figures.read(figure.id);
    return { ...content, figure: { bytes, alt: figure.alt } };
  }
}
