-- A name must be what it looks like: characters without a shape of their own could reverse it, split it from its search
-- or make two records look alike. The checks of every table call these functions, so all texts are held to it at once.

create or replace function private.line_ok(value text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select value is null
    or value !~ ('[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f'
      || '\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff\U000e0000-\U000e0fff]');
$$;
comment on function private.line_ok(text) is
  'True when a text of one line holds neither control characters nor invisible ones: marks of direction, zero-width signs, line separators, fillers, selectors, tags.';

create or replace function private.text_ok(value text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select private.line_ok(translate(value, E'\u0009\u000a\u000d', ''));
$$;
comment on function private.text_ok(text) is
  'True when a text of several lines holds, besides tab and line ends, nothing that private.line_ok refuses.';

create or replace function private.https_ok(value text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select value is null
    or value = ''
    or (
      length(value) <= 2048
      and private.line_ok(value)
      -- Spaces are named one by one: what [:space:] holds beyond ASCII depends on the server's locale.
      and value ~ ('^https://[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?'
        || '(:([0-9]{1,4}|[0-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?'
        || '([/?#][^\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000<>"''\\]*)?$')
      and value !~ '^https://([^/?#:]*\.)?([0-9]+|0[xX][0-9A-Fa-f]*)(:[0-9]+)?([/?#]|$)'
    );
$$;
comment on function private.https_ok(text) is
  'True for an https address with a plain host (a name, not a number; no user, no brackets) and a port up to 65535, at most 2048 characters, without spaces, quotes, angle brackets, backslashes or invisible characters. Empty is true.';
