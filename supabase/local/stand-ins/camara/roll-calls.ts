import type { Copy } from './copy.ts';
import { paginate, unpaged } from './paginate.ts';
import { partyOn } from './party-on.ts';
import { QueryError } from './errors.ts';
import { type Query, readQuery } from './read-query.ts';
import type { FileContents } from './file-schemas.ts';
import { pagingParameters, type Question, type Resource } from './resource.ts';
import { dayInBrasilia, type Dates, shiftTo } from './time-shift.ts';

type RollCall = FileContents['votacoes']['dados'][number];

const dates: Dates = { data: '2026-05-21', hoje: '2026-05-21' };
/** Every roll call of the copy is of the plenary. */
const plenary = '180';

/** Requested days are real ones here, unlike in other collections. */
async function rollCallsUntil({ copy, now }: Question): Promise<RollCall[]> {
  const today = dayInBrasilia(now);
  return (await copy.read('votacoes')).dados.filter(({ data }) => data <= today);
}

/** The Chamber takes two days of one year; without any, the last thirty days. */
function windowOf(query: Query, now: number): { from: string; to: string } {
  const from = query.first('dataInicio');
  const to = query.first('dataFim');
  if (from !== null && to !== null && from.slice(0, 4) !== to.slice(0, 4))
    throw new QueryError(['dataInicio', 'dataFim']);
  if (from !== null) return { from, to: to ?? `${from.slice(0, 4)}-12-31` };
  if (to !== null) return { from: `${to.slice(0, 4)}-01-01`, to };
  const shift = shiftTo(dates, now);
  return { from: shift.daysBefore(30), to: shift.today };
}

const list: Resource = {
  path: /^\/votacoes$/,
  dates,
  async answer(question) {
    const { path, given, now } = question;
    const query = readQuery(given, {
      ...pagingParameters,
      id: 'texts',
      idOrgao: 'integers',
      dataInicio: 'day',
      dataFim: 'day',
    });
    const { from, to } = windowOf(query, now);
    const [ids, bodies] = [query.all('id'), query.all('idOrgao')];
    const rows = bodies.length > 0 && !bodies.includes(plenary) ? [] : await rollCallsUntil(question);
    return paginate(path, given, query, {
      rows: rows.filter(
        ({ id, data }) => data >= from && data <= to && (ids.length === 0 || ids.includes(id)),
      ),
      sortKeys: {
        id: ({ id }) => id,
        data: ({ data }) => data,
        dataHoraRegistro: ({ data, dataHoraRegistro }) => dataHoraRegistro ?? data,
      },
      defaultSort: { key: 'dataHoraRegistro', direction: 'DESC' },
      maxItems: 100,
    });
  },
};

async function rollCallOf(question: Question): Promise<RollCall | undefined> {
  return (await rollCallsUntil(question)).find(({ id }) => id === question.id);
}

/** As the Chamber lists affected ones; none where unknown. */
function affectedBy(proposition: FileContents['votacoes']['proposicoes'][string] | undefined): object[] {
  const [, siglaTipo, numero, ano] = /^(\S+) (\d+)\/(\d{4})$/.exec(proposition?.titulo ?? '') ?? [];
  if (siglaTipo === undefined) return [];
  return [{ siglaTipo, numero: Number(numero), ano: Number(ano), ementa: proposition?.ementa ?? null }];
}

const detail: Resource = {
  path: /^\/votacoes\/(\d+-\d+)$/,
  dates,
  async answer(question) {
    readQuery(question.given, {});
    const rollCall = await rollCallOf(question);
    if (rollCall === undefined) return null;
    const proposition = (await question.copy.read('votacoes')).proposicoes[rollCall.id];
    return unpaged(question.path, {
      ...rollCall,
      objetosPossiveis: [],
      proposicoesAfetadas: affectedBy(proposition),
    });
  },
};

/** Some voters have nothing but a number in the copy. */
async function voterOf(copy: Copy, id: number, party: string | null): Promise<object> {
  const listed = (await copy.read('deputados')).dados.find((row) => row.id === id);
  const { nome, siglaUf, urlFoto, idLegislatura } =
    listed ?? (await copy.read('deputados-detalhes'))[id]?.ultimoStatus ?? {};
  return { id, nome, siglaPartido: party, siglaUf, urlFoto, idLegislatura };
}

const votes: Resource = {
  path: /^\/votacoes\/(\d+-\d+)\/votos$/,
  dates,
  async answer(question) {
    readQuery(question.given, {});
    const { copy } = question;
    const rollCall = await rollCallOf(question);
    if (rollCall === undefined) return null;
    const [first, more, periods] = await Promise.all([
      copy.read('votos'),
      copy.read('votos-complemento'),
      copy.read('partidos-no-voto'),
    ]);
    const choices = Object.entries(first[rollCall.id] ?? more[rollCall.id] ?? {});
    const rows = choices.flatMap(([tipoVoto, deputies]) =>
      deputies.map(async (id) => ({
        tipoVoto,
        dataRegistroVoto: null,
        deputado_: await voterOf(copy, id, partyOn(periods, id, rollCall.data)),
      })),
    );
    return unpaged(question.path, await Promise.all(rows));
  },
};

/** The copy has no orientations: an empty list, as of a roll call without any. */
const orientations: Resource = {
  path: /^\/votacoes\/(\d+-\d+)\/orientacoes$/,
  dates,
  async answer(question) {
    readQuery(question.given, {});
    return (await rollCallOf(question)) === undefined ? null : unpaged(question.path, []);
  },
};

/** /votacoes and what lies below it, of the plenary. */
export const rollCalls: readonly Resource[] = [list, detail, votes, orientations];
