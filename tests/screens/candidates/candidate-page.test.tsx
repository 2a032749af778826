import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { backend } from '../../support/fake-backend';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';

const ana = aCandidate({
  nome: 'Ana Exemplo',
  partido_nome: 'Partido Exemplo A',
  partido_sigla: 'EXA',
  numero_urna: 91,
  estado_origem: 'GO',
  idade: 51,
  profissao: 'Médica',
  inclinacao_politica: 'Centro-esquerda',
  bio_summary: 'Nasceu em Goiânia.',
  coalition: 'Exemplo Unido (EXA, EXB)',
  pautas_defendidas: ['Mais bibliotecas', 'Menos filas'],
  historico_eleitoral: [
    { cargo: 'Vereadora (GO)', ano_inicio: 2005, ano_fim: 2008 },
    { cargo: 'Senadora (GO)', ano_inicio: 2019, ano_fim: null },
  ],
  link_wikipedia: 'https://pt.wikipedia.org/wiki/Ana_Exemplo',
  link_site_campanha: 'https://www.anaexemplo.com.br/',
  foto_credito: 'Fotógrafa Exemplo — CC BY 4.0',
});
const path = `/candidato/${ana.id}`;

it('the candidate page shows everything that the record knows', async () => {
  backend.hasCandidates([ana]);
  renderApp(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Exemplo' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Foto de Ana Exemplo' })).toHaveAttribute('src', ana.foto_url);
  expect(document.title).toBe('Ana Exemplo · Pauta Aberta');
  for (const text of [
    'Partido Exemplo A',
    'EXA',
    'Esteve na urna',
    'Foto: Fotógrafa Exemplo,',
    'Nasceu em Goiânia.',
    'Exemplo Unido (EXA, EXB)',
    'Mais bibliotecas',
    'Menos filas',
    'segundo outras fontes',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: /^CC BY 4\.0/ })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by/4.0/',
  );
  const facts = within(screen.getByRole('region', { name: 'Dados básicos' }));
  expect(facts.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Número na urna',
    'Vice',
    'Coligação',
    'Registro no TSE',
    'Nome completo',
    'Nascimento',
    'Idade',
    'Estado de origem',
    'Escolaridade',
    'Profissão',
    'Bens declarados',
    'Inclinação política',
    'Plano de governo',
    'Página no TSE',
  ]);
  for (const fact of ['Goiás', '51 anos', 'Médica', '91', 'Centro-esquerda'])
    expect(facts.getByText(fact)).toBeVisible();
});

it('the candidate page says of which election a record of another year is, and puts nobody on a ballot that is not there', async () => {
  backend.hasCandidates([aCandidate({ ...ana, election_year: 2030 })]);
  renderApp(path);
  expect(await screen.findByText('Eleição de 2030')).toBeVisible();
  expect(screen.getByText('Número registrado')).toBeVisible();
  expect(screen.queryByText(/na urna/i)).not.toBeInTheDocument();
});

it('the candidate page draws the electoral history as bars that say what the list says', async () => {
  backend.hasCandidates([ana]);
  renderApp(path);
  const history = await screen.findByRole('region', { name: 'Histórico eleitoral' });
  const figure = history.querySelector('figure');
  expect(figure).toHaveAttribute('aria-hidden', 'true');
  expect([...(figure?.querySelectorAll('text') ?? [])].map((text) => text.textContent)).toEqual(
    expect.arrayContaining(['2005', 'Vereadora (GO)', 'Senadora (GO)']),
  );
});

it('the candidate page has its heading while it waits, with the name where a list has said it', async () => {
  backend.hasCandidates([aCandidate({ nome: 'Abel Exemplo' }), ana]);
  const { router, unmount } = renderApp('/candidatos-2026');
  await screen.findByRole('link', { name: 'Ana Exemplo' });
  backend.keepsCandidatesWaiting();
  await act(() => router.navigate(path));
  expect(await screen.findByText('Carregando candidato...')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Ana Exemplo' })).toBeInTheDocument();
  unmount();
  renderApp(path);
  expect(await screen.findByText('Carregando candidato...')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Candidato' })).toBeInTheDocument();
});

it('the candidate page does not call an office present in a year of which its data know nothing', async () => {
  vi.setSystemTime(new Date('2027-02-10T15:00:00Z'));
  backend.hasCandidates([ana]);
  renderApp(path);
  const history = within(await screen.findByRole('region', { name: 'Histórico eleitoral' }));
  expect(history.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '2019 – fim não informadoSenadora (GO)',
    '2005 – 2008Vereadora (GO)',
  ]);
  expect([...document.querySelectorAll('figure text')].map((text) => text.textContent)).not.toContain('2030');
});

it('the candidate page lists offices newest first and links that open a new tab', async () => {
  backend.hasCandidates([ana]);
  renderApp(path);
  const history = within(await screen.findByRole('region', { name: 'Histórico eleitoral' }));
  expect(history.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '2019 – atualSenadora (GO)',
    '2005 – 2008Vereadora (GO)',
  ]);
  const wikipedia = screen.getByRole('link', { name: /^Wikipédia/ });
  expect(wikipedia).toHaveAttribute('href', 'https://pt.wikipedia.org/wiki/Ana_Exemplo');
  expect(wikipedia).toHaveAttribute('target', '_blank');
  expect(wikipedia).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(screen.getByText('anaexemplo.com.br')).toBeVisible();
});

