import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from './toaster';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  toast.dismiss();
  vi.useRealTimers();
});

function wait(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test('the toaster shows a toast requested before it was there, with title and message, and closes it', () => {
  toast.success('Conta criada!', { description: 'Você já pode fazer login.' });
  render(<Toaster />);
  wait(100);
  expect(screen.getByText('Conta criada!')).toBeInTheDocument();
  expect(screen.getByText('Você já pode fazer login.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  wait(1000);
  expect(screen.queryByText('Conta criada!')).toBeNull();
});

test('the clock of a toast stops while the focus is inside', () => {
  render(<Toaster />);
  act(() => {
    toast('Removido', { action: { label: 'Desfazer', onClick: () => undefined } });
  });
  wait(100);
  const undo = screen.getByRole('button', { name: 'Desfazer' });
  act(() => {
    undo.focus();
  });
  wait(20_000);
  expect(screen.getByText('Removido')).toBeInTheDocument();
  act(() => {
    undo.blur();
  });
  wait(7000);
  expect(screen.queryByText('Removido')).toBeNull();
});

test('the focus goes back with the pressed toast, though others stay', () => {
  render(
    <>
      <button>Favoritar</button>
      <Toaster />
    </>,
  );
  act(() => {
    toast('Ignorado');
    toast('Removido', { action: { label: 'Desfazer', onClick: () => undefined } });
  });
  wait(100);
  const pressed = screen.getByRole('button', { name: 'Favoritar' });
  const undo = screen.getByRole('button', { name: 'Desfazer' });
  act(() => {
    pressed.focus();
    undo.focus();
  });
  fireEvent.click(undo);
  wait(300);
  expect(screen.queryByText('Removido')).toBeNull();
  expect(screen.getByText('Ignorado')).toBeInTheDocument();
  expect(pressed).toHaveFocus();
});
