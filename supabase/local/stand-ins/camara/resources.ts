import type { Copy } from './copy.ts';
import type { FileContents } from './file-schemas.ts';
import { deputyList } from './deputies.ts';
import { expenses } from './expenses.ts';
import { paginate, unpaged } from './paginate.ts';
import { propositions } from './propositions.ts';
import { readQuery } from './read-query.ts';
import { pagingParameters, type Resource } from './resource.ts';
import { rollCalls } from './roll-calls.ts';
import { speeches } from './speeches.ts';
import type { Dates } from './time-shift.ts';

const listDates: Dates = { data: '2026-08-22', hoje: '2026-08-22' };
type DeputyRow = FileContents['deputados']['dados'][number];
type DeputyRecord = FileContents['deputados-detalhes'][string];
const noOffice = { nome: null, predio: null, sala: null, andar: null, telefone: null, email: null };

/** When the list of everybody who sat in the legislature was recorded. */
const everyoneListed = '2026-01-22';

/** Civil names and births of late deputies date from this day. */
const namesRecorded = '2026-01-13';

/** Late deputies are known from lists alone, some by civil name. */
function recordedOn({ nomeCivil, ultimoStatus }: DeputyRecord): string | undefined {
  if (ultimoStatus.data !== null || ultimoStatus.condicaoEleitoral !== null) return undefined;
  return nomeCivil === null ? listDates.data : namesRecorded;
}

async function listed(copy: Copy, id: string) {
  return (await copy.read('deputados')).dados.find((row) => String(row.id) === id);
}

/** The list decides; an earlier legislature's office and condition no longer count. */
function statusBy(row: DeputyRow, { ultimoStatus }: DeputyRecord): DeputyRecord['ultimoStatus'] {
  const isSame = ultimoStatus.idLegislatura === row.idLegislatura;
  return {
    ...ultimoStatus,
    ...row,
    nomeEleitoral: row.nome,
    situacao: 'Exercício',
    ...(isSame ? {} : { condicaoEleitoral: null, gabinete: noOffice, data: null }),
  };
}

const deputy: Resource = {
  path: /^\/deputados\/(\d+)$/,
  dates: { data: '2025-03-21', hoje: '2025-03-21' },
  /** The newer list decides; without a status the earlier record does. */
  async coverage({ copy, id }) {
    const record = (await copy.read('deputados-detalhes'))[id];
    const data = record && recordedOn(record);
    const own = data === undefined ? {} : { data };
    if ((await listed(copy, id)) !== undefined) return { lista: listDates.data, ...own };
    const missing = { foraDaLista: listDates.data, ...own };
    return record?.ultimoStatus.data === null ? { lista: everyoneListed, ...missing } : missing;
  },
  async answer({ copy, path, id, given }) {
    readQuery(given, {});
    const details = (await copy.read('deputados-detalhes'))[id];
    if (details === undefined) return null;
    const row = await listed(copy, id);
    return unpaged(path, row === undefined ? details : { ...details, ultimoStatus: statusBy(row, details) });
  },
};

const parties: Resource = {
  path: /^\/partidos$/,
  dates: listDates,
  async answer({ copy, path, given }) {
    const query = readQuery(given, {
      ...pagingParameters,
      sigla: 'texts',
      idLegislatura: 'integers',
      dataInicio: 'day',
      dataFim: 'day',
    });
    const wanted = query.all('sigla');
    const { dados } = await copy.read('partidos');
    return paginate(path, given, query, {
      rows: dados.filter(({ sigla }) => wanted.length === 0 || wanted.includes(sigla)),
      sortKeys: { id: ({ id }) => id, sigla: ({ sigla }) => sigla, nome: ({ nome }) => nome },
      defaultSort: { key: 'sigla', direction: 'ASC' },
      maxItems: 100,
    });
  },
};

function reference(name: string, file: 'ufs' | 'tipos-despesa' | 'situacoes', data: string): Resource {
  return {
    path: new RegExp(`^/referencias/deputados/${name}$`),
    dates: { data, hoje: data },
    async answer({ copy, path, given }) {
      readQuery(given, {});
      return unpaged(path, (await copy.read(file)).dados);
    },
  };
}

export const resources: readonly Resource[] = [
  deputyList,
  deputy,
  expenses,
  speeches,
  propositions,
  parties,
  ...rollCalls,
  reference('siglaUF', 'ufs', '2026-08-22'),
  reference('tipoDespesa', 'tipos-despesa', '2026-05-23'),
  reference('codSituacao', 'situacoes', '2026-08-22'),
];
