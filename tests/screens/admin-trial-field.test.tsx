import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type * as fieldTable from '@/features/candidates/candidate-fields';
import { openRecord, paste, photo } from '../support/admin-form';
import { anEntry, hasPanel } from '../support/fake-admin';
import { backend, server } from '../support/fake-backend';
import { screenWidth } from '../support/fake-chamber';
import { aCandidate } from '../support/fixtures';
import { renderApp } from '../support/render-app';
import { button, field, heading, toasted } from '../support/screen-parts';
import { maria } from '../support/session';

// A made-up column: one row of the field table, and nothing else of the application.
vi.mock('@/features/candidates/candidate-fields', async (load) => {
  const { candidateFields } = await load<typeof fieldTable>();
  const apelido = { label: 'Apelido', kind: 'line', part: 'Fatos', max: 10, sources: 'apelido' };
  return { candidateFields: { ...candidateFields, apelido } };
});

beforeEach(() => {
  vi.stubGlobal('matchMedia', screenWidth(1280));
});

const record = () => ({ ...aCandidate({ nome: 'Ana Exemplo', foto_url: photo }), apelido: 'Aninha' });

it('the trial field is read, checked and saved by its row alone', async () => {
  const { user, panel } = await openRecord(record());
  expect(field('Apelido')).toHaveValue('Aninha');
  paste('Apelido', 'a'.repeat(11));
  await user.click(button('Salvar Candidato'));
  expect(await screen.findByText('Apelido deve ter no máximo 10 caracteres')).toBeVisible();
  paste('Apelido', 'Nana');
  await user.click(button('Salvar Candidato'));
  await toasted('Candidato atualizado com sucesso');
  await heading('Candidatos');
  expect(panel.writes[0]?.body).toMatchObject({ apelido: 'Nana' });
});

it('the trial field is brought together with what somebody else saved, under its label', async () => {
  const { user, panel } = await openRecord(record());
  paste('Nome', 'Ana Maria');
  Object.assign(panel.candidates[0] ?? {}, {
    apelido: 'Nina',
    updated_at: '2026-11-21T12:42:00.000001+00:00',
  });
  await user.click(button('Salvar Candidato'));
  expect((await screen.findByText('Já trazidos para o formulário:')).parentElement).toHaveTextContent(
    'Apelido.',
  );
  expect(field('Apelido')).toHaveValue('Nina');
});

const renamed = { apelido: { before: 'Aninha', after: null } };

it('the trial field is in the audit under its label', async () => {
  hasPanel({ audit: [anEntry({ changes: renamed })] });
  const { user } = renderApp('/admin/auditoria', { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Ver mudanças' }));
  expect(screen.getByText('Apelido', { selector: 'dt' }).parentElement).toHaveTextContent(
    'ApelidoAntesAninhaDepoisNão informado',
  );
});

it('the trial field is among the facts of the balance', async () => {
  hasPanel({ candidates: [record()] });
  renderApp('/admin/equilibrio', { as: maria });
  const table = await screen.findByRole('table', { name: 'O que cada ficha tem de cada campo' });
  expect(within(table).getByRole('rowheader', { name: 'Apelido' })).toBeVisible();
});

it('the trial field is in the public history under its label', async () => {
  const ana = aCandidate({ nome: 'Ana Exemplo' });
  backend.hasCandidates([ana]);
  server.use(
    http.get('http://backend.test/rest/v1/rpc/historico_da_ficha', () =>
      HttpResponse.json([
        {
          entrada: '00000000-0000-4000-8000-000000000002',
          quando: '2026-11-22T15:00:00.5+00:00',
          ato: 'update',
          papel: 'Curadoria',
          mudancas: renamed,
          nota: null,
          oculto_por: null,
        },
      ]),
    ),
  );
  const { user } = renderApp(`/candidato/${ana.id}`);
  await user.click(await screen.findByText('Histórico desta ficha'));
  expect((await screen.findByText('Apelido', { selector: 'dt' })).parentElement).toHaveTextContent(
    'ApelidoAntesAninhaDepoisNão informado',
  );
});
