import { foldText } from '../fold-text.ts';
import { paginate } from './paginate.ts';
import { type Query, readQuery } from './read-query.ts';
import { recordedLegislature } from './recorded-legislature.ts';
import { pagingParameters, type Question, type Resource } from './resource.ts';

async function rowsOf({ copy }: Question, query: Query) {
  const legislatures = query.all('idLegislatura');
  if (legislatures.length === 0) return (await copy.read('deputados')).dados;
  return legislatures.includes(recordedLegislature.number)
    ? (await copy.read('deputados-legislatura-57')).dados
    : [];
}

/** /deputados. The only list whose largest page is not 100: all of it fits one. */
export const deputyList: Resource = {
  path: /^\/deputados$/,
  dates: { data: '2026-08-22', hoje: '2026-08-22' },
  async answer(question) {
    const { path, given } = question;
    const query = readQuery(given, {
      ...pagingParameters,
      id: 'integers',
      nome: 'text',
      idLegislatura: 'integers',
      siglaUf: 'texts',
      siglaPartido: 'texts',
      dataInicio: 'day',
      dataFim: 'day',
    });
    const accepts = (name: string, value: string): boolean => {
      const wanted = query.all(name).map(foldText);
      return wanted.length === 0 || wanted.includes(foldText(value));
    };
    const name = foldText(query.first('nome') ?? '');
    const rows = (await rowsOf(question, query)).filter(
      (row) =>
        accepts('id', String(row.id)) &&
        accepts('siglaUf', row.siglaUf) &&
        accepts('siglaPartido', row.siglaPartido) &&
        foldText(row.nome).includes(name),
    );
    return paginate(path, given, query, {
      rows,
      sortKeys: {
        id: (row) => row.id,
        idLegislatura: (row) => row.idLegislatura,
        nome: (row) => row.nome,
        siglaUF: (row) => row.siglaUf,
        siglaPartido: (row) => row.siglaPartido,
      },
      defaultSort: { key: 'nome', direction: 'ASC' },
      maxItems: 1000,
    });
  },
};
