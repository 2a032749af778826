-- A default makes the way back callable by the API's clients, whose types know no null argument.
create or replace function public.ocultar_do_publico(p_audit uuid, p_motivo text default null) returns void
language sql
set search_path = ''
as $$
  select private.ocultar_do_publico(p_audit, p_motivo);
$$;
comment on function public.ocultar_do_publico(uuid, text) is
  'An administrator hides an audit row from the public history (dado_pessoal, ordem_judicial, ofensa, erro_de_digitacao) or, without a reason, shows it again.';
