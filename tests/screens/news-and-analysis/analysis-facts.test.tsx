import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { anAnalysis, hasAnalysis, recipient } from '../../support/fake-analysis';
import { renderApp } from '../../support/render-app';
import { barsIn, button } from '../../support/screen-parts';
import { maria } from '../../support/session';

const path = '/analise-politica';
const candidate = { tipo: 'candidato', id: '00000000-0000-4000-8000-0000000000c1' };
const facts = [
  { id: 'f1', sobre: 'Ana', tipo: 'partido', valor: 'PA', registro: candidate },
  { id: 'f2', sobre: 'Ana', tipo: 'estado de origem', valor: 'Bahia', registro: candidate },
  { id: 'f3', sobre: 'Caio', tipo: 'estado', valor: 'Ceará', registro: { tipo: 'deputado', id: '7' } },
  { id: 'f4', sobre: 'favoritos', tipo: 'quantidade', valor: '2', registro: null },
  { id: 'f5', sobre: 'deputados', tipo: 'pauta', valor: 'não publicadas', registro: { tipo: 'camara' } },
];
const analysis = anAnalysis({
  secoes: [
    { titulo: 'Candidatos favoritos', frases: [{ texto: 'Ana é do PA, da Bahia.', fatos: ['f1', 'f2'] }] },
    {
      titulo: 'Deputados favoritos',
      frases: [
        { texto: 'Caio é do Ceará; são dois os favoritos.', fatos: ['f3', 'f4', 'f5'] },
        { texto: 'Frase nossa, sem registro.', fatos: [] },
      ],
    },
  ],
  fatos: facts,
});

async function showAnalysis(own: object = {}) {
  hasAnalysis({ provedor: recipient, answers: () => HttpResponse.json({ ...analysis, ...own }) });
  const { user } = renderApp(path, { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Gerar Minha Análise' }));
  await screen.findByRole('heading', { level: 2, name: 'Candidatos favoritos' });
  return user;
}

const sentence = (text: string) => within(screen.getByText(text).closest('li') ?? document.body);

it('the analysis opens for each sentence the facts that it rests on, with their records', async () => {
  const user = await showAnalysis();
  const ana = sentence('Ana é do PA, da Bahia.');
  expect(ana.getByRole('table', { hidden: true })).not.toBeVisible();
  await user.click(ana.getByText('De onde vem'));
  const rows = ana.getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['Ana', 'Partido', 'PA', 'Ver a ficha'],
    ['Ana', 'Estado de origem', 'Bahia', 'Ver a ficha'],
  ]);
  for (const link of ana.getAllByRole('link', { name: 'Ver a ficha de Ana' }))
    expect(link).toHaveAttribute('href', `/candidato/${candidate.id}`);
});

it('the analysis leads to a deputy, to the Chamber, or says that the count is ours', async () => {
  const user = await showAnalysis();
  const caio = sentence('Caio é do Ceará; são dois os favoritos.');
  await user.click(caio.getByText('De onde vem'));
  expect(caio.getByRole('link', { name: 'Ver a ficha de Caio' })).toHaveAttribute(
    'href',
    '/deputado-federal/7',
  );
  expect(caio.getByRole('link', { name: 'Dados Abertos da Câmara' })).toHaveAttribute(
    'href',
    'https://dadosabertos.camara.leg.br/',
  );
  expect(caio.getByText('Contagem nossa')).toBeVisible();
  expect(sentence('Frase nossa, sem registro.').queryByText('De onde vem')).not.toBeInTheDocument();
});

it('the analysis tells of a kind of people that this page does not know, without a link', async () => {
  const fact = { ...facts[0], registro: { tipo: 'senador', id: '5' } };
  const frases = [{ texto: 'Rui é do PA.', fatos: ['f1'] }];
  const user = await showAnalysis({ secoes: [{ titulo: 'Candidatos favoritos', frases }], fatos: [fact] });
  await user.click(screen.getByText('De onde vem'));
  expect(sentence('Rui é do PA.').getByRole('cell', { name: 'PA' })).toBeVisible();
  expect(sentence('Rui é do PA.').queryByRole('link')).not.toBeInTheDocument();
});

it('the analysis leads from a choice to the choices, where it is kept', async () => {
  const fact = { id: 'f1', sobre: 'Ana', tipo: 'escolha', valor: 'favorito', registro: candidate };
  const frases = [{ texto: 'Entre os favoritos está Ana.', fatos: ['f1'] }];
  const user = await showAnalysis({ secoes: [{ titulo: 'Candidatos favoritos', frases }], fatos: [fact] });
  await user.click(screen.getByText('De onde vem'));
  const link = sentence('Entre os favoritos está Ana.').getByRole('link', { name: 'Minhas Escolhas' });
  expect(link).toHaveAttribute('href', '/minhas-escolhas');
});

it('the analysis shows the parties of a sentence about them as bars, in alphabetical order', async () => {
  const parties = ['PT', 'PA', 'PT'].map((valor, index) => ({
    id: `f${index + 1}`,
    sobre: `Pessoa ${index + 1}`,
    tipo: 'partido',
    valor,
    registro: candidate,
  }));
  const texto = 'Os três favoritos são de dois partidos.';
  const about = (titulo: string) => ({
    titulo,
    frases: [{ texto: `${titulo}: ${texto}`, fatos: ['f1', 'f2', 'f3'] }],
  });
  await showAnalysis({ secoes: [about('Candidatos favoritos'), about('Partidos')], fatos: parties });
  const bars = sentence(`Partidos: ${texto}`);
  expect(bars.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['PA', 'PT']);
  expect(bars.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1', '2']);
  expect(barsIn(...bars.getAllByRole('term').flatMap(({ parentElement }) => parentElement ?? []))).toEqual([
    33, 67,
  ]);
  expect(sentence(`Candidatos favoritos: ${texto}`).queryByRole('term')).not.toBeInTheDocument();
});

it('the analysis shows what was sent after it was, and nothing of the kind when nothing was', async () => {
  await showAnalysis();
  expect(button('Ver exatamente o que foi enviado')).toBeVisible();
  expect(screen.getByText('Cada frase mostra os registros em que se apoia.')).toBeVisible();
});

it('an analysis whose AI did not answer shows what was sent to it', async () => {
  await showAnalysis({ motivo: 'provedor' });
  expect(screen.getByText('O serviço de inteligência artificial não respondeu.')).toBeVisible();
  expect(button('Ver exatamente o que foi enviado')).toBeVisible();
});

it('an analysis without an AI was sent to nobody', async () => {
  await showAnalysis({ motivo: 'sem_consentimento' });
  expect(screen.queryByRole('button', { name: 'Ver exatamente o que foi enviado' })).not.toBeInTheDocument();
});
