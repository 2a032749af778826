-- Whoever asks for ever new addresses could fill the disk: the limit counts calls, not what they leave behind. The present
-- data of every deputy are about 5,000 answers. A row is as old as its answer, a first fetch as its claim.
create index cache_http_age_idx on private.cache_http ((coalesce(obtido_em, reservado_ate)) desc nulls last);

create function private.cap_cache_http() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  most constant integer := 10000;
begin
  -- Rows that another transaction holds are left to the next insert: two writers never wait for each other here.
  delete from private.cache_http as c
  where c.chave in (
    select free.chave from private.cache_http as free
    where free.chave in (
      select older.chave from private.cache_http as older
      order by coalesce(older.obtido_em, older.reservado_ate) desc nulls last
      offset most limit 100
    )
    for update skip locked
  );
  return null;
end
$$;

revoke execute on function private.cap_cache_http() from public, anon, authenticated, service_role;
comment on function private.cap_cache_http() is 'Keeps the newest 10,000 rows of the cache; the oldest go first.';

create trigger cap_cache_http after insert on private.cache_http
for each row execute function private.cap_cache_http();

-- The Chamber's services name no versions of their answers, so nothing can be asked for conditionally.
alter table private.cache_http drop column etag;
