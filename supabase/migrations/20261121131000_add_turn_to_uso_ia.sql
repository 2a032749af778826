alter table private.uso_ia
  add column iniciada_em timestamptz,
  add column vez uuid,
  add column vez_ate timestamptz,
  add constraint uso_ia_vez_whole check ((vez is null) = (vez_ate is null));

comment on column private.uso_ia.iniciada_em is 'When the last analysis of that day began; null when none was reserved.';
comment on column private.uso_ia.vez is 'The analysis that is being made, known to who makes it alone; null when none is.';
comment on column private.uso_ia.vez_ate is 'When the turn ends by itself, should its holder have died.';
comment on table private.uso_ia is
  'How many analyses a user asked for per day, when the last began and whether one is being made; kept for 30 days. No content.';

create or replace function private.meu_uso_ia() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_strip_nulls(jsonb_build_object('dia', u.dia, 'n', u.n, 'iniciada_em', u.iniciada_em)) order by u.dia
    ),
    '[]'::jsonb
  )
  from private.uso_ia as u
  where u.user_id = (select auth.uid());
$$;
