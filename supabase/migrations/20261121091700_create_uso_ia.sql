create table private.uso_ia (
  user_id uuid not null,
  dia date not null,
  n integer not null default 0,
  constraint uso_ia_pkey primary key (user_id, dia),
  constraint uso_ia_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint uso_ia_n_valid check (n >= 0)
);

create index uso_ia_dia_idx on private.uso_ia (dia);

comment on table private.uso_ia is 'How many analyses a user asked for per day; kept for 30 days. No content.';
comment on column private.uso_ia.user_id is 'The user.';
comment on column private.uso_ia.dia is 'Day in America/Sao_Paulo.';
comment on column private.uso_ia.n is 'Analyses counted on that day.';

revoke all on private.uso_ia from public, anon, authenticated, service_role;
alter table private.uso_ia enable row level security;
