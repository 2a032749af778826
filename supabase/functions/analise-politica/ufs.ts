export const ufNames: ReadonlyMap<string, string> = new Map([
  ['AC', 'Acre'],
  ['AL', 'Alagoas'],
  ['AM', 'Amazonas'],
  ['AP', 'Amapá'],
  ['BA', 'Bahia'],
  ['CE', 'Ceará'],
  ['DF', 'Distrito Federal'],
  ['ES', 'Espírito Santo'],
  ['GO', 'Goiás'],
  ['MA', 'Maranhão'],
  ['MG', 'Minas Gerais'],
  ['MS', 'Mato Grosso do Sul'],
  ['MT', 'Mato Grosso'],
  ['PA', 'Pará'],
  ['PB', 'Paraíba'],
  ['PE', 'Pernambuco'],
  ['PI', 'Piauí'],
  ['PR', 'Paraná'],
  ['RJ', 'Rio de Janeiro'],
  ['RN', 'Rio Grande do Norte'],
  ['RO', 'Rondônia'],
  ['RR', 'Roraima'],
  ['RS', 'Rio Grande do Sul'],
  ['SC', 'Santa Catarina'],
  ['SE', 'Sergipe'],
  ['SP', 'São Paulo'],
  ['TO', 'Tocantins'],
]);

const articles: readonly (readonly [string, readonly string[]])[] = [
  ['a', ['BA', 'PB']],
  ['o', ['AC', 'AM', 'AP', 'CE', 'DF', 'ES', 'MA', 'PA', 'PI', 'PR', 'RJ', 'RN', 'RS', 'TO']],
];
const withArticle: ReadonlyMap<string, string> = new Map(
  articles.flatMap(([article, list]) =>
    list.map((uf): [string, string] => [ufNames.get(uf) ?? uf, `${article} ${ufNames.get(uf) ?? uf}`]),
  ),
);

/** 'o Ceará', 'a Bahia', 'Pernambuco'. */
export function withArticleOf(name: string): string {
  return withArticle.get(name) ?? name;
}
