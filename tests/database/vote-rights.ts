import { type Execution, everyone, internal, signedIn } from './executions.ts';

/** Explanations' functions also require an administrator. */
export const voteFunctions: Record<string, { call: string; reach: Execution }> = {
  'public.votos_do_deputado(integer,integer,text,integer,integer,text,integer,boolean)': {
    call: 'select public.votos_do_deputado(1)',
    reach: everyone,
  },
  'public.resumo_de_votos(integer)': { call: 'select public.resumo_de_votos(1)', reach: everyone },
  'public.maioria_do_partido(integer)': { call: 'select public.maioria_do_partido(1)', reach: everyone },
  'public.votos_diferentes(integer,integer,integer,integer)': {
    call: 'select public.votos_diferentes(1, 2)',
    reach: everyone,
  },
  'public.votos_em_comum(integer[])': { call: `select public.votos_em_comum('{1,2}')`, reach: everyone },
  'public.votos_das_votacoes(integer[])': {
    call: `select public.votos_das_votacoes('{1}')`,
    reach: everyone,
  },
  'public.votacoes_nominais(integer,integer,text,text,text,integer)': {
    call: 'select public.votacoes_nominais()',
    reach: everyone,
  },
  'public.resumo_das_votacoes()': { call: 'select public.resumo_das_votacoes()', reach: everyone },
  'private.texto_confirma(text,jsonb)': {
    call: `select private.texto_confirma('1-1', '[]')`,
    reach: internal,
  },
  'private.partido_chave(text,date)': {
    call: `select private.partido_chave('a', '2026-01-01')`,
    reach: everyone,
  },
  'private.sem_bancada(text)': { call: `select private.sem_bancada('a')`, reach: everyone },
  'private.partidos_da_bancada(text,date)': {
    call: `select private.partidos_da_bancada('a', '2026-01-01')`,
    reach: internal,
  },
  'private.totais_diferem(text,smallint,smallint,smallint,smallint)': {
    call: `select private.totais_diferem('a', null, null, null, null)`,
    reach: internal,
  },
  'public.gravar_explicacao(integer,jsonb,timestamp with time zone)': {
    call: `select public.gravar_explicacao(1, '{}')`,
    reach: signedIn,
  },
  'private.gravar_explicacao(integer,timestamp with time zone,jsonb)': {
    call: `select private.gravar_explicacao(1, null, '{}')`,
    reach: signedIn,
  },
  ...Object.fromEntries(
    ['public', 'private'].flatMap((schema) => [
      [
        `${schema}.explicacoes_do_painel()`,
        { call: `select ${schema}.explicacoes_do_painel()`, reach: signedIn },
      ],
      [
        `${schema}.fila_de_explicacoes(integer,text,text)`,
        { call: `select ${schema}.fila_de_explicacoes(null, null, null)`, reach: signedIn },
      ],
    ]),
  ),
  ...Object.fromEntries(
    ['enviar', 'publicar', 'retirar'].map((act) => [
      `public.${act}_explicacao(integer,timestamp with time zone)`,
      { call: `select public.${act}_explicacao(1, now())`, reach: signedIn },
    ]),
  ),
  'private.passar_explicacao(integer,timestamp with time zone,text)': {
    call: `select private.passar_explicacao(1, now(), 'publicada')`,
    reach: signedIn,
  },
  'private.lock_explicacao(integer,timestamp with time zone)': {
    call: 'select private.lock_explicacao(1, now())',
    reach: internal,
  },
  'private.audit_explicacao(votacoes_explicadas,votacoes_explicadas,text)': {
    call: `select private.audit_explicacao(null, null, 'update')`,
    reach: internal,
  },
  'private.check_explicacao(votacoes_explicadas)': {
    call: 'select private.check_explicacao(null)',
    reach: internal,
  },
};
