import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readSource } from '../../local/data/seed/source.ts';
import { candidateRecords, sourceFaults } from './candidates.ts';
import { compareChamberFile } from './chamber.ts';
import { diffRecords, type Records } from './diff-records.ts';
import { colorsFile, colorsJson, readParties } from './parties.ts';

const records = (rows: Record<string, Record<string, unknown>>): Records =>
  new Map(Object.entries(rows).map(([key, fields]) => [key, { name: key.toUpperCase(), fields }]));

describe('the difference to read before data is replaced', () => {
  it('names who comes, who goes, and each changed field with both values', () => {
    expect(
      diffRecords(
        records({ a: { idade: 40 }, b: { idade: 50, cargo: 'x' }, c: { idade: 60 } }),
        records({ b: { idade: 51, foto: null }, c: { idade: 60 }, d: {} }),
      ),
    ).toEqual([
      '- A',
      '~ B',
      '    idade: 50 → 51',
      '    cargo: "x" → ausente',
      '    foto: ausente → null',
      '+ D',
    ]);
  });

  it('of a file of the Chamber counts the records and tells apart rows of one person', async () => {
    const file = (dados: readonly Record<string, unknown>[]) => brotliCompressSync(JSON.stringify({ dados }));
    const before = file([
      { id: 1, nome: 'Ana', partido: 'A' },
      { id: 1, nome: 'Ana', partido: 'B' },
    ]);
    const after = file([
      { id: 1, nome: 'Ana', partido: 'A' },
      { id: 1, nome: 'Ana', partido: 'C' },
      { id: 2, nome: 'Rui', partido: 'A' },
    ]);
    expect(await compareChamberFile('deputados', before, after)).toEqual([
      'deputados: 2 registros → 3',
      '~ 1 Ana',
      '    partido: "B" → "C"',
      '+ 2 Rui',
    ]);
    expect(await compareChamberFile('deputados', before, before)).toEqual([]);
  });

  it('of a file of the Chamber shows what it keeps beside the rows, too', async () => {
    const file = (temas: readonly string[]) =>
      brotliCompressSync(JSON.stringify({ dados: [{ id: '1-1' }], proposicoes: { '1-1': { temas } } }));
    expect(await compareChamberFile('votacoes', file(['Saúde']), file(['Educação']))).toEqual([
      'votacoes: 1 registros → 1',
      '~ proposicoes',
      '    1-1: {"temas":["Saúde"]} → {"temas":["Educação"]}',
    ]);
  });
});

it('the difference of a file of the Chamber shows forty lines, cut, and counts the others', async () => {
  const file = (ementa: string) =>
    brotliCompressSync(
      JSON.stringify({ dados: Array.from({ length: 25 }, (_, id) => ({ id: id + 1, ementa })) }),
    );
  const lines = await compareChamberFile('proposicoes', file('a'), file('b'.repeat(200)));
  expect(lines[0]).toBe('proposicoes: 25 registros → 25');
  expect(lines.slice(1, 3)).toEqual(['~ 1', `    ementa: "a" → "${'b'.repeat(138)}...`]);
  expect(lines).toHaveLength(42);
  expect(lines.at(-1)).toBe('  … e mais 10 linhas');
});

describe('a new file of candidates', () => {
  it('is what the repository holds when nothing is found and nothing changes', async () => {
    const source = await readSource();
    expect(sourceFaults(source, await readParties())).toEqual([]);
    expect(diffRecords(candidateRecords(source), candidateRecords(source))).toEqual([]);
  });

  it('is refused with a sentence for each fault', async () => {
    const source = await readSource();
    const [first, second, third, fourth] = source.candidatos;
    if (!first || !second || !third || !fourth) throw new Error('The file holds fewer than four candidates.');
    const faults = sourceFaults(
      {
        ...source,
        candidatos: [
          { ...first, idade: 34, link_wikipedia: 'http://pt.wikipedia.org/wiki/X' },
          { ...second, partido_sigla: 'XYZ' },
          { ...third, id: fourth.id, partido_cor_hex: '#123456', status: 'archived' },
          {
            ...fourth,
            partido_nome: 'Outro nome',
            extra: { ...fourth.extra, numero_urna: first.extra.numero_urna, foto: { credito: 'Alguém' } },
          },
        ],
      },
      await readParties(),
    );
    expect(faults).toEqual([
      'Flávio Bolsonaro: o identificador está no arquivo duas vezes.',
      'Escritor Augusto Cury: está na urna, mas não está ativo.',
      'Flávio Bolsonaro: outro candidato tem o mesmo número na urna.',
      'Clariana Barão: 34 anos: a idade mínima é 35.',
      'Clariana Barão: o endereço http://pt.wikipedia.org/wiki/X não usa https.',
      'Edmilson Costa: o partido XYZ não está entre os registrados no TSE.',
      'Escritor Augusto Cury: a cor do partido é #2eabb1.',
      'Flávio Bolsonaro: o partido se chama "Partido Liberal", não "Outro nome".',
      'Flávio Bolsonaro: o número na urna é o do partido, 22, não 27.',
      'Flávio Bolsonaro: a foto não diz a licença.',
    ]);
  });
});

it('the colours on the site are those of the file of parties (data:parties)', async () => {
  expect(await readFile(colorsFile, 'utf8')).toBe(colorsJson(await readParties()));
});
