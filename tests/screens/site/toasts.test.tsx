import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '@/ui/dialog/toaster';
import { showToast } from '@/lib/show-toast';

const shown = () => [...document.querySelectorAll('[data-sonner-toast]:not([data-removed="true"])')];

/** At this top of a 360 × 780 screen, in CSS px. */
function pressedAt(top: number): void {
  render(<button>Favoritar</button>);
  const button = screen.getByRole('button', { name: 'Favoritar' });
  button.focus();
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(16, top, 120, 44));
}

beforeEach(() => {
  vi.stubGlobal('innerWidth', 360);
  vi.stubGlobal('innerHeight', 780);
  document.documentElement.style.setProperty('--bar-height', '64px');
  document.documentElement.style.fontSize = '16px';
});

afterEach(() => {
  toast.dismiss();
  document.documentElement.removeAttribute('style');
});

function show(...sentences: string[]): void {
  render(<Toaster />);
  act(() => {
    for (const sentence of sentences) showToast(sentence, {});
  });
}

test('a phone shows one toast at a time, the newest', async () => {
  show('Candidato ignorado', 'Adicionado aos favoritos');
  await waitFor(() => expect(shown()).toHaveLength(1));
  expect(shown()[0]).toHaveTextContent('Adicionado aos favoritos');
});

test('a wide screen shows several toasts', async () => {
  vi.stubGlobal('innerWidth', 1280);
  show('Candidato ignorado', 'Adicionado aos favoritos');
  await waitFor(() => expect(shown()).toHaveLength(2));
});

test('a sentence that is said again stays', async () => {
  show('Candidato ignorado', 'Candidato ignorado');
  await waitFor(() => expect(shown()).toHaveLength(1));
  expect(shown()[0]).toHaveTextContent('Candidato ignorado');
});

test('a sentence about another person comes beside the first, and each has its own way back', async () => {
  vi.stubGlobal('innerWidth', 1280);
  const undone: string[] = [];
  render(<Toaster />);
  act(() => {
    for (const name of ['Ana', 'Bia'])
      showToast('Candidato ignorado', {
        about: name,
        action: { label: `Desfazer ${name}`, run: () => undone.push(name) },
      });
  });
  for (const name of ['Ana', 'Bia'])
    fireEvent.click(await screen.findByRole('button', { name: `Desfazer ${name}` }));
  expect(undone).toEqual(['Ana', 'Bia']);
});

test.each([
  ['a success', { kind: 'success' }, 5_000],
  ['a way back', { kind: 'success', action: { label: 'Desfazer', run: () => {} } }, 8_000],
  ['an error', { kind: 'error' }, 10_000],
] as const)('%s stays as long as reading and acting take', (_what, options, milliseconds) => {
  render(<Toaster />);
  act(() => showToast('Removido dos favoritos', options));
  expect(toast.getToasts()).toMatchObject([{ duration: milliseconds }]);
});

test.each([
  ['in the middle of the screen', 300, 'bottom'],
  ['where the toast would lie', 640, 'top'],
  ['in the bar, below the toast', 725, 'bottom'],
  ['scrolled out of sight', 900, 'bottom'],
])('a toast makes way for a control %s', async (_where, top, side) => {
  pressedAt(top);
  show('Adicionado aos favoritos');
  await waitFor(() => expect(shown()[0]).toHaveAttribute('data-y-position', side));
});

test('a control at the left is in no toast’s way on wide screens', async () => {
  vi.stubGlobal('innerWidth', 1280);
  pressedAt(640);
  show('Adicionado aos favoritos');
  await waitFor(() => expect(shown()[0]).toHaveAttribute('data-y-position', 'bottom'));
});
