import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { notify } from '@/lib/notify';
import { useToldUnseen } from '@/lib/use/use-told-unseen';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import { EraseButton } from '@/ui/form/erase-button';
import { Field } from '@/ui/form/field';
import { PasswordInput } from '@/ui/form/password-input';
import { PasswordOwner } from '@/ui/form/password-owner';
import { shownTexts } from '@/ui/form/shown-texts';
import { AccountRow } from './account-row';
import { type Explain, useEraseAccount, WrongPasswordError } from './mutations';
import { erasureSchema } from './schema';
import { accountTexts } from './texts';

interface EraseAccountProps {
  email: string;
  hasPassword: boolean;
  explain: Explain;
}

export function EraseAccount(props: EraseAccountProps) {
  const [isAskingAgain, setIsAskingAgain] = useState(false);
  return (
    <AccountRow
      action={
        <EraseButton
          label="Excluir minha conta"
          title="Excluir sua conta?"
          description="Você perde tudo o que marcou. Se quiser guardar uma cópia, baixe seus dados antes."
          onConfirm={() => setIsAskingAgain(true)}
        />
      }
    >
      <p>
        Apaga na hora a conta, as escolhas, as autorizações e as contagens. Não dá para desfazer. Pedimos a
        confirmação duas vezes.
      </p>
      {isAskingAgain ? <ErasureDialog {...props} onClose={() => setIsAskingAgain(false)} /> : null}
    </AccountRow>
  );
}

interface ErasureDialogProps extends EraseAccountProps {
  onClose: () => void;
}

function tellWrongPassword(): void {
  const { eraseError: title, wrongErasurePassword: description } = accountTexts;
  notify({ title, description }, { kind: 'error' });
}

function ErasureDialog({ email, hasPassword, explain, onClose }: ErasureDialogProps) {
  const formId = useId();
  const { mutate, isPending } = useEraseAccount(explain, useToldUnseen(tellWrongPassword));
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: shownTexts(erasureSchema),
    defaultValues: { password: '' },
  });
  const submit = handleSubmit(({ password }) => {
    mutate(
      { email, password },
      {
        onError: (error) => {
          if (!(error instanceof WrongPasswordError)) return;
          setError('password', { message: accountTexts.wrongErasurePassword }, { shouldFocus: true });
        },
      },
    );
  });
  const confirm = hasPassword
    ? { type: 'submit' as const, form: formId }
    : { onClick: () => mutate({ email, password: null }) };
  return (
    <Dialog
      isAlert
      isOpen
      size="small"
      onClose={isPending ? undefined : onClose}
      title="Excluir para sempre?"
      description={`A conta ${email} e tudo o que está nela serão apagados agora.`}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            Cancelar
          </Button>
          <Button {...confirm} variant="danger" isLoading={isPending}>
            {isPending ? 'Excluindo...' : 'Excluir para sempre'}
          </Button>
        </>
      }
    >
      {hasPassword ? (
        <>
          <PasswordOwner form={formId} email={email} />
          <form id={formId} noValidate className="mt-4" onSubmit={(event) => void submit(event)}>
            <Field label="Sua senha" error={formState.errors.password?.message}>
              <PasswordInput {...register('password')} autoComplete="current-password" />
            </Field>
          </form>
        </>
      ) : (
        <p className="text-muted mt-4">
          Sua conta entra com o Google. A exclusão exige que você tenha entrado há menos de 15 minutos.
        </p>
      )}
    </Dialog>
  );
}
