import { readFile, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { readElection } from '../../local/data/seed/election-source.ts';
import { run } from './data-results.ts';
import { watchCommand } from '../watched-command.ts';

const example = new URL('../../local/data/eleicao-2026/tse-feed-exemplo.json', import.meta.url);
const { path, lines, written, write } = watchCommand();
/** The example as if it came from the court. */
const genuine = (await readFile(example, 'utf8')).replace('"_gerado": true,', '');

/** As if from the court, blank votes and turnout one higher. */
const higher = () =>
  genuine.replace('"c": "125275835"', '"c": "125275836"').replace('"vb": "2300798"', '"vb": "2300799"');

it('data:results shows what a file changes and writes nothing unasked', async () => {
  await writeFile(path, higher());
  await run([path], write);
  expect(lines.join('\n')).toContain('brancos: 2300798 → 2300799');
  expect(lines.at(-1)).toBe('Nada foi escrito. Para aplicar: --aplicar');
  expect([...written.keys()]).toEqual([]);
});

it('data:results writes the round and its seed with --aplicar', async () => {
  await writeFile(path, higher());
  await run([path, '--aplicar'], write);
  expect(lines.at(-1)).toBe('Aplicado. Confira com git diff e npm test.');
  expect([...written.keys()]).toEqual(['primeiro-turno-presidente.json', 'seed-eleicao-2026.sql']);
  expect(JSON.parse(written.get('primeiro-turno-presidente.json') ?? '')).toMatchObject({
    turno: 1,
    brancos: 2_300_799,
    comparecimento: 125_275_836,
  });
  expect(written.get('seed-eleicao-2026.sql')).toContain('brancos = 2300799');
});

it('data:results says that nothing changes, and writes nothing even when asked to', async () => {
  await writeFile(path, genuine);
  await run([path, '--aplicar'], write);
  expect(lines.at(-1)).toBe('Nada muda.');
  expect([...written.keys()]).toEqual([]);
});

it.each([
  ['a count that has not ended', ['"tf": "s"', '"tf": "n"'], 'A totalização não terminou.'],
  ['a vote more', ['"vap": "53879538"', '"vap": "53879539"'], 'A soma dos votos (119.300.789)'],
] as const)('data:results refuses %s in words and writes nothing', async (_, [old, now], sentence) => {
  await writeFile(path, genuine.replace(old, now));
  await expect(run([path, '--aplicar'], write)).rejects.toThrow(sentence);
  expect([...written.keys()]).toEqual([]);
});

it('data:results compares a made-up example, and refuses in words to make it the data', async () => {
  await run([example.pathname], write);
  expect(lines).toEqual([
    'O próprio arquivo diz que é um exemplo gerado, não um arquivo do TSE.',
    'Nada muda.',
  ]);
  await expect(run([example.pathname, '--aplicar'], write)).rejects.toThrow(
    'O próprio arquivo diz que é um exemplo gerado, não um arquivo do TSE. Nada foi escrito.',
  );
  expect([...written.keys()]).toEqual([]);
});

it('data:results writes a second round beside the first, which stays', async () => {
  const { firstRound } = await readElection();
  const [one, other] = firstRound.votos.filter(({ situacao }) => situacao === 'segundo_turno');
  const person = (sqcand: string | null = '', st = '', vap = '', pvap = '') => ({
    ...{ n: '10', nmu: 'A', sqcand, st, vap, pvap },
  });
  const cand = [
    person(one?.tse_sq, 'Não eleito', '4', '40,00'),
    person(other?.tse_sq, 'Eleito', '6', '60,00'),
  ];
  const second = {
    ...{ ele: '620', t: '2', cdabr: 'br', dg: '26/10/2026', tf: 's', e: { te: '20', c: '12' } },
    ...{ v: { vv: '10', vb: '1', tvn: '1' }, carg: [{ cd: '1', agr: [{ par: [{ sg: 'X', cand }] }] }] },
  };
  await writeFile(path, JSON.stringify(second));
  await run(['--aplicar', path], write);
  expect(lines[0]).toMatch(/^\+ Totais do 2º turno\n/);
  expect([...written.keys()]).toEqual(['segundo-turno-presidente.json', 'seed-eleicao-2026.sql']);
  expect(JSON.parse(written.get('segundo-turno-presidente.json') ?? '')).toMatchObject({
    turno: 2,
    validos: 10,
  });
  expect(written.get('seed-eleicao-2026.sql')).toContain(`, 6, 60, 'eleito')`);
  expect(written.get('seed-eleicao-2026.sql')).toContain('brancos = 2300798');
});

/** The court's shape, made up from a list that lacks `sqcand`. */
const deputiesOf = (sqcand: string, sample: object = {}) =>
  JSON.stringify({
    ...sample,
    ...{ ele: '6259', t: '1', cdabr: 'es', dg: '05/10/2026', tf: 's', e: { te: '', c: '' } },
    v: { vv: '', vb: '', tvn: '' },
    carg: [
      {
        cd: '6',
        agr: [
          {
            par: [
              {
                sg: 'EXA',
                cand: [{ n: '9191', sqcand, nmu: 'ANA EXEMPLO', st: 'Eleito por QP', vap: '120', pvap: '' }],
              },
            ],
          },
        ],
      },
    ],
  });

it('data:results refuses the example of deputies in words: it lacks the numbers that people are matched by', async () => {
  await writeFile(path, deputiesOf('', { _gerado: true }));
  await expect(run([path], write)).rejects.toThrow(
    'O arquivo não traz o número sequencial (sqcand) de ANA EXEMPLO.',
  );
});

it('data:results shows what a file of deputies says otherwise than the list, and never writes it', async () => {
  await writeFile(path, deputiesOf('80000000001'));
  await run([path], write);
  expect(lines.join('\n')).toContain('ANA EXEMPLO (ES)');
  await expect(run([path, '--aplicar'], write)).rejects.toThrow(
    'A lista de eleitos para a Câmara só é comparada: nada foi escrito.',
  );
  expect([...written.keys()]).toEqual([]);
});

it('data:results says that a file of deputies tells nothing else than the list', async () => {
  const { elected } = await readElection();
  const par = elected.flatMap(({ uf, nome_urna, partido_sigla, numero_urna, votos }, at) => {
    const person = { n: String(numero_urna), sqcand: String(at), nmu: nome_urna, vap: String(votos) };
    return uf === 'ES' ? [{ sg: partido_sigla, cand: [{ ...person, st: 'Eleito por QP' }] }] : [];
  });
  const file = {
    ...z.looseObject({}).parse(JSON.parse(deputiesOf('1'))),
    carg: [{ cd: '6', agr: [{ par }] }],
  };
  await writeFile(path, JSON.stringify(file));
  await run([path], write);
  expect(lines).toEqual(['Nada difere.']);
});
