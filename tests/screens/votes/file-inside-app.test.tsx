import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { downloadText } from '@/lib/text/download-text';
import { watchDownloads } from '../../support/browser/downloads';
import { hasRollCalls, rollCallOfEveryLabel } from '../../support/fake-roll-calls';
import { renderApp } from '../../support/render-app';
import { expectNoToast, toasted } from '../../support/screen-parts';

const hint = 'Se o arquivo não aparecer, copie o texto.';

const webView =
  'Mozilla/5.0 (Linux; Android 14; SM-A055M; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0 Mobile Safari/537.36 Instagram 360.0';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const insideApp = `${iPhone} Mobile/22B83 Instagram 360.0`;

afterEach(() => void Reflect.deleteProperty(navigator, 'standalone'));

async function download(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  hasRollCalls({ one: rollCallOfEveryLabel });
  const files = watchDownloads();
  const { user } = renderApp('/votacao/2586587-30');
  await user.click(await screen.findByRole('button', { name: 'Baixar CSV' }));
  expect(files).toHaveLength(1);
  return { user, text: await files[0]?.blob.text() };
}

it.each([webView, ...['iPhone', 'iPad', 'iPod'].map((device) => insideApp.replaceAll('iPhone', device))])(
  'a browser inside another app offers to copy what it may drop: %s',
  async (app) => {
    const { user, text } = await download(app);
    await toasted(hint);
    await user.click(screen.getByRole('button', { name: 'Copiar' }));
    await toasted('Texto copiado');
    expect(await navigator.clipboard.readText()).toBe(text);
  },
);

it('a browser inside another app that refuses its clipboard says so', async () => {
  const { user } = await download(webView);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  await toasted(hint);
  await user.click(screen.getByRole('button', { name: 'Copiar' }));
  await toasted('Não foi possível copiar');
});

it.each([
  navigator.userAgent,
  `${iPhone} Version/18.1 Mobile/22B83 Safari/604.1`,
  webView.replace('; wv', ''),
])('any other browser keeps its files and is asked nothing: %s', async (browser) => {
  await download(browser);
  await expectNoToast();
});

it('the site installed on an iPhone is no part of another app', async () => {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: true });
  await download(`${iPhone} Mobile/22B83`);
  await expectNoToast();
});

it('a file says that its text is UTF-8, and is let go of forty seconds later, when every browser has read it', () => {
  const files = watchDownloads();
  const letGo = vi.spyOn(URL, 'revokeObjectURL');
  vi.useFakeTimers();
  downloadText('não', 'votos.csv', 'text/csv');
  expect(files).toMatchObject([{ name: 'votos.csv', blob: { type: 'text/csv;charset=utf-8' } }]);
  vi.advanceTimersByTime(39_999);
  expect(letGo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(letGo.mock.calls).toEqual([['blob:1']]);
  vi.useRealTimers();
});
