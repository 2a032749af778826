import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openRecord, paste, photo } from '../../support/panel/admin-form';
import { hasPanel } from '../../support/panel/fake-admin';
import { onWideScreen, screenWidth } from '../../support/fake-chamber';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { button, heading, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';

const path = '/admin/equilibrio';
const reviewed = [{ campo: 'nome', revisado_em: '2026-11-20', confianca: null, ressalva: null }];
const sourced = [{ campo: 'nome', posicao: 1, fonte: { id: 'a' } }];

/** Four records; the first has a short biography and no site, the others have both. */
const records = () =>
  ['Ana', 'Bia', 'Caio', 'Dora'].map((nome, index) => ({
    ...aCandidate({
      nome: `${nome} Exemplo`,
      foto_url: photo,
      bio_summary: 'x'.repeat(index === 0 ? 20 : 100),
      inclinacao_politica: 'Centro-direita',
      link_site_campanha: index === 0 ? null : 'https://campanha.exemplo',
    }),
    fontes: sourced,
    revisoes: reviewed,
  }));

beforeEach(onWideScreen);

async function open(candidates = records()) {
  hasPanel({ candidates });
  renderApp(path, { as: maria });
  await heading('Painel de equilíbrio');
  await waitFor(() => expect(screen.queryByText('Carregando as fichas...')).not.toBeInTheDocument());
}

const rowOf = (table: string, name: string) => {
  const header = within(screen.getByRole('table', { name: table })).getByRole('rowheader', { name });
  return within(header.closest('tr') ?? header)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};

it.each([{ election_year: 2022 }, { status: 'archived' }, { status: 'deleted' }])(
  'the balance is of the active records of this election: without %j',
  async (other) => {
    await open([...records(), ...records().map((one) => ({ ...one, ...other }))]);
    expect(screen.getByText('Fichas ativas').nextElementSibling).toHaveTextContent(/^4$/);
  },
);

it('the balance counts, and shows how deep each record goes, by name', async () => {
  await open();
  const figures = screen
    .getAllByRole('term')
    .map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
      term.nextElementSibling?.nextElementSibling?.textContent,
    ]);
  expect(figures).toEqual([
    ['Fichas ativas', '4', undefined],
    ['Campos com fonte', '4', 'de 92'],
    ['Campos vazios', '37', undefined],
    ['Marcados para olhar', '2', undefined],
  ]);
  expect(screen.getByText(/Mediana da biografia: 100 caracteres/)).toBeVisible();
  const depth = 'Tamanho da biografia, pautas, fontes e revisão de cada ficha';
  expect(rowOf(depth, 'Ana Exemplo')).toEqual(['Marcado: 20', '−80 %', '', '0 de 6', '1', '20/11/2026']);
  expect(rowOf(depth, 'Bia Exemplo')).toEqual(['100', '0 %', '', '0 de 6', '1', '20/11/2026']);
});

it('the balance shows each fact of each record by sign and word, and marks what three of four others have', async () => {
  await open();
  const fields = 'O que cada ficha tem de cada campo';
  expect(rowOf(fields, 'Nome')).toEqual(Array.from({ length: 4 }, () => 'com fonte'));
  expect(rowOf(fields, 'Site da campanha')).toEqual([
    'vazio, marcado',
    'sem fonte',
    'sem fonte',
    'sem fonte',
  ]);
  const legend = within(screen.getByRole('list', { name: 'Legenda' })).getAllByRole('listitem');
  expect(legend.map((item) => item.textContent)).toEqual([
    'com fonte',
    'sem fonte',
    'vazio',
    'vazio aqui e preenchido em três de cada quatro fichas',
  ]);
});

it('the balance is a list of cards on phones, each with what it lacks and the way to its form', async () => {
  vi.stubGlobal('matchMedia', screenWidth(360));
  const candidates = records();
  await open(candidates);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const [first] = within(screen.getByRole('list', { name: 'Fichas, em ordem alfabética' })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent('Marcado: Site da campanha: vazio');
  expect(first).toHaveTextContent('Pautas 0 de 6');
  expect(first).toHaveTextContent('1 fonte');
  expect(screen.getByRole('link', { name: 'Ana Exemplo' })).toHaveAttribute(
    'href',
    `/admin/candidatos/${String(candidates[0]?.id)}`,
  );
});

it('the balance says what is one in the singular', async () => {
  await open(
    records()
      .slice(0, 1)
      .map((ana) => ({ ...ana, bio_summary: 'x' })),
  );
  expect(screen.getByText('23 campos em 1 ficha')).toBeVisible();
  expect(screen.getByText(/Mediana da biografia: 1 caractere ·/)).toBeVisible();
});

it('the balance says in the singular what is one on a phone, too', async () => {
  vi.stubGlobal('matchMedia', screenWidth(360));
  await open(
    records()
      .slice(0, 1)
      .map((ana) => ({ ...ana, bio_summary: 'x' })),
  );
  expect(screen.getByText('Biografia 1 caractere')).toBeVisible();
});

it('the balance says that there is no record', async () => {
  await open([]);
  expect(screen.getByText('Nenhuma ficha ativa nesta eleição')).toBeVisible();
});

it('the balance is said in the form before saving, as it is written, and stops nothing', async () => {
  const [ana, ...others] = records();
  if (ana === undefined) throw new Error('No record.');
  const { panel, user } = await openRecord(ana, others);
  const note = await screen.findByText('Diferente das outras fichas.');
  const box = note.closest('p')?.parentElement;
  expect(box).toHaveTextContent('Biografia: 20 caracteres, −80 % em relação à mediana das fichas.');
  paste('Biografia (opcional)', 'y'.repeat(90));
  await waitFor(() => expect(box).not.toHaveTextContent('Biografia'));
  await user.click(button('Salvar Candidato'));
  await toasted('Candidato atualizado com sucesso');
  expect(panel.writes).toHaveLength(1);
});
