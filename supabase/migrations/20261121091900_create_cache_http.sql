create table private.cache_http (
  chave text not null,
  corpo jsonb,
  etag text,
  obtido_em timestamptz,
  fresco_ate timestamptz,
  reservado_ate timestamptz,
  constraint cache_http_pkey primary key (chave),
  constraint cache_http_chave_valid check (length(chave) between 1 and 2048),
  constraint cache_http_answer_whole check ((corpo is null) = (obtido_em is null) and (corpo is null) = (fresco_ate is null))
);

create index cache_http_obtido_em_idx on private.cache_http (obtido_em);

comment on table private.cache_http is
  'Answers of public services shared by all visitors: public data only. A row without a body is a first fetch under way.';
comment on column private.cache_http.chave is 'The rebuilt address with its parameters sorted.';
comment on column private.cache_http.corpo is 'The answer; null until the first fetch ends.';
comment on column private.cache_http.etag is 'The answer''s version as its service names it; null when it gives none.';
comment on column private.cache_http.obtido_em is 'When the answer was fetched.';
comment on column private.cache_http.fresco_ate is 'Until when the answer is served without a refresh.';
comment on column private.cache_http.reservado_ate is
  'Until when one caller has claimed the refresh; null or past means that it is free.';

revoke all on private.cache_http from public, anon, authenticated, service_role;
alter table private.cache_http enable row level security;
