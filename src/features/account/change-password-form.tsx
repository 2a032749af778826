import { type FieldErrors, useForm } from 'react-hook-form';
import { notify } from '@/lib/notify';
import { minimumNewPasswordLength } from '@/lib/password-rules';
import { Button } from '@/ui/button';
import { Field } from '@/ui/form/field';
import { PasswordInput } from '@/ui/form/password-input';
import { PasswordOwner } from '@/ui/form/password-owner';
import { shownTexts } from '@/ui/form/shown-texts';
import { type Explain, useChangePassword, WrongPasswordError } from './mutations';
import { changePasswordSchema, type ChangePasswordValues } from './schema';
import { accountTexts } from './texts';

interface ChangePasswordFormProps {
  email: string;
  explain: Explain;
}

const noPasswords: ChangePasswordValues = { currentPassword: '', newPassword: '', confirmation: '' };

/** Spec §5: the first failure goes to a toast as well. */
function notifyFirst({ currentPassword, newPassword, confirmation }: FieldErrors<ChangePasswordValues>) {
  const message = (currentPassword ?? newPassword ?? confirmation)?.message;
  if (message !== undefined) notify(message, { kind: 'error' });
}

export function ChangePasswordForm({ email, explain }: ChangePasswordFormProps) {
  const { mutate, isPending } = useChangePassword(explain);
  const { register, handleSubmit, reset, setError, setFocus, formState } = useForm({
    resolver: shownTexts(changePasswordSchema),
    defaultValues: noPasswords,
  });
  const { errors } = formState;

  function save({ currentPassword, newPassword }: ChangePasswordValues) {
    const onError = (error: Error) => {
      if (!(error instanceof WrongPasswordError)) {
        setFocus('newPassword');
        return;
      }
      setError('currentPassword', { message: accountTexts.wrongPassword }, { shouldFocus: true });
    };
    mutate({ email, currentPassword, newPassword }, { onSuccess: () => reset(), onError });
  }

  return (
    <form
      noValidate
      className="max-w-form grid gap-5"
      onSubmit={(event) => void handleSubmit(save, notifyFirst)(event)}
    >
      <PasswordOwner email={email} />
      <Field label="Senha atual" error={errors.currentPassword?.message}>
        <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
      </Field>
      <Field
        label="Nova senha"
        hint={`Mínimo de ${minimumNewPasswordLength} caracteres`}
        error={errors.newPassword?.message}
      >
        <PasswordInput {...register('newPassword')} autoComplete="new-password" />
      </Field>
      <Field label="Confirmar nova senha" error={errors.confirmation?.message}>
        <PasswordInput {...register('confirmation')} autoComplete="new-password" />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="field"
        className="sm:justify-self-start"
        isLoading={isPending}
      >
        {isPending ? 'Alterando...' : 'Alterar senha'}
      </Button>
    </form>
  );
}
