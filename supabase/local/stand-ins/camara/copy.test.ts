import { expect, test } from 'vitest';
import { openCopy } from './copy.ts';

const copy = openCopy();

test('every party and state of a deputy is in its list', async () => {
  const parties = new Set((await copy.read('partidos')).dados.map(({ sigla }) => sigla));
  const states = new Set((await copy.read('ufs')).dados.map(({ sigla }) => sigla));
  const { dados } = await copy.read('deputados');
  expect(dados.filter((row) => !parties.has(row.siglaPartido) || !states.has(row.siglaUf))).toEqual([]);
});

test('the copy is whole and holds no personal tax number', async () => {
  const expenses = Object.values(await copy.read('despesas')).flat();
  expect(expenses).toHaveLength(25_383);
  const suppliers = expenses.filter(
    ({ cnpjCpfFornecedor: id }) => id !== null && id.replace(/\D/g, '').length === 11,
  );
  expect(suppliers).toEqual([]);
  const { dados, autores } = await copy.read('proposicoes');
  expect(dados).toHaveLength(7_023);
  expect(Object.keys(autores)).toHaveLength(448);
  expect(Object.values(await copy.read('discursos')).flat()).toHaveLength(276);
  const details = await copy.read('deputados-detalhes');
  expect(Object.keys(details)).toHaveLength(641);
  expect(JSON.stringify(details)).not.toContain('"cpf"');
  for (const file of ['deputados', 'deputados-legislatura-57'] as const)
    for (const { id } of (await copy.read(file)).dados) expect(details).toHaveProperty(String(id));
});

/** Without accents, so that a transcription's spelling is found. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

test('no speech names its own speaker, as another’s would', async () => {
  const { dados } = await copy.read('deputados-legislatura-57');
  const names = new Map(
    dados.map(({ id, nome }) => [String(id), plain(nome).split(' ').slice(0, 2).join(' ')]),
  );
  const speeches = Object.entries(await copy.read('discursos')).flatMap(([id, rows]) =>
    rows
      .filter(({ dataHoraInicio }) => dataHoraInicio.startsWith('2024'))
      .map(({ transcricao }) => ({ name: names.get(id) ?? id, words: plain(transcricao ?? '') })),
  );
  expect(speeches).toHaveLength(177);
  expect(speeches.filter(({ name, words }) => words.includes(name))).toEqual([]);
});
