-- Every token carries it: beyond what a header holds, nobody could use or erase the account.
create function private.bound_user_metadata() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if octet_length(new.raw_user_meta_data::text) > 4096
    and (tg_op = 'INSERT' or new.raw_user_meta_data is distinct from old.raw_user_meta_data) then
    raise exception 'user metadata of more than 4096 bytes' using errcode = '23514';
  end if;
  return new;
end
$$;
comment on function private.bound_user_metadata() is
  'Refuses (23514) more than 4096 bytes of what a sign-up, a change or a sign-in service says of a person; an account that has more keeps it.';
revoke execute on function private.bound_user_metadata() from public, anon, authenticated, service_role;

do $$
begin
  create trigger bound_user_metadata
    before insert or update of raw_user_meta_data on auth.users
    for each row execute function private.bound_user_metadata();
exception when insufficient_privilege then
  raise warning 'auth.users has no bound of raw_user_meta_data'
    using hint = 'As who may, create the trigger bound_user_metadata on auth.users.';
end
$$;
