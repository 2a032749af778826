-- The note is public at once: an address of mail or a number with the digits of a CPF is refused before anybody reads it.
alter table public.audit_log
  add constraint audit_log_nota_impersonal check (
    nota !~ '[^\s@]@[^\s@]+\.[^\s@]' and nota !~ '(^|\D)\d{3}[. ]?\d{3}[. ]?\d{3}[- ]?\d{2}(\D|$)'
  );
