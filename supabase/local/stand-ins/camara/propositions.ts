import type { z } from 'zod';
import { paginate } from './paginate.ts';
import { type Query, readQuery } from './read-query.ts';
import type { propositionSchema } from './file-schemas.ts';
import { pagingParameters, type Resource } from './resource.ts';
import { type Shift, shiftTo } from './time-shift.ts';

type Proposition = z.infer<typeof propositionSchema>;

/** Parameters that lift the window of the last thirty days. */
const selective = ['id', 'ano', 'idDeputadoAutor', 'dataApresentacaoInicio', 'dataApresentacaoFim'];

/** By day of presentation; the copy knows no later movements. */
function windowOf(query: Query, shift: Shift): { from: string; to: string } {
  const day = (name: string, fallback: string): string => {
    const asked = query.first(name);
    return asked === null ? fallback : shift.day(asked);
  };
  if (selective.some((name) => query.has(name)))
    return { from: day('dataApresentacaoInicio', ''), to: day('dataApresentacaoFim', '9999') };
  return { from: day('dataInicio', shift.daysBefore(30)), to: day('dataFim', shift.today) };
}

function isWanted(query: Query, shift: Shift): (row: Proposition) => boolean {
  const { from, to } = windowOf(query, shift);
  const years = query.all('ano').map((year) => shift.year(Number(year)));
  const accepts = (name: string, value: string | number): boolean => {
    const wanted = query.all(name);
    return wanted.length === 0 || wanted.includes(String(value));
  };
  return (row) => {
    const day = row.dataApresentacao.slice(0, 10);
    return (
      day >= from &&
      day <= to &&
      (years.length === 0 || years.includes(row.ano)) &&
      accepts('id', row.id) &&
      accepts('siglaTipo', row.siglaTipo) &&
      accepts('numero', row.numero)
    );
  };
}

/** /proposicoes. As the Chamber: with an author, dataInicio and dataFim are ignored. */
export const propositions: Resource = {
  path: /^\/proposicoes$/,
  dates: { data: '2025-12-22', hoje: '2025-12-23' },
  coverage: () => ({ isPartial: true, note: 'Há só projetos de lei (PL).' }),
  async answer({ copy, path, given, now }) {
    const query = readQuery(given, {
      ...pagingParameters,
      id: 'integers',
      siglaTipo: 'texts',
      numero: 'integers',
      ano: 'integers',
      idDeputadoAutor: 'integers',
      dataInicio: 'day',
      dataFim: 'day',
      dataApresentacaoInicio: 'day',
      dataApresentacaoFim: 'day',
    });
    const { dados, autores } = await copy.read('proposicoes');
    const authors = query.all('idDeputadoAutor');
    const authored = new Set(authors.flatMap((deputy) => autores[deputy] ?? []));
    const wanted = isWanted(query, shiftTo(propositions.dates, now));
    return paginate(path, given, query, {
      rows: dados.filter((row) => (authors.length === 0 || authored.has(row.id)) && wanted(row)),
      sortKeys: {
        id: (row) => row.id,
        codTipo: (row) => row.codTipo,
        siglaTipo: (row) => row.siglaTipo,
        numero: (row) => row.numero,
        ano: (row) => row.ano,
      },
      defaultSort: { key: 'id', direction: 'ASC' },
      maxItems: 100,
    });
  },
};
