-- Statements that weigh most: who edits one of them says on what it rests. A leaning may not rest on the campaign alone.
create function private.facts_unsourced(candidate public.candidatos_presidencia_2026) returns setof text
language sql stable
set search_path = ''
as $$
  select fact.campo
  from (values
    ('inclinacao_politica', private.trimmed(candidate.inclinacao_politica) <> ''),
    ('bens_declarados', candidate.bens_declarados is not null),
    ('situacao_registro', candidate.situacao_registro is not null),
    ('historico_eleitoral', candidate.historico_eleitoral <> '[]')
  ) as fact (campo, stated)
  where fact.stated and not exists (
    select from public.candidatos_fontes as cf
    join public.fontes as f on f.id = cf.fonte_id
    where cf.candidato_id = candidate.id and cf.campo = fact.campo
      and (fact.campo <> 'inclinacao_politica' or f.tipo <> 'partido_ou_campanha')
  );
$$;
comment on function private.facts_unsourced(public.candidatos_presidencia_2026) is
  'Those of the four facts that need a source which are stated and have none that counts.';
revoke execute on function private.facts_unsourced(public.candidatos_presidencia_2026) from public, anon, authenticated, service_role;
grant execute on function private.facts_unsourced(public.candidatos_presidencia_2026) to authenticated, service_role;

create function private.edit_unsourced(old public.candidatos_presidencia_2026, new public.candidatos_presidencia_2026) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  edited public.candidatos_presidencia_2026 := new;
begin
  -- What the act leaves as it was is not asked about: a record from before this rule keeps working until edited.
  if new.inclinacao_politica is not distinct from old.inclinacao_politica then
    edited.inclinacao_politica := null;
  end if;
  if new.bens_declarados is not distinct from old.bens_declarados then
    edited.bens_declarados := null;
  end if;
  if (new.situacao_registro, new.situacao_registro_em) is not distinct from (old.situacao_registro, old.situacao_registro_em) then
    edited.situacao_registro := null;
  end if;
  if new.historico_eleitoral = old.historico_eleitoral then
    edited.historico_eleitoral := '[]';
  end if;
  return (select min(campo) from private.facts_unsourced(edited) as campo);
end
$$;
comment on function private.edit_unsourced(public.candidatos_presidencia_2026, public.candidatos_presidencia_2026) is
  'The first leaning, sum of declared assets, registration or electoral history that an edit states and no source does; of a leaning also when the campaign alone does. Null when there is none.';
revoke execute on function private.edit_unsourced(public.candidatos_presidencia_2026, public.candidatos_presidencia_2026) from public, anon, authenticated, service_role;
grant execute on function private.edit_unsourced(public.candidatos_presidencia_2026, public.candidatos_presidencia_2026) to authenticated, service_role;
