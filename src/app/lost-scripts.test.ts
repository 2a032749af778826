import { expect, it, vi } from 'vitest';
import { sayLostScripts } from './lost-scripts';

const lost = new TypeError('Failed to fetch dynamically imported module: /assets/reads-a.js');

function fail(payload: Error) {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
}

it('a script that an act asks for again in vain is said, not one that failed first, by itself or without a network', () => {
  const notices = vi.fn<(line: string) => void>();
  vi.stubGlobal('showNotice', notices);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  sayLostScripts();
  fail(lost);
  fail(lost);
  document.body.click();
  fail(new TypeError('Failed to fetch dynamically imported module: /assets/toast-b.js'));
  fail(new TypeError('Failed to fetch'));
  document.body.click();
  fail(new TypeError('Failed to fetch'));
  online.mockReturnValue(false);
  fail(lost);
  expect(notices).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  document.body.click();
  fail(lost);
  expect(notices.mock.calls).toEqual([['Parte do site não carregou. Verifique sua conexão.']]);
});
