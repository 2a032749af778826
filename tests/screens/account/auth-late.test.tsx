import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../support/render-app';
import { heading } from '../../support/screen-parts';

const code = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrived, arrive };
});

vi.mock('@/pages/auth-page', async (load) => {
  await code.arrived;
  return load();
});

it('the sign-in page has its heading, with the focus, before and after its code is there', async () => {
  const { user } = renderApp('/sobre');
  await heading('Sobre e método');
  await user.click(screen.getByRole('link', { name: 'Entrar' }));
  expect(await screen.findByText('Carregando...')).toBeVisible();
  // It may open with either, and says neither before it does.
  expect(screen.getByRole('heading', { level: 1, name: 'Entrar / Cadastrar' })).toHaveFocus();
  code.arrive();
  expect(await screen.findByLabelText('E-mail')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Entrar' })).toHaveFocus();
});
