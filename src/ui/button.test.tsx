import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button';

test('a button does not send its form unless asked to', async () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button>Limpar</Button>
      <Button type="submit">Buscar</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Limpar' }));
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(send).toHaveBeenCalledTimes(1);
});

test('a loading button is disabled, busy and named by its own words alone', async () => {
  const save = vi.fn();
  render(
    <Button isLoading onClick={save}>
      Salvando...
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Salvando...' });
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(save).not.toHaveBeenCalled();
});
