import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { sessionStorageKey } from '@/lib/supabase/auth-storage';
import { fill, openNew, openRecord, paste, photo, valid } from '../../support/panel/admin-form';
import { authBackend } from '../../support/fake-auth';
import { hasPanel } from '../../support/panel/fake-admin';
import { onWideScreen } from '../../support/fake-chamber';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { button, field, heading, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';
import { withFaults } from './choice';
import {
  expectOnlyReportedFailures,
  expectRefused,
  type Fault,
  faultNames,
  letFailuresBeLogged,
  throughFaults,
  toldInToast,
  troubleAt,
} from './network-faults';

const table = /\/rest\/v1\/candidatos_presidencia_2026/;
const save = /\/rest\/v1\/rpc\/gravar_ficha/;

const record = () =>
  aCandidate({ id: '00000000-0000-4000-8000-0000000000aa', nome: 'Ana Exemplo', foto_url: photo });

/** The form over the record, or over the draft of it that was kept. */
async function reopenRecord() {
  const { id } = record();
  hasPanel({ candidates: [record()] });
  const app = renderApp(`/admin/candidatos/${id}`, { as: maria, history: ['/admin/candidatos'] });
  await screen.findByLabelText('Nome');
  return app;
}

beforeEach(() => {
  onWideScreen();
  letFailuresBeLogged();
});

const forms = [
  { form: 'a new candidate', open: openNew, at: table, atLast: 'Candidato criado com sucesso' },
  { form: 'a record', open: () => openRecord(), at: save, atLast: 'Candidato atualizado com sucesso' },
] as const;

it.each(withFaults(forms, faultNames))(
  'saving $form keeps every letter, and saves in the end',
  async (the) => {
    await the.open();
    const trouble = troubleAt(the.at, 'post');
    fill(valid);
    paste('Biografia (opcional)', 'Vida e obra');
    // Found once: among the many buttons of a record each search takes its time.
    const submit = button('Salvar Candidato');
    const press = () => submit.click();
    await throughFaults(the.faults, trouble, press, async (fault) => {
      await toldInToast('Erro ao salvar candidato', fault);
      await waitFor(() => expect(submit, fault).toBeEnabled());
      expect(submit, fault).toHaveTextContent('Salvar Candidato');
      expect(field('Nome'), fault).toHaveValue('Ana Exemplo');
      expect(field('URL da foto'), fault).toHaveValue(photo);
      expect(field('Biografia (opcional)'), fault).toHaveValue('Vida e obra');
      expect(screen.queryByText(the.atLast), fault).not.toBeInTheDocument();
      expectOnlyReportedFailures();
    });
    press();
    await toasted(the.atLast);
    expect(await heading('Candidatos')).toBeVisible();
  },
);

const acts = [
  { act: 'Arquivar', status: 'active', said: 'Erro ao atualizar candidato', atLast: 'Candidato arquivado' },
  {
    act: 'Restaurar',
    status: 'archived',
    said: 'Erro ao atualizar candidato',
    atLast: 'Candidato restaurado',
  },
  { act: 'Excluir', status: 'active', said: 'Erro ao excluir candidato', atLast: 'Candidato excluído' },
];

// A refused permission ends the panel (admin/admin-candidates).
const ofTheList = faultNames.filter((name) => name !== 'no permission (403)');

it.each(withFaults(acts, ofTheList))(
  '$act in the list changes nothing, and works in the end',
  async (the) => {
    const panel = hasPanel({
      candidates: [aCandidate({ nome: 'Ana Exemplo', foto_url: photo, status: the.status })],
    });
    const trouble = troubleAt(table, 'patch');
    const { queryClient } = renderApp('/admin/candidatos', { as: maria });
    const name = `${the.act} Ana Exemplo`;
    await screen.findByRole('button', { name });
    const act = async () => {
      button(name).click();
      if (the.act !== 'Excluir') return;
      const dialog = within(await screen.findByRole('alertdialog'));
      dialog.getByRole('button', { name: 'Excluir' }).click();
    };
    const settled = async (fault: Fault) => {
      await expectRefused({ queryClient, press: name, said: the.said }, fault);
      expect(panel.candidates[0]?.status, fault).toBe(the.status);
    };
    await throughFaults(the.faults, trouble, act, settled);
    await act();
    await toasted(the.atLast);
  },
);

it('an act of the list after another tab signed out is told as the end of the session alone', async () => {
  const panel = hasPanel({ candidates: [aCandidate({ nome: 'Ana Exemplo', foto_url: photo })] });
  const { queryClient } = renderApp('/admin/candidatos', { as: maria });
  const archive = await screen.findByRole('button', { name: 'Arquivar Ana Exemplo' });
  window.localStorage.removeItem(sessionStorageKey);
  archive.click();
  await waitFor(() => expect(queryClient.getMutationCache().getAll()[0]?.state.status).toBe('error'));
  window.dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey, newValue: null }));
  await toasted('Sua sessão terminou. Entre de novo.');
  expect(await heading('Administração')).toBeVisible();
  expect(screen.queryByText('Erro ao atualizar candidato')).not.toBeInTheDocument();
  expect(panel.writes).toEqual([]);
});

it('the panel stays shut under every fault of its guard, and opens in the end', async () => {
  hasPanel();
  const trouble = troubleAt(/\/rest\/v1\/user_roles/);
  trouble.fault = 'no answer at all';
  const { queryClient } = renderApp('/admin', { as: maria });
  await screen.findByRole('button', { name: 'Tentar novamente' });
  const retry = () => button('Tentar novamente').click();
  const look = async (fault: Fault) => {
    await waitFor(() => expect(queryClient.isFetching(), fault).toBe(0));
    expect(await screen.findByText('Não foi possível verificar o seu acesso.'), fault).toBeVisible();
    await waitFor(() => expect(button('Tentar novamente'), fault).toBeEnabled());
    expectOnlyReportedFailures();
  };
  // Null is an answer here: this person has no role.
  const others = faultNames.filter((name) => name !== 'null for an answer');
  await throughFaults(others, trouble, retry, look);
  retry();
  expect(await heading('Dashboard')).toBeVisible();
});

it.each([
  { form: 'a new candidate', open: () => openNew(), at: table, atLast: 'Candidato criado com sucesso' },
  { form: 'a record', open: reopenRecord, at: save, atLast: 'Candidato atualizado com sucesso' },
] as const)('a 401 in the middle of $form: it is there again after signing in again', async (the) => {
  const app = await the.open();
  authBackend.renewsNothing();
  authBackend.signsOut();
  const trouble = troubleAt(the.at, 'post');
  trouble.fault = '401';
  paste('Biografia (opcional)', 'Vida e obra');
  fill({ ...valid, Nome: 'Ana Maria' });
  button('Salvar Candidato').click();
  await toasted('Sua sessão terminou. Entre de novo.');
  expect(await heading('Administração')).toBeVisible();
  expect(screen.queryByText('Erro ao salvar candidato')).not.toBeInTheDocument();
  app.unmount();
  expectOnlyReportedFailures();

  await the.open();
  expect(await screen.findByText('Recuperamos o que você escreveu')).toBeVisible();
  expect(field('Nome')).toHaveValue('Ana Maria');
  expect(field('Biografia (opcional)')).toHaveValue('Vida e obra');
  button('Salvar Candidato').click();
  await toasted(the.atLast);
});
