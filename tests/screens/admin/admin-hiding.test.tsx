import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { heldAnswer } from '../../support/held-answer';
import { anEntry, hasPanel, type Panel } from '../../support/panel/fake-admin';
import { server } from '../../support/fake-backend';
import { onWideScreen } from '../../support/fake-chamber';
import { renderApp } from '../../support/render-app';
import { button, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';

beforeEach(onWideScreen);

const auditUrl = 'http://backend.test/rest/v1/audit_log';

async function open(entry = anEntry({ nota: 'Fonte nova.' }), hidden: Panel['hidden'] = []) {
  const panel = hasPanel({ audit: [entry], hidden });
  const app = renderApp('/admin/auditoria', { as: maria });
  await app.user.click(await screen.findByRole('button', { name: 'Ver mudanças' }));
  return { ...app, panel, entry };
}

const ask = () => screen.findByRole('button', { name: 'Ocultar do público' });
const dialog = () => within(screen.getByRole('alertdialog'));

it('the audit shows why a change was made', async () => {
  await open();
  expect(screen.getByText('Por que mudou: Fonte nova.')).toBeVisible();
});

it('the audit hides an entry from the public for a reason that must be chosen, and then tells it', async () => {
  const { user, panel, entry } = await open();
  await user.click(await ask());
  expect(
    dialog().getByText(
      'No histórico público da ficha ficam só o dia, o ato e o motivo. Os valores de antes e de depois somem também das outras mudanças do mesmo campo, menos o que a ficha mostra hoje. Esta auditoria continua mostrando tudo.',
    ),
  ).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Ocultar' }));
  expect(dialog().getByText('Escolha o motivo.')).toBeVisible();
  expect(dialog().getByLabelText('Motivo'), 'the focus reads what is wrong').toHaveFocus();
  expect(panel.hidden).toEqual([]);
  await user.selectOptions(dialog().getByLabelText('Motivo'), 'dado pessoal');
  expect(dialog().queryByText('Escolha o motivo.')).not.toBeInTheDocument();
  await user.click(dialog().getByRole('button', { name: 'Ocultar' }));
  await toasted('Ocultado do público');
  expect(await screen.findByText('Oculto do público. Motivo: dado pessoal.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(panel.hidden).toEqual([{ audit_id: entry.id, motivo: 'dado_pessoal' }]);
});

it('the audit tells what is hidden, though one answer holds 1,000 such entries, in no order of its own', async () => {
  const [low, high] = [
    anEntry({ id: '00000000-0000-4000-8000-000000000000' }),
    anEntry({ id: 'ffffffff-0000-4000-8000-000000000000' }),
  ];
  const hide = (audit_id: string) => ({ audit_id, motivo: 'dado_pessoal' });
  const uuid = (at: number) => `11111111-0000-4000-8000-${String(at).padStart(12, '0')}`;
  const others = Array.from({ length: 999 }, (_, at) => hide(uuid(at)));
  hasPanel({ audit: [low, high], hidden: [...others, hide(high.id), hide(low.id)] });
  const { user } = renderApp('/admin/auditoria', { as: maria });
  for (const unfold of await screen.findAllByRole('button', { name: 'Ver mudanças' }))
    await user.click(unfold);
  await waitFor(() =>
    expect(screen.getAllByText('Oculto do público. Motivo: dado pessoal.')).toHaveLength(2),
  );
});

it('the audit asks first, and hides nothing when the question is left', async () => {
  const { user, panel } = await open();
  await user.click(await ask());
  await user.click(dialog().getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(panel.hidden).toEqual([]);
});

it('the audit shows again what was hidden, after a question', async () => {
  const entry = anEntry();
  const { user, panel } = await open(entry, [{ audit_id: entry.id, motivo: 'ofensa' }]);
  await user.click(await screen.findByRole('button', { name: 'Mostrar de novo ao público' }));
  await user.click(dialog().getByRole('button', { name: 'Cancelar' }));
  expect(panel.hidden).toHaveLength(1);
  await user.click(button('Mostrar de novo ao público'));
  const { held, release } = heldAnswer();
  // The audit's own answer comes after that of what is hidden.
  server.use(http.get(auditUrl, () => held));
  await user.click(dialog().getByRole('button', { name: 'Mostrar' }));
  await screen.findByText('Ocultar do público');
  await user.keyboard('{Escape}');
  expect(dialog().getByText('Mostrar de novo ao público?')).toBeVisible();
  release();
  await toasted('Mostrado de novo ao público');
  expect(await ask()).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(panel.hidden).toEqual([]);
});

it('the audit says so when what is hidden could not be read, and offers neither', async () => {
  const entry = anEntry();
  hasPanel({ audit: [entry] });
  const refused = () => HttpResponse.json({ code: '42501', message: 'administrators only' }, { status: 403 });
  server.use(http.get('http://backend.test/rest/v1/audit_ocultacoes', refused));
  const { user } = renderApp('/admin/auditoria', { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Ver mudanças' }));
  expect(await screen.findByText('Não foi possível saber se está oculto do público.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ocultar do público' })).not.toBeInTheDocument();
});

it('the audit says why it was refused, and keeps the question open', async () => {
  const { user, panel } = await open();
  await user.click(await ask());
  panel.isAdmin = false;
  await user.selectOptions(dialog().getByLabelText('Motivo'), 'ofensa');
  await user.click(dialog().getByRole('button', { name: 'Ocultar' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent(/permissão de administrador foi retirada/);
});

it('the audit offers it only for what the public history shows', async () => {
  await open(anEntry({ entity: 'fontes' }));
  expect(button('Ocultar mudanças')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ocultar do público' })).toBeNull());
});
