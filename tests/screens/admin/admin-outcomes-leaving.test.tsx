import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { onWideScreen } from '../../support/fake-chamber';
import { openOutcomes as open } from '../../support/panel/outcomes-panel';
import { button, field, heading, toasted } from '../../support/screen-parts';

beforeEach(onWideScreen);

it('the form of an outcome asks before the screen under it is left, and stays or goes as told', async () => {
  const { user, router } = await open();
  await user.click(button('Editar Ana Exemplo'));
  await screen.findByRole('dialog', { name: 'Ana Exemplo' });
  fireEvent.change(field('Título da fonte'), { target: { value: 'Fonte nova' } });
  await act(() => router.navigate('/admin/auditoria'));
  await user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/admin/resultados');
  expect(field('Título da fonte')).toHaveValue('Fonte nova');
  await act(() => router.navigate('/admin/resultados?uf=BA'));
  await user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  expect(router.state.location.search).toBe('?turno=destinos');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await act(() => router.navigate('/admin/auditoria'));
  await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
  expect(await heading('Auditoria')).toBeVisible();
});

it('the form of an outcome closes unasked where nothing was typed', async () => {
  const { user } = await open();
  await user.click(button('Editar Ana Exemplo'));
  await screen.findByRole('dialog', { name: 'Ana Exemplo' });
  await user.click(button('Cancelar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('the focus stays in the row of an outcome whose button to confirm is gone', async () => {
  const { user, corrects } = await open();
  corrects({ situacao: 'conferido' });
  await user.click(button('Confirmar Ana Exemplo'));
  await user.click(await screen.findByRole('button', { name: 'Confirmar destino' }));
  await toasted('Destino de Ana Exemplo confirmado');
  await waitFor(() => expect(button('Editar Ana Exemplo')).toHaveFocus());
  expect(button('Editar Ana Exemplo')).not.toHaveAttribute('tabindex', '-1');
});
