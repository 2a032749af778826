import { useForm } from 'react-hook-form';
import { minimumNewPasswordLength } from '@/lib/password-rules';
import { Button } from '@/ui/button';
import { PasswordOwner } from '@/ui/form/password-owner';
import { shownTexts } from '@/ui/form/shown-texts';
import { PasswordField } from './account-fields';
import { useSetPassword } from './mutations';
import { newPasswordSchema } from './schema';

export function NewPasswordForm({ email, onSaved }: { email: string; onSaved: () => void }) {
  const { mutate, isPending } = useSetPassword();
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: shownTexts(newPasswordSchema),
    defaultValues: { password: '' },
  });
  const submit = handleSubmit((values) => {
    mutate(values, { onSuccess: onSaved, onError: () => setFocus('password') });
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <p className="text-muted wrap-anywhere">
        Escolha uma nova senha para a conta <span translate="no">{email}</span>.
      </p>
      <PasswordOwner email={email} />
      <PasswordField
        {...register('password')}
        label="Nova senha"
        autoComplete="new-password"
        hint={`Mínimo de ${minimumNewPasswordLength} caracteres`}
        error={formState.errors.password?.message}
      />
      <Button type="submit" variant="primary" size="large" isBlock isLoading={isPending}>
        {isPending ? 'Salvando...' : 'Salvar nova senha'}
      </Button>
    </form>
  );
}
