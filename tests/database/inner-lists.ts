import { callable, everyone, type Rights } from './executions.ts';

/** Lists that the table API embeds in a row: the row's table, then the list's. */
const innerLists = [
  ['candidatos_presidencia_2026', 'candidatos_fontes'],
  ['candidatos_presidencia_2026', 'candidatos_revisoes'],
  ['candidatos_presidencia_2026', 'resultados_presidencia'],
  ['candidatos_presidencia_2026', 'fontes'],
  ['candidatos_presidencia_2026', 'turnos_presidencia'],
  ['fontes', 'candidatos_fontes'],
  ['fontes', 'candidatos_presidencia_2026'],
  ['turnos_presidencia', 'resultados_presidencia'],
  ['turnos_presidencia', 'candidatos_presidencia_2026'],
  ['camara_votacoes', 'camara_votos'],
  ['camara_votacoes', 'camara_orientacoes'],
  ['camara_votacoes', 'camara_deputados'],
  ['camara_deputados', 'camara_votos'],
  ['camara_deputados', 'camara_votacoes'],
  ['camara_deputados', 'camara_despesas_mes'],
  ['camara_deputados', 'camara_despesas_ano'],
  ['camara_deputados', 'camara_projetos_ano'],
] as const;

/** Their functions: whoever reads the list reads it there, too. */
export const innerListFunctions: Rights = {
  ...callable(everyone, { 'private.spend_inner_rows(integer)': '0' }),
  ...Object.fromEntries(
    innerLists.map(([outer, inner]) => [
      `public.${inner}(${outer})`,
      { call: `select public.${inner}(o) from public.${outer} as o`, reach: everyone },
    ]),
  ),
};
