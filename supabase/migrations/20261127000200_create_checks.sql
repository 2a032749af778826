-- Forms and tables share these rules. Null passes: whether it may, the column says.
create function private.trimmed(value text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select btrim(value, E'\u0009\u000a\u000b\u000c\u000d\u0020\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006'
    || E'\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff');
$$;
comment on function private.trimmed(text) is
  'The text without white space at its ends, by the same list as trim() in the browser; btrim alone knows only the ASCII space.';
revoke execute on function private.trimmed(text) from public, anon, authenticated, service_role;
grant execute on function private.trimmed(text) to authenticated, service_role;

-- A name is what it looks like: shapeless characters could reverse or double it.
create function private.line_ok(value text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select value is null
    or value !~ ('[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f'
      || '\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff\U000e0000-\U000e0fff]');
$$;
comment on function private.line_ok(text) is
  'True when a text of one line holds neither control characters nor invisible ones: marks of direction, zero-width signs, line separators, fillers, selectors, tags.';
revoke execute on function private.line_ok(text) from public, anon, authenticated, service_role;
grant execute on function private.line_ok(text) to authenticated, service_role;

create function private.text_ok(value text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select private.line_ok(translate(value, E'\u0009\u000a\u000d', ''));
$$;
comment on function private.text_ok(text) is
  'True when a text of several lines holds, besides tab and line ends, nothing that private.line_ok refuses.';
revoke execute on function private.text_ok(text) from public, anon, authenticated, service_role;
grant execute on function private.text_ok(text) to authenticated, service_role;

create function private.https_ok(value text) returns boolean
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
revoke execute on function private.https_ok(text) from public, anon, authenticated, service_role;
grant execute on function private.https_ok(text) to authenticated, service_role;

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
revoke execute on function private.wiki_ok(text) from public, anon, authenticated, service_role;
grant execute on function private.wiki_ok(text) to authenticated, service_role;

create function private.sem_acentos(value text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select lower(translate(
    normalize(value, nfc),
    'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑáàâãäéèêëíìîïóòôõöúùûüçñ',
    'AAAAAEEEEIIIIOOOOOUUUUCNaaaaaeeeeiiiiooooouuuucn'
  ));
$$;
comment on function private.sem_acentos(text) is 'The text in small letters without the accents of Portuguese, for searches; null for null.';
revoke execute on function private.sem_acentos(text) from public, anon, authenticated, service_role;
grant execute on function private.sem_acentos(text) to anon, authenticated, service_role;

create function private.plain_spelling(value text) returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  plain text := regexp_replace(normalize(value, NFKD), '[\u00ad\u0300-\u036f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u20d0-\u20ff\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff\U000e0000-\U000e0fff]', '', 'g');
  spelling text[];
begin
  plain := regexp_replace(lower(translate(
    plain,
    U&'\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06f0\06f1\06f2\06f3\06f4\06f5\06f6\06f7\06f8\06f9'
    || U&'\07c0\07c1\07c2\07c3\07c4\07c5\07c6\07c7\07c8\07c9\0966\0967\0968\0969\096a\096b\096c\096d\096e\096f'
    || U&'\09e6\09e7\09e8\09e9\09ea\09eb\09ec\09ed\09ee\09ef\0a66\0a67\0a68\0a69\0a6a\0a6b\0a6c\0a6d\0a6e\0a6f'
    || U&'\0ae6\0ae7\0ae8\0ae9\0aea\0aeb\0aec\0aed\0aee\0aef\0b66\0b67\0b68\0b69\0b6a\0b6b\0b6c\0b6d\0b6e\0b6f'
    || U&'\0be6\0be7\0be8\0be9\0bea\0beb\0bec\0bed\0bee\0bef\0c66\0c67\0c68\0c69\0c6a\0c6b\0c6c\0c6d\0c6e\0c6f'
    || U&'\0ce6\0ce7\0ce8\0ce9\0cea\0ceb\0cec\0ced\0cee\0cef\0d66\0d67\0d68\0d69\0d6a\0d6b\0d6c\0d6d\0d6e\0d6f'
    || U&'\0de6\0de7\0de8\0de9\0dea\0deb\0dec\0ded\0dee\0def\0e50\0e51\0e52\0e53\0e54\0e55\0e56\0e57\0e58\0e59'
    || U&'\0ed0\0ed1\0ed2\0ed3\0ed4\0ed5\0ed6\0ed7\0ed8\0ed9\0f20\0f21\0f22\0f23\0f24\0f25\0f26\0f27\0f28\0f29'
    || U&'\1040\1041\1042\1043\1044\1045\1046\1047\1048\1049\1090\1091\1092\1093\1094\1095\1096\1097\1098\1099'
    || U&'\17e0\17e1\17e2\17e3\17e4\17e5\17e6\17e7\17e8\17e9\1810\1811\1812\1813\1814\1815\1816\1817\1818\1819'
    || U&'\1946\1947\1948\1949\194a\194b\194c\194d\194e\194f\19d0\19d1\19d2\19d3\19d4\19d5\19d6\19d7\19d8\19d9'
    || U&'\1a80\1a81\1a82\1a83\1a84\1a85\1a86\1a87\1a88\1a89\1a90\1a91\1a92\1a93\1a94\1a95\1a96\1a97\1a98\1a99'
    || U&'\1b50\1b51\1b52\1b53\1b54\1b55\1b56\1b57\1b58\1b59\1bb0\1bb1\1bb2\1bb3\1bb4\1bb5\1bb6\1bb7\1bb8\1bb9'
    || U&'\1c40\1c41\1c42\1c43\1c44\1c45\1c46\1c47\1c48\1c49\1c50\1c51\1c52\1c53\1c54\1c55\1c56\1c57\1c58\1c59'
    || U&'\a620\a621\a622\a623\a624\a625\a626\a627\a628\a629\a8d0\a8d1\a8d2\a8d3\a8d4\a8d5\a8d6\a8d7\a8d8\a8d9'
    || U&'\a900\a901\a902\a903\a904\a905\a906\a907\a908\a909\a9d0\a9d1\a9d2\a9d3\a9d4\a9d5\a9d6\a9d7\a9d8\a9d9'
    || U&'\a9f0\a9f1\a9f2\a9f3\a9f4\a9f5\a9f6\a9f7\a9f8\a9f9\aa50\aa51\aa52\aa53\aa54\aa55\aa56\aa57\aa58\aa59'
    || U&'\abf0\abf1\abf2\abf3\abf4\abf5\abf6\abf7\abf8\abf9',
    repeat('0123456789', 35)
  )), '\s+', ' ', 'g');
  foreach spelling slice 1 in array array[
    array['&#64;|&commat;|%40', '@'],
    array[' ?[\[({<] ?(?:ponto|dot|[.]) ?[\])}>] ?', '.'],
    array[' (?:ponto|dot) ', '.'],
    array[' ?[.] ?(?=(?:com|net|org|gov|edu|leg|jus|br|info|me|io)(?:[^a-z]|$))', '.'],
    array[' ?[\[({<] ?(?:at|arroba|@) ?[\])}>] ?', '@'],
    array[' ?[\[({<] ?a ?[\])}>] ?(?=[a-z0-9-]+(?:[.][a-z0-9-]+)*[.](?:com|net|org|gov|edu|leg|jus|br|info|me|io)(?:[^a-z]|$))', '@'],
    array[' ?arroba ?', '@'],
    array[' at (?=[a-z0-9-]+[.][a-z]{2})', '@'],
    array[' ?@ ?(?=[a-z0-9.-]+[.][a-z]{2})', '@']
  ]
  loop
    plain := regexp_replace(plain, spelling[1], spelling[2], 'g');
  end loop;
  return plain;
end
$$;
comment on function private.plain_spelling(text) is
  'The text in small letters without marks and invisible characters, its digits in ASCII, spelled dots and at signs of addresses as such.';
revoke execute on function private.plain_spelling(text) from public, anon, authenticated, service_role;
grant execute on function private.plain_spelling(text) to authenticated, service_role;

-- People spell e-mails, telephones and CPFs in many ways: other digits, 'arroba', full width.
create function private.is_cpf(digits text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select length(digits) = 11
    and sum(case when i <= 9 then value * (11 - i) else 0 end) * 10 % 11 % 10 = substr(digits, 10, 1)::integer
    and sum(case when i <= 10 then value * (12 - i) else 0 end) * 10 % 11 % 10 = substr(digits, 11, 1)::integer
  from (
    select i, substr(digits, i, 1)::integer as value from generate_series(1, 11) as i where length(digits) = 11
  ) as one;
$$;
comment on function private.is_cpf(text) is 'True for eleven digits of which the last two are the check digits of a CPF.';
revoke execute on function private.is_cpf(text) from public, anon, authenticated, service_role;
grant execute on function private.is_cpf(text) to authenticated, service_role;

create function private.impersonal_ok(value text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select value is null or (
    not exists (
      select from unnest(array[
        '[^ @]@[^ @]+[.][^ @]',
        '(?:^|[^a-z])(?:gmail|hotmail|icloud|protonmail)(?:[^a-z]|$)',
        '(?:^|[^0-9a-f])[0-9]{3}[^0-9a-z,;@]{0,3}[0-9]{3}[^0-9a-z,;@]{0,3}[0-9]{3}[^0-9a-z,;@]{0,3}[0-9]{2}(?![0-9a-f])',
        '(?:^|[^0-9])[0-9]{3}[^0-9a-z,;@]{1,3}[0-9]{3}[^0-9a-z,;@]{1,3}[0-9]{3}[^0-9a-z,;@]{0,3}[0-9]{2}(?![0-9])',
        '(?:^|[^0-9a-f])[0-9](?:[^0-9a-z,;@]{1,3}[0-9]){10}(?![0-9a-f])',
        'cpf[^0-9]{0,20}[0-9](?:[^0-9a-z]{0,3}[0-9]){8}',
        '(?:^|[^0-9a-f-])(?:55[^0-9a-z,;@]{0,3})?0?[1-9][1-9][^0-9a-z,;@]{0,3}9[^0-9a-z,;@]{0,2}[0-9]{4}[^0-9a-z,;@]{0,3}[0-9]{4}(?!-?[0-9a-f])',
        '[(]0?[1-9][1-9][)][^0-9a-z,;@]{0,3}[2-5][0-9]{3}[^0-9a-z,;@]{0,3}[0-9]{4}(?![0-9a-f])',
        '(?:^|[^0-9a-f-])(?:55)?0?[1-9][1-9][2-5][0-9]{7}(?![0-9a-f])',
        '(?:^|[^0-9a-f])[1-9][1-9][^0-9a-z,;@]{1,3}(?!(?:19|20)[0-9]{2}[^0-9a-z,;@]{1,3}(?:19|20)[0-9]{2})[2-5][0-9]{3}[^0-9a-z,;@]{1,3}[0-9]{4}(?![0-9a-f])',
        '(?:^|[^0-9a-f])9[0-9]{4}[^0-9a-z,;@]{1,2}(?!(?:19|20)[0-9]{2}(?![0-9a-f]))[0-9]{4}(?![0-9a-f])',
        '(?:^|[^a-z])(?:tel(?:efone)?|fone|cel(?:ular)?|whats(?:app)?|zap|ligue)[^0-9a-z]{0,5}[0-9](?:[^0-9a-z]{0,3}[0-9]){7}',
        '(?:^|[^a-z])(?:zero|uma?|dois|duas|tres|quatro|cinco|seis|meia|sete|oito|nove)(?:[^0-9a-z]+(?:zero|uma?|dois|duas|tres|quatro|cinco|seis|meia|sete|oito|nove)){7}'
      ]) as pattern
      where plain ~ pattern
    )
    and not exists (
      select from regexp_matches(plain, '(?<![0-9a-f])[0-9](?:[^0-9a-z,;@]{0,3}[0-9])*(?![0-9a-f])', 'g') as run
      where private.is_cpf(regexp_replace(run[1], '[^0-9]', '', 'g'))
    )
  )
  from private.plain_spelling(value) as plain;
$$;
comment on function private.impersonal_ok(text) is
  'True when a text that the public reads holds no e-mail, telephone or CPF, however spelled. holdsPersonalData of the client is its twin.';
revoke execute on function private.impersonal_ok(text) from public, anon, authenticated, service_role;
grant execute on function private.impersonal_ok(text) to authenticated, service_role;

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
          or not private.impersonal_ok(item)
      )
    );
$$;
comment on function private.pautas_ok(text[]) is 'True for a flat list of at most 30 agenda items of 1 to 200 characters each.';
revoke execute on function private.pautas_ok(text[]) from public, anon, authenticated, service_role;
grant execute on function private.pautas_ok(text[]) to authenticated, service_role;

create function private.pautas_detalhe_ok(value jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select case
    when value is null then true
    when jsonb_typeof(value) <> 'array' then false
    else
      not exists (
        select 1 from jsonb_array_elements(value) as item
        where case
          when jsonb_typeof(item) <> 'object' then true
          else coalesce(
            item - array['tema', 'texto'] <> '{}'::jsonb
            or jsonb_typeof(item -> 'tema') <> 'string'
            or jsonb_typeof(item -> 'texto') <> 'string'
            or item ->> 'tema' not in (
              'economia', 'segurança', 'educação', 'saúde', 'gestão e instituições', 'infraestrutura e moradia'
            )
            or private.trimmed(item ->> 'texto') = ''
            or length(item ->> 'texto') > 240
            or not private.line_ok(item ->> 'texto')
            or not private.impersonal_ok(item ->> 'texto'),
            true
          )
        end
      )
      and (
        select count(distinct item ->> 'tema') from jsonb_array_elements(value) as item
      ) = jsonb_array_length(value)
  end;
$$;
comment on function private.pautas_detalhe_ok(jsonb) is
  'True for a list of {tema, texto}: each of the six themes at most once, its text of 1 to 240 characters in one line.';
revoke execute on function private.pautas_detalhe_ok(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.pautas_detalhe_ok(jsonb) to authenticated, service_role;

create function private.siglas_ok(value text[]) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select value is null
    or (
      coalesce(array_ndims(value), 1) = 1
      and cardinality(value) between 1 and 20
      and not exists (
        select 1 from unnest(value) as item
        where item is null or length(private.trimmed(item)) < 2 or length(item) > 20 or not private.line_ok(item)
      )
    );
$$;
comment on function private.siglas_ok(text[]) is 'True for a flat list of 1 to 20 party abbreviations of 2 to 20 characters.';
revoke execute on function private.siglas_ok(text[]) from public, anon, authenticated, service_role;
grant execute on function private.siglas_ok(text[]) to authenticated, service_role;

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
revoke execute on function private.ano_ok(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.ano_ok(jsonb) to authenticated, service_role;

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
revoke execute on function private.mandato_ok(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.mandato_ok(jsonb) to authenticated, service_role;

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
revoke execute on function private.historico_ok(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.historico_ok(jsonb) to authenticated, service_role;
