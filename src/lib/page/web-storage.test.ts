import { expect, it, vi } from 'vitest';
import { withStorage } from './web-storage';

it.each(['localStorage', 'sessionStorage'] as const)('the storage works with the browser’s %s', (kind) => {
  withStorage(kind, undefined, (storage) => storage.setItem('key', 'kept'));
  expect(window[kind].getItem('key')).toBe('kept');
  expect(withStorage(kind, null, (storage) => storage.getItem('key'))).toBe('kept');
});

it('the storage answers the fallback when storage is denied or full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = (storage: Pick<Storage, 'setItem'>) => {
    storage.setItem('key', 'value');
    return true;
  };
  expect(withStorage('localStorage', false, store)).toBe(false);
});

it('the storage does not swallow a mistake of ours', () => {
  const mistake = () => {
    throw new TypeError('not a function');
  };
  expect(() => withStorage('localStorage', undefined, mistake)).toThrow('not a function');
});
