// Reads one question file in a thread of its own, whose memory is bounded and which can be ended at any moment.
import { parentPort, workerData } from 'node:worker_threads';
import type { ImportFormat } from '#interchange/recognise.ts';
import { readFile } from '#server/interchange/read-file.ts';

const { bytes, format } = workerData as { readonly bytes: Uint8Array<ArrayBuffer>; readonly format?: ImportFormat };
const say = (message: unknown) => parentPort?.postMessage(message); // oxlint-disable-line unicorn/require-post-message-target-origin
say('begins');
say(await readFile(bytes, format));
