import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBackfill } from './backfill-fixture.ts';
import { loadVoteFiles } from './votes.ts';

/** Small files in the Chamber's shapes; roll calls, people and votes are fictitious. */
const rollCalls = [
  'id;data;dataHoraRegistro;siglaOrgao;aprovacao;descricao',
  '"90001-1";"2024-03-05";"2024-03-05T18:00:00";"PLEN";"1";"Aprovado o fictício ""A"";\nSim: 2; Não: 1"',
  '"90002-1";"2024-03-06";"2024-03-06T18:00:00";"PLEN";"";"Votação secreta fictícia. Sim: 1"',
  '"90003-1";"2024-03-06";"2024-03-06T18:00:00";"CCJC";"1";"De comissão"',
];
const voteHead =
  'idVotacao;voto;deputado_id;deputado_nome;deputado_siglaPartido;deputado_siglaUf;deputado_idLegislatura;deputado_urlFoto';
const voteOf = (rollCall: string, voto: string, id: string) =>
  `"${rollCall}";"${voto}";"${id}";"Fulana ${id}";"FIC";"SP";"57";""`;
const votes = [
  voteHead,
  voteOf('90001-1', 'Sim', '900001'),
  voteOf('90001-1', 'Sim', '900002'),
  voteOf('90001-1', 'Não', '900003'),
  voteOf('90001-1', 'Artigo 17', '900004'),
  voteOf('90002-1', '', '900001'),
  voteOf('90003-1', 'Sim', '900001'),
];
const benches = [
  'idVotacao;siglaBancada;orientacao',
  '"90001-1";"Governo";"Sim"',
  '"90001-1";"FIC";""',
  '"90003-1";"Governo";"Não"',
];
const backfill = useBackfill();
const { report, said, write, rowsOf } = backfill;
const voteRows = () =>
  rowsOf(
    'select v.id_camara, c.deputado_id, c.voto, c.partido_sigla from public.camara_votos c join public.camara_votacoes v on v.id = c.votacao_id order by 1, 2',
  );

beforeEach(async () => {
  await write('votacoes-2024.csv', rollCalls);
  await write('votacoesVotos-2024.csv', votes);
  await write('votacoesOrientacoes-2024.csv', benches);
});

