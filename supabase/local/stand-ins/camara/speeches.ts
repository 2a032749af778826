import { paginate } from './paginate.ts';
import { readQuery } from './read-query.ts';
import { recordedLegislature } from './recorded-legislature.ts';
import { pagingParameters, type Resource } from './resource.ts';
import { shiftTo } from './time-shift.ts';

/** /deputados/{id}/discursos. Without dates or a legislature: the last seven days. */
export const speeches: Resource = {
  path: /^\/deputados\/(\d+)\/discursos$/,
  dates: { data: '2024-04-10', hoje: '2024-04-30' },
  /** Of the recorded legislature there is one sitting; the speeches of 2019 are one person's. */
  coverage: () => ({ isPartial: true, note: 'Há só os discursos da sessão de 10/04/2024.' }),
  async answer({ copy, path, id, given, now }) {
    const query = readQuery(given, {
      ...pagingParameters,
      idLegislatura: 'integers',
      dataInicio: 'day',
      dataFim: 'day',
    });
    const shift = shiftTo(speeches.dates, now);
    const [start, end] = [query.first('dataInicio'), query.first('dataFim')];
    const isWhole = query.all('idLegislatura').includes(recordedLegislature.number);
    const fallback = isWhole ? recordedLegislature.firstDay : shift.daysBefore(7);
    const from = start === null ? fallback : shift.day(start);
    const to = end === null ? shift.today : shift.day(end);
    const rows = ((await copy.read('discursos'))[id] ?? []).filter(({ dataHoraInicio }) => {
      const day = dataHoraInicio.slice(0, 10);
      return day >= from && day <= to;
    });
    return paginate(path, given, query, {
      rows,
      sortKeys: { dataHoraInicio: (row) => row.dataHoraInicio },
      defaultSort: { key: 'dataHoraInicio', direction: 'DESC' },
      maxItems: 100,
    });
  },
};
