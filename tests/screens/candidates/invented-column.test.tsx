import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { openRecord, paste, photo } from '../../support/panel/admin-form';
import { anEntry, hasPanel } from '../../support/panel/fake-admin';
import { backend, server } from '../../support/fake-backend';
import { onWideScreen } from '../../support/fake-chamber';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { button, field, heading, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';

vi.mock('@/lib/candidate-fields', async (load) =>
  (await import('../../support/invented-column')).withInventedColumn(load),
);

beforeEach(onWideScreen);

const record = () => ({ ...aCandidate({ nome: 'Ana Exemplo', foto_url: photo }), apelido: 'Aninha' });

const source = {
  campo: 'apelido',
  posicao: 1,
  fonte: {
    titulo: 'Quem é Ana',
    veiculo: 'Jornal Exemplo',
    tipo: 'imprensa',
    publicada_em: null,
    url: 'https://jornal.exemplo/ana',
    consultada_em: null,
  },
};

it('the invented column is among the facts of the page, with its sources and the report of an error', async () => {
  const ana = { ...record(), fontes: [source], revisoes: [] };
  backend.hasCandidates([ana]);
  const { user } = renderApp(`/candidato/${ana.id}`);
  const facts = within(await screen.findByRole('region', { name: 'Dados básicos' }));
  expect(facts.getByText('Apelido').nextElementSibling).toHaveTextContent('Aninha');
  await user.click(facts.getByRole('button', { name: 'Fontes de Apelido: 1' }));
  const panel = within(await facts.findByRole('region', { name: 'Fontes: Apelido' }));
  expect(panel.getByRole('link', { name: 'Quem é Ana' })).toHaveAttribute('href', source.fonte.url);
  expect(panel.getByRole('link', { name: 'Avisar sobre um erro' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('O que a página diz: Aninha')),
  );
});

it('the invented column of which nobody states anything is not informed on the page', async () => {
  const ana = { ...record(), apelido: null };
  backend.hasCandidates([ana]);
  renderApp(`/candidato/${ana.id}`);
  const facts = within(await screen.findByRole('region', { name: 'Dados básicos' }));
  expect(facts.getByText('Apelido').nextElementSibling).toHaveTextContent('Não informado');
});

it('the invented column is a row of the comparison, each cell with who states it', async () => {
  const [ana, bia] = [
    { ...record(), fontes: [source] },
    { ...aCandidate({ nome: 'Bia' }), apelido: null },
  ];
  backend.hasCandidates([ana, bia]);
  const { user } = renderApp(`/comparar?candidatos=${ana.id},${bia.id}`);
  const row = (await screen.findByRole('rowheader', { name: /^Apelido/ })).closest('tr') ?? document.body;
  const cells = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells).toEqual(['Aninha', 'Não informado']);
  await user.click(within(row).getByRole('button', { name: /^Fontes/ }));
  expect(await screen.findByRole('link', { name: 'Quem é Ana' })).toBeVisible();
});

it('the invented column is read, checked and saved by its row alone', async () => {
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

it('the invented column is brought together with what somebody else saved, under its label', async () => {
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

it('the invented column is in the audit under its label', async () => {
  hasPanel({ audit: [anEntry({ changes: renamed })] });
  const { user } = renderApp('/admin/auditoria', { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Ver mudanças' }));
  expect(screen.getByText('Apelido', { selector: 'dt' }).parentElement).toHaveTextContent(
    'ApelidoAntesAninhaDepoisNão informado',
  );
});

it('the invented column is among the facts of the balance', async () => {
  hasPanel({ candidates: [record()] });
  renderApp('/admin/equilibrio', { as: maria });
  const table = await screen.findByRole('table', { name: 'O que cada ficha tem de cada campo' });
  expect(within(table).getByRole('rowheader', { name: 'Apelido' })).toBeVisible();
});

it('the invented column is in the public history under its label', async () => {
  const ana = record();
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
  expect((await screen.findByText('Antes')).closest('dl')).toHaveTextContent(
    'ApelidoAntesAninhaDepoisNão informado',
  );
});