describe('the yearly files of votes', () => {
  it('give the plenary alone, without secret votes and without the party of another day', async () => {
    await loadVoteFiles(backfill.database, backfill.folder, report);
    expect(
      await rowsOf(
        'select id_camara, descricao, aprovada, sim, nao, presidiu, tem_votos from public.camara_votacoes order by 1',
      ),
    ).toEqual([
      {
        id_camara: '90001-1',
        descricao: 'Aprovado o fictício "A";\nSim: 2; Não: 1',
        aprovada: true,
        sim: 2,
        nao: 1,
        presidiu: 1,
        tem_votos: true,
      },
      {
        id_camara: '90002-1',
        descricao: 'Votação secreta fictícia. Sim: 1',
        aprovada: null,
        sim: 1,
        nao: null,
        presidiu: null,
        tem_votos: false,
      },
    ]);
    const voted = await voteRows();
    expect(voted).toHaveLength(4);
    expect(voted[0]).toEqual({ id_camara: '90001-1', deputado_id: 900001, voto: 1, partido_sigla: null });
    expect(await rowsOf('select bancada, orientacao from public.camara_orientacoes')).toEqual([
      { bancada: 'Governo', orientacao: 'Sim' },
    ]);
    expect(await rowsOf('select distinct partido_sigla from public.camara_deputados')).toEqual([
      { partido_sigla: null },
    ]);
    expect(said.at(-1)).toContain(
      'arquivo 3 de 3 (votacoesOrientacoes-2024.csv) · 7 linhas · 100% · faltam 0 s',
    );
  });

  it('list the roll calls whose votes contradict the text, whatever its capitals', async () => {
    await write('votacoes-2024.csv', [
      rollCalls[0] ?? '',
      '"90001-1";"2024-03-05";"2024-03-05T18:00:00";"PLEN";"1";"Aprovado o fictício. Sim: 2; não: 30"',
    ]);
    await loadVoteFiles(backfill.database, backfill.folder, report);
    expect(said.at(-1)).toBe('Votos que não somam o total do texto da Câmara: 90001-1');
  });

  it('change nothing when loaded twice, and keep the party of the day that another source told', async () => {
    await loadVoteFiles(backfill.database, backfill.folder, report);
    await backfill.database.script(
      `update public.camara_votos set partido_sigla = 'DIA' where deputado_id = 900001`,
    );
    const before = await voteRows();
    await loadVoteFiles(backfill.database, backfill.folder, report);
    expect(await voteRows()).toEqual(before);
    expect(
      await rowsOf(
        `select conjunto, gravados from public.sincronizacoes where origem = 'arquivo' order by id desc limit 3`,
      ),
    ).toEqual([
      { conjunto: 'orientacoes', gravados: 0 },
      { conjunto: 'votos', gravados: 0 },
      { conjunto: 'votacoes', gravados: 0 },
    ]);
  });

  const leftOut = () =>
    rowsOf(
      `select conjunto, linhas_fora as n from public.saude_dos_dados() where linhas_fora > 0 order by conjunto`,
    );

  it.each([
    ['a number that is none', voteOf('90001-1', 'Sim', 'x'), 'deputado_.id de outro formato.'],
    ['an unknown word', voteOf('90001-1', 'Talvez', '900003'), 'tipoVoto de outro formato.'],
    ['a cell too few', '"90001-1";"Sim"', 'linha de outro formato.'],
    ['a quote that never closes', '"90001-1;Sim', 'linha de outro formato.'],
    ['bytes that are no text', voteOf('90001-1', 'N\uFFFDo', '900003'), 'linha de outro formato.'],
  ])('leave out a row with %s alone, name its line and count it until it is mended', async (_, bad, why) => {
    await write('votacoesVotos-2024.csv', [...votes.slice(0, 3), bad, ...votes.slice(3)]);
    await loadVoteFiles(backfill.database, backfill.folder, report);
    expect(said).toContain(`votacoesVotos-2024.csv, linha 4: ${why}`);
    expect(said).toContain(
      'votacoesVotos-2024.csv: 1 linha que a Câmara publicou com defeito foi deixada de fora.',
    );
    expect(await voteRows()).toHaveLength(4);
    expect(await leftOut()).toEqual([{ conjunto: 'votos', n: 1 }]);
    await write('votacoesVotos-2024.csv', votes);
    await loadVoteFiles(backfill.database, backfill.folder, report);
    expect(await voteRows()).toHaveLength(4);
    expect(await leftOut()).toEqual([]);
  });

  it('count what a roll call lacks of its votes and of its orientations, each for itself', async () => {
    await write('votacoesVotos-2024.csv', [...votes, voteOf('90001-1', 'Talvez', '900005')]);
    await write('votacoesOrientacoes-2024.csv', [
      ...benches,
      '"90001-1";"FIC";"Talvez"',
      '"90001-1";"";"Sim"',
    ]);
    await loadVoteFiles(backfill.database, backfill.folder, report);
    expect(
      await rowsOf(
        'select id_camara, votos_fora as votes, orientacoes_fora as benches from public.camara_votacoes order by 1',
      ),
    ).toEqual([
      { id_camara: '90001-1', votes: 1, benches: 2 },
      { id_camara: '90002-1', votes: 0, benches: 0 },
    ]);
    expect(await leftOut()).toEqual([
      { conjunto: 'orientacoes', n: 2 },
      { conjunto: 'votos', n: 1 },
    ]);
  });

  it('keep a person without what cannot be read of them, and a name without what nobody sees', async () => {
    await write('votacoesVotos-2024.csv', [
      ...votes,
      '"90001-1";"Sim";"900006";"Fula\u00ADna\u200B";"FIC";"sp";"9999";"ftp://x"',
    ]);
    await loadVoteFiles(backfill.database, backfill.folder, report);
    expect(
      await rowsOf('select nome, uf, legislatura, foto_url from public.camara_deputados where id = 900006'),
    ).toEqual([{ nome: 'Fulana', uf: null, legislatura: null, foto_url: null }]);
    expect(await leftOut()).toEqual([]);
  });

  it('part a batch that the database refuses until the bad row is alone', async () => {
    await backfill.database.script(
      `alter table public.camara_votos add constraint planted check (deputado_id <> 900002)`,
    );
    await loadVoteFiles(backfill.database, backfill.folder, report);
    await backfill.database.script('alter table public.camara_votos drop constraint planted');
    expect(said).toContainEqual(expect.stringContaining('votacoesVotos-2024.csv, linha 3: '));
    expect((await voteRows()).map((row) => 'deputado_id' in row && row.deputado_id)).toEqual([
      900001, 900003, 900004,
    ]);
    expect(await leftOut()).toEqual([{ conjunto: 'votos', n: 1 }]);
  });

  it('tell the lines of a batch that the database refused whole, and note the refusal', async () => {
    await backfill.database.script('alter table public.camara_votos rename to planted');
    const loading = loadVoteFiles(backfill.database, backfill.folder, report);
    await expect(loading).rejects.toThrow(
      /^Recusados:\nvotacoesVotos-2024\.csv, linhas 2 a 5: .*camara_votos/,
    );
    await backfill.database.script('alter table public.planted rename to camara_votos');
    expect(
      await rowsOf(
        `select codigo_erro, lidos, gravados from public.sincronizacoes where conjunto = 'votos' order by id`,
      ),
    ).toEqual([
      { codigo_erro: 'sql_42p01', lidos: 0, gravados: 0 },
      { codigo_erro: null, lidos: 4, gravados: 0 },
    ]);
    expect(await leftOut()).toEqual([]);
  });

  it('are asked for where the folder holds none', async () => {
    for (const name of ['votacoes', 'votacoesVotos', 'votacoesOrientacoes'])
      await rm(join(backfill.folder, `${name}-2024.csv`));
    await expect(loadVoteFiles(backfill.database, backfill.folder, report)).rejects.toThrow(
      `Nenhum arquivo votacoes…-AAAA.csv em ${backfill.folder}.`,
    );
  });

  it('stopped between batches and run again give the same rows', async () => {
    const person = (at: number) => String(910_000 + at);
    const many = Array.from({ length: 11 }, (_, rollCall) => `9100${rollCall}-1`);
    await write('votacoes-2024.csv', [
      rollCalls[0] ?? '',
      ...many.map(
        (id) => `"${id}";"2024-04-01";"2024-04-01T10:00:00";"PLEN";"1";"Fictícia. Sim: 500; Não: 0"`,
      ),
    ]);
    await write('votacoesVotos-2024.csv', [
      voteHead,
      ...many.flatMap((id) => Array.from({ length: 500 }, (_, at) => voteOf(id, 'Sim', person(at)))),
    ]);
    const stop = new Error('stopped by the person');
    await expect(
      loadVoteFiles(backfill.database, backfill.folder, (line) => {
        if (line.includes('votacoesVotos')) throw stop;
      }),
    ).rejects.toBe(stop);
    // Whole roll calls alone: none is there in part.
    expect(
      await rowsOf('select sim, count(*)::int as n from public.camara_votacoes where tem_votos group by 1'),
    ).toEqual([{ sim: 500, n: 9 }]);
    await loadVoteFiles(backfill.database, backfill.folder, report);
    expect(await rowsOf('select count(*)::int as n from public.camara_votos')).toEqual([{ n: 5_500 }]);
  });
});
