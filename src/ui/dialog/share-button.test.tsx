import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ShareButton } from './share-button';

const shared = { title: 'Maria da Silva · Pauta', url: 'https://exemplo.org/candidato/1' };

afterEach(() => {
  vi.unstubAllGlobals();
});

function withSystemSheet(share: (data: ShareData) => Promise<void>) {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
}

it('the share button hands the title and the address, nothing else, to the system', async () => {
  const share = vi.fn(() => Promise.resolve());
  const user = userEvent.setup();
  withSystemSheet(share);
  render(<ShareButton shared={shared} />);
  await user.click(screen.getByRole('button', { name: 'Compartilhar' }));
  expect(share).toHaveBeenCalledExactlyOnceWith(shared);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('the share button takes a closed sheet for an answer', async () => {
  const user = userEvent.setup();
  withSystemSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
  render(<ShareButton shared={shared} />);
  await user.click(screen.getByRole('button', { name: 'Compartilhar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('the share button pressed again opens nothing under the sheet that is still open', async () => {
  const user = userEvent.setup();
  withSystemSheet(
    vi
      .fn()
      .mockReturnValueOnce(new Promise(() => undefined))
      .mockRejectedValueOnce(new DOMException('still open', 'InvalidStateError'))
      .mockRejectedValueOnce(new DOMException('no', 'NotAllowedError')),
  );
  render(
    <>
      <ShareButton shared={shared} />
      <ShareButton shared={{ ...shared, url: 'https://exemplo.org/candidato/2' }} />
    </>,
  );
  const [first, second] = screen.getAllByRole('button', { name: 'Compartilhar' });
  if (!first || !second) throw new Error('Two buttons were drawn.');
  await user.click(first);
  await user.click(first);
  // Its dialog would come with the other's: the code is the same.
  await user.click(second);
  expect(await screen.findByRole('textbox', { name: 'Endereço' })).toHaveValue(
    'https://exemplo.org/candidato/2',
  );
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
});

it('the share button opens a dialog where the system refuses', async () => {
  const user = userEvent.setup();
  withSystemSheet(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  render(<ShareButton shared={shared} />);
  await user.click(screen.getByRole('button', { name: 'Compartilhar' }));
  expect(await screen.findByRole('dialog', { name: 'Compartilhar' })).toBeVisible();
});

it('the share button offers WhatsApp and the address to copy where there is no system sheet', async () => {
  const user = userEvent.setup();
  render(<ShareButton shared={shared} />);
  await user.click(screen.getByRole('button', { name: 'Compartilhar' }));
  const whatsApp = await screen.findByRole('link', { name: 'WhatsApp' });
  const address = new URL(whatsApp.getAttribute('href') ?? '');
  expect(address.origin + address.pathname).toBe('https://wa.me/');
  // Read as an iPhone's apps do, which take '+' for itself.
  expect(decodeURIComponent(address.search)).toBe(
    '?text=Maria da Silva · Pauta https://exemplo.org/candidato/1',
  );
  expect(screen.getByRole('textbox', { name: 'Endereço' })).toHaveValue(shared.url);
  await user.click(screen.getByRole('button', { name: 'Copiar link' }));
  expect(await screen.findByText('Link copiado.')).toHaveAttribute('role', 'status');
  expect(await navigator.clipboard.readText()).toBe(shared.url);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Compartilhar' }));
  expect(await screen.findByRole('button', { name: 'Copiar link' })).toBeVisible();
  expect(screen.queryByText('Link copiado.')).not.toBeInTheDocument();
});

it('the share button says when the clipboard refuses', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const user = userEvent.setup();
  render(<ShareButton shared={shared} />);
  await user.click(screen.getByRole('button', { name: 'Compartilhar' }));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(await screen.findByRole('button', { name: 'Copiar link' }));
  expect(await screen.findByText('Não foi possível copiar. Selecione o endereço e copie.')).toBeVisible();
  expect(warn).toHaveBeenCalled();
});
