-- Who adds a row has no lock to name: the argument may be left out.
create or replace function public.gravar_destino(p_deputado integer, p_lido_em timestamptz default null, p_dados jsonb default '{}')
returns timestamptz
language sql
set search_path = ''
as $$
  select private.gravar_destino(p_deputado, p_lido_em, p_dados);
$$;
comment on function public.gravar_destino(integer, timestamptz, jsonb) is
  'An administrator''s save of what became of one deputy: the columns of the row, and the updated_at that was read (left out: there was no row). Answers the new updated_at. Refuses as private.gravar_destino does.';
