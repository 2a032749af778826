import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { samplePersonOf } from '@/features/samples/model';
import { SampleSections } from '@/features/samples/sample-sections';
import { renderApp } from '../../support/render-app';

async function openPerson(id: string, name: string) {
  const app = renderApp(`/deputy/${id}`);
  const heading = await screen.findByRole('heading', { level: 1, name });
  return { ...app, heading };
}

const part = (name: string) => within(screen.getByRole('region', { name }));

it('the page of a sample deputy leads with the person, says that nobody on it exists, and stays out of search engines', async () => {
  await openPerson('1', 'Marina Exemplo');
  expect(document.title).toBe('Marina Exemplo (dados fictícios) · Pauta Aberta');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(screen.getByText('Dados de demonstração: pessoas e números fictícios.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Desenho que representa Marina Exemplo' })).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Início' })).toHaveAttribute('href', '/');
});

it('the page of a sample deputy has a banner in the colour of the party, with text that can be read on it', async () => {
  const { heading } = await openPerson('1', 'Marina Exemplo');
  const banner = heading.closest('header');
  expect(banner).toHaveStyle({ backgroundColor: '#8e2a6b', color: '#FFFFFF' });
  expect(banner).toHaveTextContent('Deputada federal (fictícia)');
  expect(banner).toHaveTextContent('Partido Exemplo A (EXA) · São Paulo (SP)');
});

it('the page of a sample deputy toggles the favourite by its words, in memory alone', async () => {
  const { user, unmount } = await openPerson('1', 'Marina Exemplo');
  await user.click(screen.getByRole('button', { name: 'Adicionar aos Favoritos' }));
  const button = screen.getByRole('button', { name: 'Remover dos Favoritos' });
  expect(button).toHaveFocus();
  expect(button).not.toHaveAttribute('aria-pressed');
  await user.click(button);
  expect(screen.getByRole('button', { name: 'Adicionar aos Favoritos' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Adicionar aos Favoritos' }));
  unmount();
  await openPerson('1', 'Marina Exemplo');
  expect(screen.getByRole('button', { name: 'Adicionar aos Favoritos' })).toBeVisible();
});

it('the page of a sample deputy shows the statistics as three named progress bars with their percentages', async () => {
  await openPerson('2', 'Helena Amostra');
  const bars = part('Estatísticas').getAllByRole('progressbar');
  expect(
    bars.map((bar) => [bar.getAttribute('aria-label'), bar.getAttribute('aria-valuenow'), bar.textContent]),
  ).toEqual([
    ['Popularidade', '58', 'Popularidade58%'],
    ['Engajamento', '74', 'Engajamento74%'],
    ['Transparência', '61', 'Transparência61%'],
  ]);
  for (const bar of bars) {
    expect(bar).toHaveAttribute('aria-valuemin', '0');
    expect(bar).toHaveAttribute('aria-valuemax', '100');
    expect(bar).toHaveAttribute('aria-valuetext', expect.stringMatching(/^\d+%$/));
  }
});

it('the page of a sample deputy shows the personal information, the leaning in the colour of its exact words', async () => {
  await openPerson('2', 'Helena Amostra');
  const facts = part('Informações Pessoais');
  const terms = facts.getAllByRole('term').map((term) => term.textContent);
  const values = facts.getAllByRole('definition').map((value) => value.textContent);
  expect(terms.map((term, index) => `${term}: ${values[index]}`)).toEqual([
    'Idade: 58 anos',
    'Profissão: Médica',
    'Município: Município Modelo',
    'Estado: Bahia (BA)',
    'Partido: Partido Exemplo B (EXB)',
    'Número eleitoral: 92',
    'Inclinação política: Centro-esquerda',
    'Situação da ficha: Com condenação (exemplo)',
    'Condenações: Exemplo ilustrativo: condenação administrativa fictícia, usada só para mostrar este estado da tela.',
  ]);
  expect(facts.getByText('Centro-esquerda')).toHaveClass('bg-lean-centre-left');
  expect(facts.getByText('Com condenação (exemplo)')).toHaveClass('text-error');
});

it('the page of a sample deputy says nothing of convictions to who has none', async () => {
  await openPerson('1', 'Marina Exemplo');
  expect(part('Informações Pessoais').getByText('Ficha limpa')).toHaveClass('text-success');
  expect(screen.queryByText('Condenações')).not.toBeInTheDocument();
});

it('the page of a sample deputy lists the agenda and every earlier mandate', async () => {
  await openPerson('1', 'Marina Exemplo');
  const items = (name: string) =>
    part(name)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(items('Pautas Defendidas')).toEqual([
    'Educação pública em tempo integral',
    'Transporte coletivo',
    'Moradia popular',
  ]);
  expect(items('Mandatos Anteriores')).toEqual(['2013–2016Vereadora', '2017–2022Deputada estadual']);
});

it('the page of a sample deputy links to the official sites in a new tab', async () => {
  await openPerson('1', 'Marina Exemplo');
  const links = part('Links Oficiais').getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['TSE', 'https://www.tse.jus.br/'],
    ['Portal da Transparência', 'https://portaldatransparencia.gov.br/'],
  ]);
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAccessibleDescription('abre em nova aba');
  }
});

const marina = samplePersonOf('1');

it.each([
  { tse: 'https://www.tse.jus.br/', portal: null, expected: ['TSE'] },
  { tse: null, portal: 'https://portaldatransparencia.gov.br/', expected: ['Portal da Transparência'] },
  { tse: null, portal: null, expected: [] },
])('the page of a sample deputy has only the links that exist: $expected', ({ tse, portal, expected }) => {
  if (!marina) throw new Error('The demonstration lost its first person.');
  const links = { tse_url: tse, portal_transparencia_url: portal };
  render(<SampleSections person={{ ...marina, links_oficiais: links }} />);
  expect(screen.queryAllByRole('link').map((link) => link.textContent)).toEqual(expected);
  expect(screen.queryAllByText('Links Oficiais')).toHaveLength(expected.length > 0 ? 1 : 0);
});

it('the page of a sample deputy leaves out the agenda and the mandates of who has none', () => {
  if (!marina) throw new Error('The demonstration lost its first person.');
  render(<SampleSections person={{ ...marina, pautas_defendidas: [], mandatos_anteriores: [] }} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Estatísticas',
    'Informações Pessoais',
    'Links Oficiais',
  ]);
});

it('the page of a sample deputy forgets the mark when one person leads to another', async () => {
  const { user, router } = await openPerson('1', 'Marina Exemplo');
  await user.click(screen.getByRole('button', { name: 'Adicionar aos Favoritos' }));
  await router.navigate('/deputy/3');
  await screen.findByRole('heading', { level: 1, name: 'Otávio Modelo' });
  expect(screen.getByRole('button', { name: 'Adicionar aos Favoritos' })).toBeVisible();
});

it('the page of a sample deputy says that nobody has the id and leads home', async () => {
  await openPerson('marina', 'Deputado não encontrado');
  expect(document.title).toBe('Deputado não encontrado · Pauta Aberta');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(screen.getByText('Dados de demonstração: pessoas e números fictícios.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voltar para Home' })).toHaveAttribute('href', '/');
});
