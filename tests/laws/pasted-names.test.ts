import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { matchingOutcomes } from '@/features/admin/outcomes/model';
import { nearNames, withName } from '@/features/deputies/list/name-search';
import { readFilters } from '@/features/deputies/list/filter-params';
import { readPeopleFilters } from '@/features/politicians/people-params';
import { matchingElected, noElectedFilters } from '@/features/results/elected-model';
import { deputyName, voteGroups } from '@/features/votes/roll-call/roll-call-votes-model';
import { withPastedName } from '@/lib/text/pasted-name';
import { openCopy } from '../../supabase/local/stand-ins/camara/copy.ts';

const { dados: people } = await openCopy().read('deputados');

/** As people write of somebody in a message, a newspaper or a table. */
const pasted = (name: string, party: string, uf: string): string[] => [
  `Dep. ${name}`,
  `Deputado ${name}`,
  `DEPUTADA FEDERAL ${name.toUpperCase()}`,
  `${name} (${party})`,
  `${name} (${party}-${uf})`,
  `${name} - ${party}/${uf}`,
  `${name}, ${party}`,
  name.normalize('NFD'),
  name.replace(' ', '\u00A0\u200B').replace(/(\p{L})(\p{L})$/u, '$1\u00AD$2'),
];

describe('every deputy of the copy is found by a pasted name', () => {
  it('among all, each in one of nine ways', () => {
    expect(people.length).toBeGreaterThan(500);
    const lost = people.flatMap(({ nome, siglaPartido, siglaUf }, index) => {
      const all = pasted(nome, siglaPartido, siglaUf);
      const typed = all[index % all.length] ?? '';
      return withPastedName(people, typed, (one) => one.nome).some((one) => one.nome === nome) ? [] : [typed];
    });
    expect(lost).toEqual([]);
  });

  it('with a slip of a letter is suggested, whatever office or party stands beside it', () => {
    const [hilton] = people.filter(({ nome }) => nome === 'Erika Hilton');
    for (const typed of pasted('Erica Hiltom', 'PSOL', 'SP'))
      expect([typed, nearNames(people, typed)]).toEqual([typed, [hilton]]);
  });
});

const erika = { nome: 'Erika Hilton', siglaUf: 'SP', siglaPartido: 'PSOL', id: 220645, urlFoto: null };
const other = { nome: 'Kim Kataguiri', siglaUf: 'SP', siglaPartido: 'UNIÃO', id: 204536, urlFoto: null };
const ways = pasted('Erika Hilton', 'PSOL', 'SP');
const candidatesFile = z.object({ candidatos: z.array(z.object({ nome: z.string() })) });

describe('each search of names takes a pasted one', () => {
  it.each(ways)('%j', (typed) => {
    const params = new URLSearchParams({ nome: typed });
    const elected = [erika, other].map(({ nome, siglaUf, siglaPartido, id }) => ({
      id: String(id),
      uf: siglaUf,
      nome_urna: nome,
      partido_sigla: siglaPartido,
      deputado_id: id,
      fontes: [],
      situacao_lista: 'conferido',
    }));
    const outcomes = [erika, other].map((member) => ({ member, outcome: null }));
    const noFilters = { uf: '', destino: '', situacao: '' };
    const votes = [erika, other].map(({ id, nome, siglaUf }) => ({
      voto: 1 as const,
      partido_sigla: null,
      deputado: { id, nome, uf: siglaUf },
    }));
    expect(withName([erika, other], readFilters(params).nome)).toEqual([erika]);
    expect(
      matchingElected(elected, { ...noElectedFilters, nome: readPeopleFilters(params).nome }, withPastedName),
    ).toHaveLength(1);
    expect(matchingOutcomes(outcomes, { ...noFilters, nome: typed })).toHaveLength(1);
    expect(voteGroups(votes, typed, withPastedName).flatMap(({ of }) => of.map(deputyName))).toEqual([
      'Erika Hilton',
    ]);
  });

  it('of candidates too', async () => {
    const file = await readFile('supabase/local/data/candidatos-2026.json', 'utf8');
    const { candidatos } = candidatesFile.parse(JSON.parse(file));
    const lost = candidatos.filter(({ nome }) =>
      pasted(nome, 'UNIÃO', 'GO').some((typed) =>
        withPastedName(candidatos, typed, (one) => one.nome).every((one) => one.nome !== nome),
      ),
    );
    expect(lost).toEqual([]);
  });
});

const features = import.meta.glob<string>('/src/features/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
});

it('no screen searches names on its own', async () => {
  const files = Object.entries(features);
  const texts = await Promise.all(files.map(async ([file, read]) => ({ file, text: await read() })));
  const own = texts.filter(({ text }) => /foldText\([^()]*(?:nome|name)[^()]*\)\s*\.includes\(/i.test(text));
  expect(files.length).toBeGreaterThan(100);
  expect(own.map(({ file }) => file)).toEqual([]);
});
