import { consents, type Flaw, rewrite } from './flaw.ts';

const choiceConsent = { table: 'public.usuario_deputados_relacao', file: 'choice_consent' };

/** Mistakes of what people agree to, and of what is kept without it. */
export const consentFlaws: Flaw[] = [
  {
    flaw: 'row-level security of the consents is off',
    sql: ['alter table public.consentimentos disable row level security'],
    ...consents,
    caughtBy: ['pgtap', 'matrix', 'lints'],
  },
  {
    flaw: 'a consent can be given in any name',
    sql: ['alter policy "users give their own consents" on public.consentimentos with check (true)'],
    ...consents,
    caughtBy: ['pgtap', 'matrix', 'lints'],
  },
  {
    flaw: 'an anonymous sign-in gives consents',
    sql: [
      `alter policy "users give their own consents" on public.consentimentos
         with check ((select auth.uid()) = user_id)`,
    ],
    ...consents,
    caughtBy: ['pgtap', 'matrix'],
  },
  {
    flaw: 'an earlier text, or none, can be agreed to',
    sql: [
      `alter policy "users give their own consents" on public.consentimentos
         with check ((select auth.uid()) = user_id and ((select auth.jwt()) ->> 'is_anonymous') is distinct from 'true')`,
    ],
    ...consents,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'consents have no cap',
    sql: ['drop trigger cap_consents on public.consentimentos'],
    ...consents,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'consents in force have no cap',
    sql: [rewrite('private.cap_consents()', ') > cap then', ') > 10 * cap then')],
    ...consents,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'an earlier consent keeps choices',
    sql: [rewrite('private.has_choice_consent()', 'private.consent_text_ok(c.finalidade, c.versao)', 'true')],
    ...choiceConsent,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'a revoked consent keeps choices',
    sql: [rewrite('private.has_choice_consent()', 'c.revogado_em is null', 'true')],
    ...choiceConsent,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'without a consent a kept choice is turned into another',
    sql: ['drop trigger require_choice_consent on public.usuario_deputados_relacao'],
    ...choiceConsent,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'erasing the choices leaves the consent',
    sql: [rewrite('public.apagar_minhas_escolhas()', `k.finalidade = 'escolhas'`, 'false')],
    ...choiceConsent,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'revoking the last consent leaves the choices',
    sql: ['drop trigger erase_choices_without_consent on public.consentimentos'],
    ...choiceConsent,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'a revoked consent is revoked again, at another time',
    sql: [
      `alter policy "users revoke their own standing consents" on public.consentimentos
         using ((select auth.uid()) = user_id)`,
    ],
    ...consents,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'the same consent is stored twice',
    sql: ['drop index public.consentimentos_vigente_key'],
    ...consents,
    caughtBy: ['pgtap'],
  },
  {
    flaw: 'a consent may be for anything',
    sql: ['alter table public.consentimentos drop constraint consentimentos_finalidade_known'],
    ...consents,
    caughtBy: ['pgtap'],
  },
];
