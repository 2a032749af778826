import { consents, type Flaw, flawsOf, rewrite } from './flaw.ts';

const choiceConsent = { table: 'public.usuario_deputados_relacao', file: 'choice_consent' };

/** Mistakes of what people agree to, and of what is kept without it. */
export const consentFlaws: Flaw[] = [
  ...flawsOf(consents, ['pgtap', 'matrix', 'lints'], {
    'row-level security of the consents is off':
      'alter table public.consentimentos disable row level security',
    'a consent can be given in any name':
      'alter policy "users give their own consents" on public.consentimentos with check (true)',
  }),
  ...flawsOf(consents, ['pgtap', 'matrix'], {
    'an anonymous sign-in gives consents': `alter policy "users give their own consents" on public.consentimentos
         with check ((select auth.uid()) = user_id)`,
  }),
  ...flawsOf(consents, ['pgtap'], {
    'an earlier text, or none, can be agreed to': `alter policy "users give their own consents" on public.consentimentos
         with check ((select auth.uid()) = user_id and ((select auth.jwt()) ->> 'is_anonymous') is distinct from 'true')`,
    'consents have no cap': 'drop trigger cap_consents on public.consentimentos',
    'consents in force have no cap': rewrite('private.cap_consents()', ') > cap then', ') > 10 * cap then'),
    'a revoked consent is revoked again, at another time': `alter policy "users revoke their own standing consents" on public.consentimentos
         using ((select auth.uid()) = user_id)`,
    'the same consent is stored twice': 'drop index public.consentimentos_vigente_key',
    'a consent may be for anything':
      'alter table public.consentimentos drop constraint consentimentos_finalidade_known',
  }),
  ...flawsOf(choiceConsent, ['pgtap'], {
    'an earlier consent keeps choices': rewrite(
      'private.has_choice_consent()',
      'private.consent_text_ok(c.finalidade, c.versao)',
      'true',
    ),
    'a revoked consent keeps choices': rewrite(
      'private.has_choice_consent()',
      'c.revogado_em is null',
      'true',
    ),
    'without a consent a kept choice is turned into another':
      'drop trigger require_choice_consent on public.usuario_deputados_relacao',
    'erasing the choices leaves the consent': rewrite(
      'public.apagar_minhas_escolhas()',
      `k.finalidade = 'escolhas'`,
      'false',
    ),
    'revoking the last consent leaves the choices':
      'drop trigger erase_choices_without_consent on public.consentimentos',
  }),
];
