import { afterEach, expect, test, vi } from 'vitest';
import { openDevice } from './device.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a device whose browser refuses all storage opens, and says that it keeps nothing', async () => {
  const refuse = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  vi.stubGlobal('indexedDB', { open: refuse });
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const device = await openDevice();
  await device.write('HALL-1', { token: 'a' });
  expect(await device.keeps()).toBe(false);
  expect(await device.read('HALL-1')).toBeUndefined();
});
