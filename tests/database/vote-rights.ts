import { callable, everyone, internal, signedIn, type Rights } from './executions.ts';

/** Explanations' functions also require an administrator. */
export const voteFunctions: Rights = {
  ...callable(everyone, {
    'public.votos_do_deputado(integer,integer,text,integer,integer,text,integer,boolean)': '1',
    'public.resumo_de_votos(integer)': '1',
    'public.maioria_do_partido(integer)': '1',
    'public.votos_diferentes(integer,integer,integer,integer)': '1, 2',
    'public.votos_em_comum(integer[])': `'{1,2}'`,
    'public.votos_das_votacoes(integer[])': `'{1}'`,
    'public.votacoes_nominais(integer,integer,text,text,text,integer)': '',
    'public.resumo_das_votacoes()': '',
    'private.partido_chave(text,date)': `'a', '2026-01-01'`,
    'private.sem_bancada(text)': `'a'`,
  }),
  ...callable(signedIn, {
    'public.gravar_explicacao(integer,jsonb,timestamp with time zone)': `1, '{}'`,
    'private.gravar_explicacao(integer,timestamp with time zone,jsonb)': `1, null, '{}'`,
    'public.explicacoes_do_painel()': '',
    'public.fila_de_explicacoes(integer,text,text)': 'null, null, null',
    'private.explicacoes_do_painel()': '',
    'private.fila_de_explicacoes(integer,text,text)': 'null, null, null',
    'public.enviar_explicacao(integer,timestamp with time zone)': '1, now()',
    'public.publicar_explicacao(integer,timestamp with time zone)': '1, now()',
    'public.retirar_explicacao(integer,timestamp with time zone)': '1, now()',
    'private.passar_explicacao(integer,timestamp with time zone,text)': `1, now(), 'publicada'`,
  }),
  ...callable(internal, {
    'private.texto_confirma(text,jsonb)': `'1-1', '[]'`,
    'private.partidos_da_bancada(text,date)': `'a', '2026-01-01'`,
    'private.totais_diferem(text,smallint,smallint,smallint,smallint)': `'a', null, null, null, null`,
    'private.lock_explicacao(integer,timestamp with time zone)': '1, now()',
    'private.audit_explicacao(votacoes_explicadas,votacoes_explicadas,text)': `null, null, 'update'`,
    'private.check_explicacao(votacoes_explicadas)': 'null',
  }),
};
