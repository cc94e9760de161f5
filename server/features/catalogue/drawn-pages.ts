import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import { BuiltDrawnPage, drawnPagesFolder } from '#contract/built-pages.ts';
import type { RandomSource } from '#exam/random.ts';
import { compress } from '#server/platform/http/compress.ts';
import { drawnPageMaker, type MakePage } from './drawn-page.ts';
import { createStocks } from './stocks.ts';

const decompress = promisify(brotliDecompress);

/** How many pages of an address lie ready in one encoding: a page has some 30 kB. */
const readyPages = 32;

/** How many visitors may wait for a page that is not ready, in all: half a second at fifty pages a second. */
const waitingVisitors = 25;

type EncodingName = 'br' | 'gzip' | null;

/** The pages whose paper this server draws. */
export interface DrawnPages {
  /**
   * A page at this path with a paper that no other visitor gets. Null where no paper is drawn, and when too many ask at once.
   * The page without a paper then stands in, and the device draws.
   */
  readonly take: (path: string, encoding: EncodingName) => Promise<Buffer | null>;
  /** The server ends: nothing more is made ahead. */
  readonly end: () => void;
}

interface DrawnPagesDeps {
  /** The folder of the built client. */
  readonly folder: string;
  readonly chance: RandomSource;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly logger: FastifyBaseLogger;
  /** Puts in what only the installation knows. */
  readonly complete: (page: string) => string;
}

/**
 * Reads the build's files of drawn pages. Like other pages they are held compressed until their first request, and a
 * new build changes nothing until the next start.
 */
export function readDrawnPages({ folder, chance, now, sleep, logger, complete }: DrawnPagesDeps): DrawnPages {
  const makers = makersIn(join(folder, drawnPagesFolder));
  const stocks = createStocks<Buffer>({
    size: readyPages,
    waiting: waitingVisitors,
    now,
    sleep,
    failed: (error, name) => logger.error({ error }, `No page with a paper could be made: ${name}`),
  });

  return {
    take: async (path, encoding) => {
      const maker = makers.get(path);
      if (maker === undefined) return null;
      return stocks.take(`${encoding ?? 'plain'} ${path}`, async () => {
        const makePage = await maker();
        const page = Buffer.from(complete(makePage(chance)));
        return encoding === null ? page : compress(page, encoding, 'ahead');
      });
    },
    end: stocks.end,
  };
}

/** The maker of each page in this folder of the build, by its path. A maker is prepared at its first use. */
function makersIn(folder: string): Map<string, () => Promise<MakePage>> {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const pages = names.filter((name) => name.endsWith('.json'));
  return new Map(
    pages.map((name) => {
      const path = `/${name.split(sep).join('/').slice(0, -'.json'.length)}`;
      return [path, makerOf(join(folder, name))] as const;
    }),
  );
}

function makerOf(file: string): () => Promise<MakePage> {
  const isPacked = existsSync(`${file}.br`);
  let bytes: Buffer | null = readFileSync(isPacked ? `${file}.br` : file);
  async function prepare(packed: Buffer): Promise<MakePage> {
    const json = isPacked ? await decompress(packed) : packed;
    return drawnPageMaker(BuiltDrawnPage.parse(JSON.parse(json.toString())));
  }
  let prepared: Promise<MakePage> | undefined;
  return () => {
    prepared ??= prepare(bytes ?? Buffer.of());
    bytes = null;
    return prepared;
  };
}
