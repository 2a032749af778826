import { type Execution, internal, signedIn } from './executions.ts';

/** Both calls then require an administrator. */
export const resultFunctions: Record<string, { call: string; reach: Execution }> = {
  'public.gravar_resultado(uuid,timestamp with time zone,jsonb,jsonb)': {
    call: `select public.gravar_resultado(gen_random_uuid(), now(), '{}', '[]')`,
    reach: signedIn,
  },
  'private.gravar_turno(integer,smallint,timestamp with time zone,jsonb,jsonb)': {
    call: `select private.gravar_turno(2026, 1::smallint, now(), '{}', '[]')`,
    reach: signedIn,
  },
  'private.refuse_result(text,jsonb)': { call: `select private.refuse_result('a', null)`, reach: internal },
  'private.result_state(uuid)': { call: 'select private.result_state(gen_random_uuid())', reach: internal },
  ...Object.fromEntries(
    ['result_outcome_ok', 'result_people_ok', 'check_result'].map((name) => [
      `private.${name}(turnos_presidencia)`,
      { call: `select private.${name}(null)`, reach: internal },
    ]),
  ),
  'public.gravar_destino(integer,timestamp with time zone,jsonb)': {
    call: `select public.gravar_destino(1, null, '{}')`,
    reach: signedIn,
  },
  'private.gravar_destino(integer,timestamp with time zone,jsonb)': {
    call: `select private.gravar_destino(1, null, '{}')`,
    reach: signedIn,
  },
};
