import { zodResolver } from '@hookform/resolvers/zod';
import { Lock } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { minimumPasswordLength } from '@/lib/password-rules';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Note } from '@/ui/note';
import { TextInput } from '@/ui/text-input';
import { EmailField, PasswordField } from './account-fields';
import { GoogleButton } from './google-button';
import { type Draft, fieldAtFault } from './model';
import { useSignUp } from './mutations';
import { signUpSchema } from './schema';

interface SignUpFormProps {
  draft: Draft;
  onDraft: (typed: Partial<Draft>) => void;
  /** The account exists, but the person is not signed in yet. */
  onUnconfirmed: () => void;
}

/** Name, e-mail and password, with what choosing will reveal and authorise above the button. */
export function SignUpForm({ draft, onDraft, onUnconfirmed }: SignUpFormProps) {
  const { mutate, isPending } = useSignUp();
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(signUpSchema),
    defaultValues: { ...draft, password: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((values) => {
    mutate(values, {
      onSuccess: ({ hasSession }) => {
        if (!hasSession) onUnconfirmed();
      },
      onError: (error) => setFocus(fieldAtFault(error)),
    });
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <Field label="Nome completo" error={errors.name?.message}>
        <TextInput
          {...register('name')}
          autoComplete="name"
          onInput={(event) => onDraft({ name: event.currentTarget.value })}
        />
      </Field>
      <EmailField
        {...register('email')}
        error={errors.email?.message}
        onInput={(event) => onDraft({ email: event.currentTarget.value })}
      />
      <PasswordField
        {...register('password')}
        autoComplete="new-password"
        hint={`Mínimo de ${minimumPasswordLength} caracteres`}
        error={errors.password?.message}
      />
      <Note tone="info" icon={<Lock className="size-5" />}>
        Favoritar ou ignorar alguém revela opinião política, que é dado sensível. Ao escolher, você autoriza
        guardar a escolha na sua conta. Ninguém mais vê, nem os administradores. Apague quando quiser em
        Conta. <Link to={paths.privacy}>Privacidade</Link>
      </Note>
      <Button type="submit" variant="primary" size="large" isBlock isLoading={isPending}>
        {isPending ? 'Criando conta...' : 'Cadastrar'}
      </Button>
      <GoogleButton label="Cadastrar com Google" />
    </form>
  );
}
