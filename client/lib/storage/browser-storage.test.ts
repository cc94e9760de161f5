import { afterEach, expect, test, vi } from 'vitest';
import { onStoredElsewhere } from './browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('what another tab writes each second is not heard, all else is, until one stops listening', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const write = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const heard = vi.fn<() => void>();
  const stop = onStoredElsewhere(heard);
  write('remainingTime');
  expect(heard).not.toHaveBeenCalled();
  write('exam');
  // A clear has no key.
  write(null);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  write('exam');
  expect(heard).toHaveBeenCalledTimes(2);
});
