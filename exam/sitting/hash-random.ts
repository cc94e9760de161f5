import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { RandomSource } from '../random.ts';

/**
 * Random numbers from a seed: 48 bits of SHA-256 over the seed and a counter. So no version of any library changes
 * them.
 */
export function hashRandom(seed: string): RandomSource {
  let count = 0;
  return () => {
    count += 1;
    const hash = sha256(utf8ToBytes(`${seed}/${count}`));
    return hash.slice(0, 6).reduce((value, byte) => value * 256 + byte, 0) / 2 ** 48;
  };
}
