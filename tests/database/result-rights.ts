import { callable, internal, signedIn, type Rights } from './executions.ts';

/** Both calls then require an administrator. */
export const resultFunctions: Rights = {
  ...callable(signedIn, {
    'public.gravar_resultado(uuid,timestamp with time zone,jsonb,jsonb)': `gen_random_uuid(), now(), '{}', '[]'`,
    'private.gravar_turno(integer,smallint,timestamp with time zone,jsonb,jsonb)': `2026, 1::smallint, now(), '{}', '[]'`,
    'public.gravar_destino(integer,timestamp with time zone,jsonb)': `1, null, '{}'`,
    'private.gravar_destino(integer,timestamp with time zone,jsonb)': `1, null, '{}'`,
  }),
  ...callable(internal, {
    'private.refuse_result(text,jsonb)': `'a', null`,
    'private.result_state(uuid)': 'gen_random_uuid()',
    ...Object.fromEntries(
      ['result_outcome_ok', 'result_people_ok', 'check_result'].map((name) => [
        `private.${name}(turnos_presidencia)`,
        'null',
      ]),
    ),
  }),
};
