-- The rules that forms and tables share, one function each. All are true for null: whether a value may be missing
-- is the column's own rule.

create function private.trimmed(value text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select btrim(value, E'\u0009\u000a\u000b\u000c\u000d\u0020\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006'
    || E'\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff');
$$;
comment on function private.trimmed(text) is
  'The text without white space at its ends, by the same list as trim() in the browser; btrim alone knows only the ASCII space.';

create function private.line_ok(value text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select value is null or value !~ '[\u0001-\u001f\u007f-\u009f]';
$$;
comment on function private.line_ok(text) is 'True when a text of one line holds no control characters.';

create function private.text_ok(value text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select value is null or value !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]';
$$;
comment on function private.text_ok(text) is
  'True when a text of several lines holds no control characters but tab and line ends.';

create function private.https_ok(value text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select value is null
    or value = ''
    or (
      length(value) <= 2048
      and private.line_ok(value)
      and value ~ '^https://[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]{1,5})?([/?#][^[:space:]<>"''\\]*)?$'
    );
$$;
comment on function private.https_ok(text) is
  'True for an https address with a plain host (no user, no brackets), at most 2048 characters, without spaces, quotes, angle brackets or backslashes. Empty is true.';

create function private.wiki_ok(value text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select value is null
    or value = ''
    or (private.https_ok(value) and value ~* '^https://([a-z0-9-]+\.)*wikipedia\.org(:[0-9]{1,5})?([/?#]|$)');
$$;
comment on function private.wiki_ok(text) is
  'True for an https address whose host is wikipedia.org or one of its subdomains; a mere mention in the path or query is not enough. Empty is true.';

revoke execute on all functions in schema private from public, anon, authenticated, service_role;
grant execute on all functions in schema private to authenticated, service_role;
