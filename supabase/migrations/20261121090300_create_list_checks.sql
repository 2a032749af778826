create function private.pautas_ok(value text[]) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select value is null
    or (
      coalesce(array_ndims(value), 1) = 1
      and cardinality(value) <= 30
      and not exists (
        select 1
        from unnest(value) as item
        where item is null or private.trimmed(item) = '' or length(item) > 200 or not private.line_ok(item)
      )
    );
$$;
comment on function private.pautas_ok(text[]) is 'True for a flat list of at most 30 agenda items of 1 to 200 characters each.';

create function private.ano_ok(value jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select case
    when jsonb_typeof(value) is distinct from 'number' then false
    else value::numeric = trunc(value::numeric) and value::numeric between 1800 and 2200
  end;
$$;
comment on function private.ano_ok(jsonb) is 'True for a JSON number that is a whole year from 1800 to 2200; false for null.';

create function private.mandato_ok(value jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select case
    when jsonb_typeof(value) is distinct from 'object' then false
    else
      value - array['cargo', 'ano_inicio', 'ano_fim'] = '{}'::jsonb
      and coalesce(jsonb_typeof(value -> 'cargo') = 'string', false)
      and private.trimmed(value ->> 'cargo') <> ''
      and length(value ->> 'cargo') <= 120
      and private.line_ok(value ->> 'cargo')
      and private.ano_ok(value -> 'ano_inicio')
      and (coalesce(jsonb_typeof(value -> 'ano_fim'), 'null') = 'null' or private.ano_ok(value -> 'ano_fim'))
  end;
$$;
comment on function private.mandato_ok(jsonb) is
  'True for {cargo, ano_inicio, ano_fim}: an office of 1 to 120 characters, its first year, its last year or null while it lasts.';

create function private.historico_ok(value jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select case
    when value is null then true
    when jsonb_typeof(value) <> 'array' then false
    else
      jsonb_array_length(value) <= 50
      and not exists (select 1 from jsonb_array_elements(value) as item where not private.mandato_ok(item))
  end;
$$;
comment on function private.historico_ok(jsonb) is 'True for a list of at most 50 mandates, each accepted by private.mandato_ok.';

revoke execute on all functions in schema private from public, anon, authenticated, service_role;
grant execute on all functions in schema private to authenticated, service_role;
