import { describe, expect, it } from 'vitest';
import { findLike } from './like-line.ts';

const line = (voucher_key: string, name = 'ASMITA TAMANG', amount_paisa = 100_000) => ({
  voucher_key,
  name,
  amount_paisa,
});

describe('a line that is like a voucher', () => {
  const find = (...args: Parameters<typeof line>) => findLike([line(...args)])('0093412', 'Asmita Tamang', 100_000);

  it.each([
    ['93413', 'another sign'],
    ['9341', 'one less'],
    ['934120', 'one more'],
    ['93142', 'two that changed places'],
  ])('has a number with one slip: %s, %s', (key) => {
    expect(find(key)?.voucher_key).toBe(key);
  });

  it('has no number with two slips, no other name, and no other amount', () => {
    expect(['93400', '934', '9341277', '21439'].map((key) => find(key))).toEqual(Array(4).fill(undefined));
    expect(find('93413', 'RAMESH OLI')).toBeUndefined();
    expect(find('93413', 'ASMITA TAMANG', 150_000)).toBeUndefined();
  });

  it('is found for thousands of vouchers among ten thousand lines', () => {
    const before = process.cpuUsage();
    const search = findLike(Array.from({ length: 10_000 }, (_, n) => line(`b${n}z`, `Depositor ${n}`)));
    for (let n = 0; n < 2000; n += 1) search(`a${n}x`, `Person Number${n} Tamang`, 100_000);
    // Each voucher beside each line takes ten times as long.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000);
  });
});
