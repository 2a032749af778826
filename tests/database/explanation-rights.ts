import { type Execution, internal, signedIn } from './executions.ts';

/** Who may call what writes and lists the explanations of roll calls; each then asks whether the caller is an administrator. */
export const explanationFunctions: Record<string, { call: string; reach: Execution }> = {
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
