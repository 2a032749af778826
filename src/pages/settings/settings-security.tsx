import { AccountRow } from '@/features/account/account-row';
import { ChangePasswordForm } from '@/features/account/change-password-form';
import { authMessage } from '@/features/auth/texts';
import type { SessionUser } from '@/lib/session/session-state';
import { EmailText } from '@/ui/person/email-text';
import { Section } from '@/ui/section';
import { LeaveAccount } from './leave-account';

export function SettingsSecurity({ user }: { user: SessionUser }) {
  return (
    <>
      <Section isFlat title="Alterar senha">
        <p className="text-muted max-w-measure mb-5">
          Ao trocar a senha, você sai da conta em todos os outros aparelhos.
        </p>
        <ChangePasswordForm email={user.email} explain={authMessage} />
      </Section>
      <Section title="Sessão">
        <AccountRow action={<LeaveAccount userId={user.id} />}>
          <p className="wrap-anywhere">
            Você está com a conta <EmailText>{user.email}</EmailText> neste aparelho.
          </p>
        </AccountRow>
      </Section>
    </>
  );
}
