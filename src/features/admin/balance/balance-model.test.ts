import { expect, it } from 'vitest';
import {
  type BalanceRecord,
  balanceOf,
  countCells,
  countMarks,
  distanceText,
  medianOf,
  warningsOf,
} from './balance-model';

const today = '2026-11-22';
const filled = {
  nome_completo: 'Ana Maria Exemplo',
  partido_sigla: 'EXA',
  partido_nome: 'Partido Exemplo',
  partido_cor_hex: '#336699',
  numero_urna: 99,
  coalition: null,
  coligacao_partidos: ['EXA'],
  vice_nome: 'Bia Exemplo',
  situacao_registro: 'Deferido',
  estado_origem: 'SP',
  data_nascimento: '1970-01-01',
  idade: null,
  profissao: 'Professora',
  bens_declarados: 0,
  escolaridade: 'Superior completo',
  inclinacao_politica: 'Centro',
  pautas_defendidas: [],
  pautas_detalhe: [{ tema: 'saúde', texto: 'Mais postos.' }],
  historico_eleitoral: [],
  link_wikipedia: 'https://pt.wikipedia.org/wiki/Exemplo',
  link_site_campanha: null,
  plano_governo_url: null,
  ficha_tse_url: null,
  foto_url: 'https://fotos.exemplo/ana.jpg',
  bio_summary: 'x'.repeat(100),
};
let serial = 0;
const aRecord = (nome: string, changes: Record<string, unknown> = {}): BalanceRecord => ({
  ...filled,
  id: `id-${String((serial += 1))}`,
  nome,
  fontes: [
    { campo: 'nome', fonte: { id: 'a' } },
    { campo: 'vice_nome', fonte: { id: 'a' } },
    { campo: 'vice_nome', fonte: { id: 'b' } },
  ],
  revisoes: [{ campo: 'nome', revisado_em: '2026-11-20', confianca: null }],
  resultados: [],
  ...changes,
});
const cellsIn = (records: readonly BalanceRecord[], of = 0) =>
  Object.fromEntries(
    (balanceOf(records, today).rows[of]?.cells ?? []).map(({ name, state, isMarked }) => [
      name,
      isMarked ? `${state}!` : state,
    ]),
  );

it('the balance tells what has a source, what has none and what is empty', () => {
  expect(cellsIn([aRecord('Ana')])).toMatchObject({
    nome: 'com fonte',
    vice_nome: 'com fonte',
    partido_sigla: 'sem fonte',
    bens_declarados: 'sem fonte',
    link_site_campanha: 'vazio',
    historico_eleitoral: 'vazio',
    resultado_1turno: 'vazio',
  });
});

it('the balance counts as filled what the page states out of another column', () => {
  const round = [{ turno: { turno: 1 } }];
  expect(cellsIn([aRecord('Ana', { resultados: round })])).toMatchObject({
    idade: 'sem fonte',
    coalition: 'sem fonte',
    pautas_defendidas: 'sem fonte',
    resultado_1turno: 'sem fonte',
  });
});

it('the balance counts a leaning that nobody is sure of as empty, as the page shows it', () => {
  const revisoes = [{ campo: 'inclinacao_politica', revisado_em: '2026-11-20', confianca: 'nenhuma' }];
  expect(cellsIn([aRecord('Ana', { revisoes })])).toMatchObject({ inclinacao_politica: 'vazio' });
});

it('the balance marks what is empty here and filled in three of four others, and nothing below that', () => {
  const site = { link_site_campanha: 'https://exemplo.org' };
  const others = (having: number) =>
    Array.from({ length: 4 }, (_, index) => aRecord(`Outra ${String(index)}`, index < having ? site : {}));
  expect(cellsIn([aRecord('Ana'), ...others(3)])).toMatchObject({ link_site_campanha: 'vazio!' });
  expect(cellsIn([aRecord('Ana'), ...others(2)])).toMatchObject({ link_site_campanha: 'vazio' });
});

it('the balance marks a biography under 60 % or over 160 % of the median alone', () => {
  const bio = (nome: string, length: number) => aRecord(nome, { bio_summary: 'x'.repeat(length) });
  const marked = (...lengths: number[]) =>
    balanceOf(
      lengths.map((length, index) => bio(`Nome ${String(index)}`, length)),
      today,
    ).rows.map(({ isLengthMarked }) => isLengthMarked);
  expect(marked(60, 100, 160)).toEqual([false, false, false]);
  expect(marked(59, 100, 161)).toEqual([true, false, true]);
  expect(balanceOf([aRecord('Ana', { bio_summary: null })], today)).toMatchObject({
    median: null,
    rows: [{ length: null, share: null, isLengthMarked: false }],
  });
});

it('the balance marks a record that nobody reviewed for 90 days', () => {
  const reviewed = (day: string) =>
    aRecord('Ana', { revisoes: [{ campo: 'nome', revisado_em: day, confianca: null }] });
  const isMarked = (record: BalanceRecord) => balanceOf([record], today).rows[0]?.isReviewMarked;
  expect(isMarked(reviewed('2026-08-24'))).toBe(false);
  expect(isMarked(reviewed('2026-08-23'))).toBe(true);
  expect(isMarked(aRecord('Ana', { revisoes: [] }))).toBe(true);
});

it('the balance lists by name, and counts themes, different publications, cells and marks', () => {
  const balance = balanceOf([aRecord('Zuleica'), aRecord('Álvaro', { revisoes: [] })], today);
  expect(balance.rows.map(({ nome, themes, sources }) => [nome, themes, sources])).toEqual([
    ['Álvaro', 1, 2],
    ['Zuleica', 1, 2],
  ]);
  expect(countCells(balance, ({ state }) => state === 'com fonte')).toBe(4);
  expect(countMarks(balance)).toBe(1);
});

it('the balance says in sentences what differs, and nothing where nothing does', () => {
  const site = { link_site_campanha: 'https://exemplo.org' };
  const [short, even] = balanceOf(
    [
      aRecord('Ana', { bio_summary: 'x'.repeat(20), revisoes: [] }),
      aRecord('Bia', site),
      aRecord('Caio', site),
      aRecord('Dora', site),
    ],
    today,
  ).rows.map(warningsOf);
  expect(short).toEqual([
    'Site da campanha: vazio aqui e preenchido em três de cada quatro das outras fichas.',
    'Biografia: 20 caracteres, −80 % em relação à mediana das fichas.',
    'Nenhuma revisão nos últimos 90 dias.',
  ]);
  expect(even).toEqual([]);
});

it('the balance knows the median of an odd, an even and no count, and words a distance', () => {
  expect([medianOf([3, 1, 2]), medianOf([4, 1, 2, 3]), medianOf([])]).toEqual([2, 2.5, null]);
  expect([1.15, 0.89, 1].map(distanceText)).toEqual(['+15 %', '−11 %', '0 %']);
});
