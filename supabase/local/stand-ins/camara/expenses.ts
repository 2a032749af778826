import { paginate } from './paginate.ts';
import { readQuery } from './read-query.ts';
import type { FileContents } from './file-schemas.ts';
import { recordedLegislature } from './recorded-legislature.ts';
import { type Coverage, pagingParameters, type Resource } from './resource.ts';
import { shiftTo } from './time-shift.ts';

type YearTotal = FileContents['despesas-totais-2026'][string];

/** The year of which the Chamber's file was read. */
const totalledYear = 2026;

const withoutTickets = 'O arquivo da Câmara não traz as passagens aéreas emitidas pelo SIGEPA.';

/** SIGEPA tickets are missing, so API rows add up to another sum. */
function coverageOf({ cobertura, totalLiquido, documentos }: YearTotal): Coverage {
  switch (cobertura) {
    case 'completo-api':
      return { data: '2026-07-12' };
    case 'sem-2026':
    case '2026-completo':
      return { note: withoutTickets };
    case '2026-amostra':
      return { isPartial: true, note: withoutTickets, total: { valor: totalLiquido, documentos } };
  }
}

/** /deputados/{id}/despesas. As the Chamber since 2026-08: without a legislature the list is empty. */
export const expenses: Resource = {
  path: /^\/deputados\/(\d+)\/despesas$/,
  dates: { data: '2026-07-24', hoje: '2026-07-24' },
  async coverage({ copy, id, given, now }) {
    const shift = shiftTo(expenses.dates, now);
    const years = given.getAll('ano');
    const isTotalled = years.length > 0 && years.every((year) => shift.year(Number(year)) === totalledYear);
    const total = (await copy.read('despesas-totais-2026'))[id];
    return isTotalled && total !== undefined ? coverageOf(total) : { isPartial: true };
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
    const isRecorded = query.all('idLegislatura').includes(recordedLegislature.number);
    const recorded = isRecorded ? ((await copy.read('despesas'))[id] ?? []) : [];
    const rows = recorded.filter(
      (row) =>
        (years.length === 0 || years.includes(row.ano)) &&
        (months.length === 0 || (row.mes !== null && months.includes(row.mes))) &&
        (supplier === null || row.cnpjCpfFornecedor === supplier),
    );
    return paginate(path, given, query, {
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
