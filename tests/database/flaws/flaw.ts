export const nets = ['pgtap', 'matrix', 'grants', 'lints'] as const;
export type Net = (typeof nets)[number];

/** One mistake in an otherwise right schema. */
export interface Flaw {
  flaw: string;
  /** Statements that make the mistake. */
  sql: string[];
  /** The table whose part of the matrix is run. */
  table: string;
  /** The pgTAP file that is run, without `.test.sql`. */
  file: string;
  /** Exactly the nets that go red, in the order of `nets`. */
  caughtBy: Net[];
}

/** What several kinds of flaws are about. */
export const choices = { table: 'public.usuario_candidatos_relacao', file: 'usuario_candidatos_relacao' };
export const candidates = {
  table: 'public.candidatos_presidencia_2026',
  file: 'candidatos_presidencia_2026',
};
export const audit = { table: 'public.audit_log', file: 'audit_log' };
export const consents = { table: 'public.consentimentos', file: 'consentimentos' };
export const counters = { table: 'private.uso_ia', file: 'private_tables' };

/** Flaws of one table, caught by the same nets: each with what makes it. */
export function flawsOf(
  about: Pick<Flaw, 'table' | 'file'>,
  caughtBy: Net[],
  made: Record<string, string | string[]>,
): Flaw[] {
  return Object.entries(made).map(([flaw, sql]) => ({ flaw, sql: [sql].flat(), ...about, caughtBy }));
}

/** Replaces words of a function, so that a flaw is one change. */
export function rewrite(signature: string, from: string, to: string): string {
  return `do $outer$ declare
      text constant text := pg_get_functiondef($name$${signature}$name$::regprocedure);
    begin
      if position($from$${from}$from$ in text) = 0 then
        raise exception 'the words to change are not in %', $name$${signature}$name$;
      end if;
      execute replace(text, $from$${from}$from$, $to$${to}$to$);
    end $outer$`;
}
