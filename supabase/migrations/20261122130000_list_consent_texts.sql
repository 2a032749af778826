create function private.consent_text_ok(purpose text, version text) returns boolean
language sql immutable
set search_path = ''
as $$
  select case purpose
    when 'escolhas' then version in ('2026-11-22')
    -- The text's date and, after the dot, who would receive the data: another recipient is another consent.
    when 'analise_ia' then version ~ '^2026-11-21\.[0-9a-f]{12}$'
    else false
  end;
$$;
comment on function private.consent_text_ok(text, text) is
  'Whether this is a text that people are shown today. Earlier consents stay as evidence and can be revoked, but authorise nothing new: what was agreed to then is not what is said now (LGPD art. 8 § 6). A changed text replaces its version here.';
revoke execute on function private.consent_text_ok(text, text) from public, anon, authenticated, service_role;
grant execute on function private.consent_text_ok(text, text) to authenticated;

alter policy "users give their own consents" on public.consentimentos
  with check (
    (select auth.uid()) = user_id
    and ((select auth.jwt()) ->> 'is_anonymous') is distinct from 'true'
    and private.consent_text_ok(finalidade, versao)
  );