it('the candidate page prints, leads to the comparison, and shares the name and the address alone', async () => {
  backend.hasCandidates([ana]);
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = renderApp(path);
  const [printing] = await screen.findAllByRole('button', { name: 'Imprimir' });
  const [sharing] = screen.getAllByRole('button', { name: 'Compartilhar' });
  if (!printing || !sharing) throw new Error('The profile has no actions.');
  await user.click(printing);
  expect(print).toHaveBeenCalledOnce();
  for (const way of screen.getAllByRole('link', { name: 'Comparar com…' }))
    expect(way).toHaveAttribute('href', `/comparar?candidatos=${ana.id}`);
  await user.click(sharing);
  expect(await screen.findByRole('textbox', { name: 'Endereço' })).toHaveValue(window.location.origin + path);
});

it('the candidate page leaves out what the record does not have and says what is unknown', async () => {
  const bare = aCandidate({
    nome: 'Só Nome',
    idade: null,
    estado_origem: null,
    profissao: null,
    numero_urna: null,
    inclinacao_politica: null,
    pautas_defendidas: [],
    historico_eleitoral: [],
    foto_url: null,
    foto_credito: null,
    status: 'archived',
  });
  backend.hasCandidates([bare]);
  renderApp(`/candidato/${bare.id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Só Nome' })).toBeVisible();
  expect(screen.getByText('Fora da urna')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Dados básicos');
  const facts = within(screen.getByRole('region', { name: 'Dados básicos' }));
  expect(facts.getAllByText('Não informado')).toHaveLength(8);
  expect(facts.getAllByText('Não informada')).toHaveLength(6);
});

it.each([
  ['an id that nobody has', `/candidato/${aCandidate().id}`],
  ['an id of another form', '/candidato/lula'],
])('the candidate page says that the candidate was not found: %s', async (_case, address) => {
  backend.hasCandidates([]);
  renderApp(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Candidato não encontrado.' })).toBeVisible();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(screen.getByRole('link', { name: 'Ver Todos os Candidatos' })).toHaveAttribute(
    'href',
    '/candidatos-2026',
  );
});

it('a retracted candidate is not found either', async () => {
  const retracted = aCandidate({ status: 'deleted' });
  backend.hasCandidates([retracted]);
  renderApp(`/candidato/${retracted.id}`);
  expect(await screen.findByText('Candidato não encontrado.')).toBeVisible();
});

it('the candidate page goes back to the page before', async () => {
  backend.hasCandidates([ana]);
  const { user, router } = renderApp(path, { history: ['/?aba=favoritos'] });
  await user.click(await screen.findByRole('button', { name: 'Voltar' }));
  await screen.findByRole('heading', { level: 1, name: 'Pauta Aberta' });
  expect(router.state.location.search).toBe('?aba=favoritos');
});

it('the candidate page goes back to the list when it was the first page opened', async () => {
  backend.hasCandidates([ana]);
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Voltar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Candidatos 2026' })).toBeVisible();
});

it('favourite and ignored exclude each other on the candidate page', async () => {
  backend.hasCandidates([ana]);
  const table = backend.hasChoices([{ candidato_id: ana.id, favorito: false, ignorado: true }]);
  const { user } = renderApp(path, { as: maria });
  await screen.findByRole('button', { name: 'Ignorado' });
  await user.click(screen.getByRole('button', { name: 'Favoritar' }));
  expect(await screen.findByRole('button', { name: 'Favoritado' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ignorar' })).toBeVisible();
  await toasted('Adicionado aos favoritos');
  expect(table.rows).toEqual([{ candidato_id: ana.id, favorito: true, ignorado: false }]);
});

it('a photo that did not come is told in words, of nobody else’s record', async () => {
  const other = aCandidate({ nome: 'Rui Exemplo' });
  const bare = aCandidate({ nome: 'Sem Foto', foto_url: null });
  backend.hasCandidates([ana, other, bare]);
  const { router } = renderApp(path);
  const lost = () => screen.queryByText('A foto não carregou.');
  const photo = await screen.findByRole('img', { name: 'Foto de Ana Exemplo' });
  expect(lost()).toBeNull();
  fireEvent.error(photo);
  expect(lost()).toBeVisible();
  for (const { id, nome } of [other, bare]) {
    await act(() => router.navigate(`/candidato/${id}`));
    expect(await screen.findByRole('heading', { level: 1, name: nome })).toBeVisible();
    expect(lost()).toBeNull();
  }
});
