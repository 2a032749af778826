-- The words of the consent changed with what an AI does: it chooses an order and writes nothing. Who agreed before is asked again.
create or replace function private.consent_text_ok(purpose text, version text) returns boolean
language sql immutable
set search_path = ''
as $$
  select case purpose
    when 'escolhas' then version in ('2026-11-22')
    -- The text's date and, after the dot, who would receive the data: another recipient is another consent.
    when 'analise_ia' then version ~ '^2026-11-26\.[0-9a-f]{12}$'
    else false
  end;
$$;
