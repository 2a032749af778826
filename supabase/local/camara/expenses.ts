import { pageResponse } from './page.ts';
import { readQuery } from './query.ts';
import { pagingParameters, type Resource } from './resource.ts';
import { shiftTo } from './today.ts';

const recordedLegislature = '57';
const wholeYear = 2026;

/** /deputados/{id}/despesas. As the Chamber since 2026-08: without a legislature the list is empty. */
export const expenses: Resource = {
  path: /^\/deputados\/(\d+)\/despesas$/,
  dates: { data: '2026-07-24', hoje: '2026-07-24' },
  /** Whole are the year of the file for some deputies; of earlier years there is what could be found. */
  async isPartial({ copy, id, given, now }) {
    const shift = shiftTo(expenses.dates, now);
    const isWholeYear =
      given.getAll('ano').join() !== '' &&
      given.getAll('ano').every((year) => shift.year(Number(year)) === wholeYear);
    const coverage = (await copy.read('despesas-totais-2026'))[id]?.cobertura;
    return !isWholeYear || (coverage !== '2026-completo' && coverage !== 'completo-api');
  },
  async answer({ copy, path, id, given, now }) {
    const query = readQuery(given, {
      ...pagingParameters,
      idLegislatura: 'integers',
      ano: 'integers',
      mes: 'integers',
      cnpjCpfFornecedor: 'text',
    });
    const shift = shiftTo(expenses.dates, now);
    const years = query.all('ano').map((year) => shift.year(Number(year)));
    const months = query.all('mes').map(Number);
    const supplier = query.first('cnpjCpfFornecedor');
    const isRecorded = query.all('idLegislatura').includes(recordedLegislature);
    const recorded = isRecorded ? ((await copy.read('despesas'))[id] ?? []) : [];
    const rows = recorded.filter(
      (row) =>
        (years.length === 0 || years.includes(row.ano)) &&
        (months.length === 0 || (row.mes !== null && months.includes(row.mes))) &&
        (supplier === null || row.cnpjCpfFornecedor === supplier),
    );
    return pageResponse(path, given, query, {
      rows,
      sortKeys: {
        ano: (row) => row.ano,
        mes: (row) => row.mes,
        tipoDespesa: (row) => row.tipoDespesa,
        dataDocumento: (row) => row.dataDocumento,
        nomeFornecedor: (row) => row.nomeFornecedor,
        valorDocumento: (row) => row.valorDocumento,
        valorLiquido: (row) => row.valorLiquido,
      },
      defaultSort: { key: 'ano', direction: 'ASC' },
      maxItems: 100,
    });
  },
};
