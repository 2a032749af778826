-- The Chamber states the totals in its text and publishes each vote; where the two contradict one another, one of them is of
-- something else, and nobody here knows which.
create function private.totais_diferem(
  descricao text, sim smallint, nao smallint, abstencao smallint, obstrucao smallint
) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(private.total_no_texto(descricao, 'Sim') <> sim, false)
    or coalesce(private.total_no_texto(descricao, 'N[ãa]o') <> nao, false)
    or coalesce(private.total_no_texto(descricao, 'Absten[çc][ãa]o') <> abstencao, false)
    or coalesce(private.total_no_texto(descricao, 'Obstru[çc][ãa]o') <> obstrucao, false);
$$;
comment on function private.totais_diferem(text, smallint, smallint, smallint, smallint) is
  'Whether a text states another total than these, in capitals or not; a total that it does not state contradicts nothing.';
revoke execute on function private.totais_diferem(text, smallint, smallint, smallint, smallint)
  from public, anon, authenticated, service_role;

alter table public.camara_votacoes
  add column sim_no_texto smallint generated always as (private.total_no_texto(descricao, 'Sim')) stored,
  add column nao_no_texto smallint generated always as (private.total_no_texto(descricao, 'N[ãa]o')) stored,
  add column totais_diferem boolean not null generated always as (
    tem_votos and private.totais_diferem(descricao, sim, nao, abstencao, obstrucao)
  ) stored;
comment on column public.camara_votacoes.sim_no_texto is 'Votes Sim as the Chamber''s text states them; null when it does not.';
comment on column public.camara_votacoes.nao_no_texto is 'Votes Não as the Chamber''s text states them; null when it does not.';
comment on column public.camara_votacoes.totais_diferem is
  'Whether the votes here add up to other totals than the Chamber''s text states: lists and sums leave such votes out.';

create index camara_votacoes_totais_diferem_idx on public.camara_votacoes (id) where totais_diferem;
