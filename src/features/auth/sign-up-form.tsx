import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { minimumPasswordLength } from '@/lib/password-rules';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { shownTexts } from '@/ui/form/shown-texts';
import { Field } from '@/ui/form/field';
import { TextInput } from '@/ui/form/text-input';
import { EmailField, PasswordField } from './account-fields';
import { GoogleButton } from './google-button';
import { FormFailure } from './form-failure';
import { type Draft, pointOut } from './model';
import { useSignUp } from './mutations';
import { signUpSchema } from './schema';
import { authTexts } from './texts';

interface SignUpFormProps {
  draft: Draft;
  onDraft: (typed: Partial<Draft>) => void;
  onUnconfirmed: (userId: string) => void;
}

/** Explains above the button what choosing reveals; consent comes with the first choice. */
export function SignUpForm({ draft, onDraft, onUnconfirmed }: SignUpFormProps) {
  const { mutate, isPending, error } = useSignUp();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: shownTexts(signUpSchema),
    defaultValues: { ...draft, password: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((values) => {
    mutate(values, {
      onSuccess: ({ userId, hasSession }) => {
        if (!hasSession) onUnconfirmed(userId);
      },
      onError: (refusal) => pointOut(refusal, { setError, setFocus }),
    });
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <FormFailure error={error} {...authTexts.signUpError} />
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
      <p className="text-small text-muted">
        Favoritar ou ignorar alguém revela opinião política, que é dado sensível. Perguntamos antes de
        guardar. <Link to={paths.privacy}>Privacidade</Link>
      </p>
      <Button type="submit" variant="primary" size="large" isBlock isLoading={isPending}>
        {isPending ? 'Criando conta...' : 'Cadastrar'}
      </Button>
      <GoogleButton label="Cadastrar com Google" />
    </form>
  );
}
