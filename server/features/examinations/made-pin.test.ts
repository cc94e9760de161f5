import { expect, it } from 'vitest';
import { createKeyedHash } from '#server/platform/security/keyed-hash.ts';
import { madePin, pinHash } from '#server/features/examinations/candidates/candidate-rows.ts';

const hash = createKeyedHash('secret');

it('makes the same eight digits from the same secret, examination, symbol number and counter, and others from any other', () => {
  const pin = madePin(hash, 'SCI-2083', '1001', 1);
  expect(pin).toMatch(/^\d{8}$/);
  expect(madePin(hash, 'SCI-2083', '1001', 1)).toBe(pin);
  const others = [
    madePin(hash, 'SCI-2083', '1001', 2),
    madePin(hash, 'SCI-2083', '1002', 1),
    madePin(hash, 'SCI-2084', '1001', 1),
    madePin(createKeyedHash('another'), 'SCI-2083', '1001', 1),
  ];
  expect(new Set([pin, ...others]).size).toBe(5);
});

it('makes each digit as often as any other at each place', () => {
  const count = 4000;
  const pins = Array.from({ length: count }, (_, symbolNumber) => madePin(hash, 'SCI-2083', String(symbolNumber), 1));
  for (let place = 0; place < 8; place += 1) {
    const times = Map.groupBy(pins, (pin) => pin.charAt(place));
    expect(times.size).toBe(10);
    for (const those of times.values()) expect(Math.abs(those.length - count / 10)).toBeLessThan(count / 40);
  }
});

it('is the same PIN in two groups of four, as the admit card prints it, and in the digits of either script', () => {
  const kept = pinHash(hash, 'SCI-2083', '1001', '86940453');
  for (const typed of ['8694 0453', ' 86940453 ', '8694\u00a00453', '८६९४ ०४५३'])
    expect(pinHash(hash, 'SCI-2083', '1001', typed)).toBe(kept);
  expect(pinHash(hash, 'SCI-2083', '1001', '8694 0454')).not.toBe(kept);
});
