import { expect, test } from 'vitest';
import { readTask } from '../../../supabase/functions/sincronizar-camara/read.ts';
import { ReadingError } from '../../../supabase/functions/sincronizar-camara/source.ts';

const turno = '00000000-0000-4000-8000-000000000001';
const vote = { tipoVoto: 'Sim', deputado_: { id: 7, nome: 'Ana' } };
const bill = { id: 42, siglaTipo: 'PL', numero: 9, ano: 2026, ementa: 'Dispõe.' };

/** Reads the votes of these roll calls from answers by path; an error is thrown. */
function read(answers: Record<string, unknown>, ...wanted: { id: string; semTemas?: boolean }[]) {
  const asked: string[] = [];
  const source = {
    get(path: string): Promise<unknown> {
      asked.push(path);
      const answer = answers[path] ?? { dados: /\/votos$/.test(path) ? [vote] : [] };
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    origin: () => 'api' as const,
  };
  const votacoes = wanted.map(({ id, semTemas = false }) => ({ id, semTemas, semTitulo: semTemas }));
  return { asked, batches: readTask(source, { turno, tarefa: 'votos', votacoes }) };
}

const about = (proposicoesAfetadas: unknown) => ({
  '/votacoes/1-1': { dados: { proposicoesAfetadas } },
});
const subjects = (count: number) => Array.from({ length: count }, (_, n) => ({ tema: `Assunto ${n}` }));
const wanted = { id: '1-1', semTemas: true };

test('a roll call that is named and filed already is asked for votes and orientations alone', async () => {
  const { asked, batches } = read({}, { id: '1-1' });
  expect(await batches).toMatchObject([{ chave: 'votos:1-1', lidos: 1, fora: { votos: 0, orientacoes: 0 } }]);
  expect(asked.toSorted()).toEqual(['/votacoes/1-1/orientacoes', '/votacoes/1-1/votos']);
});

test.each([
  ['no proposition', [], 0],
  ['a null in the place of propositions', null, 0],
  ['no word of propositions', undefined, 0],
  ['two propositions', [bill, { ...bill, numero: 10 }], 0],
  ['one that nobody can read', [{ ...bill, numero: 'nove' }], 1],
])(
  '%s gives a roll call no name and no subjects, and is told where it is a defect',
  async (_, given, bad) => {
    const { asked, batches } = read(about(given), wanted);
    const [batch] = await batches;
    expect(batch).toMatchObject({ fora: { assunto: bad } });
    for (const part of ['titulo', 'ementa', 'temas']) expect(batch).not.toHaveProperty(part);
    expect(asked.filter((path) => path.startsWith('/proposicoes'))).toEqual([]);
  },
);

test.each([
  ['none of which can be read are asked for again', [{ tema: 7 }], undefined, 0],
  [
    'one of which cannot be read lose no other',
    [{ tema: 7 }, { tema: 'Saúde' }, { tema: 'Saúde' }],
    ['Saúde'],
    1,
  ],
  ['beyond the first fifty are left out', subjects(60), subjects(50).map(({ tema }) => tema), 0],
])('subjects %s', async (_, dados, temas, assunto) => {
  const { batches } = read({ ...about([bill]), '/proposicoes/42/temas': { dados } }, wanted);
  const [batch] = await batches;
  expect(batch).toMatchObject({ titulo: 'PL 9/2026', fora: { assunto } });
  expect(batch && 'temas' in batch ? batch.temas : undefined).toEqual(temas);
});

test('a roll call that the Chamber cannot answer is refused beside others that it answers, and alone waits', async () => {
  const broken = { '/votacoes/1-1/votos': new ReadingError('upstream_error', false) };
  expect(await read(broken, { id: '1-1' }, { id: '2-2' }).batches).toMatchObject([
    { chave: 'votos:2-2', lidos: 1 },
    { chave: 'votos:1-1', falha: 'upstream_error' },
  ]);
  await expect(read(broken, { id: '1-1' }).batches).rejects.toThrow('upstream_error');
  const slow = { '/votacoes/1-1/votos': new ReadingError('upstream_timeout', false) };
  expect(await read(slow, { id: '1-1' }, { id: '2-2' }).batches).toMatchObject([{ chave: 'votos:2-2' }]);
  const late = { '/votacoes/1-1/orientacoes': new ReadingError('upstream_timeout', false) };
  expect(await read(late, { id: '1-1' }, { id: '2-2' }).batches).toMatchObject([{ chave: 'votos:2-2' }]);
  const gone = { '/votacoes/3-3/votos': new ReadingError('not_found', true) };
  expect(await read({ ...broken, ...gone }, { id: '1-1' }, { id: '3-3' }).batches).toEqual([
    { chave: 'votos:3-3', falha: 'not_found' },
  ]);
});

test('a row of the deputies’ list that is nobody’s stands for somebody unknown, once', async () => {
  const sitting = Array.from({ length: 480 }, (_, n) => ({
    id: n + 1,
    nome: 'Ana',
    siglaPartido: 'PT',
    siglaUf: 'SP',
  }));
  const listOf = async (...odd: unknown[]) => {
    const source = {
      get: () => Promise.resolve({ dados: [...sitting, ...odd] }),
      origin: () => 'api' as const,
    };
    const [batch] = await readTask(source, { turno, tarefa: 'deputados' });
    return batch && 'linhas' in batch ? [batch.linhas.length, batch.fora, batch.linhas.at(-1)] : batch;
  };
  expect(await listOf()).toEqual([480, 0, expect.objectContaining({ id: 480 })]);
  expect(await listOf(null, 'x')).toEqual([481, 2, { id: null }]);
  expect(await listOf(null, { id: 'x', nome: 'Rui' })).toEqual([
    481,
    2,
    expect.objectContaining({ id: null, nome: 'Rui' }),
  ]);
});
