-- The rule is about who is on the ballot: a record that is archived or deleted is corrected without a source.
create or replace function private.facts_unsourced(candidate public.candidatos_presidencia_2026) returns setof text
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
  where candidate.status = 'active' and fact.stated and not exists (
    select from public.candidatos_fontes as cf
    join public.fontes as f on f.id = cf.fonte_id
    where cf.candidato_id = candidate.id and cf.campo = fact.campo
      and (fact.campo <> 'inclinacao_politica' or f.tipo <> 'partido_ou_campanha')
  );
$$;
comment on function private.facts_unsourced(public.candidatos_presidencia_2026) is
  'Those of the four facts that need a source which an active candidate''s record states and none that counts does.';
