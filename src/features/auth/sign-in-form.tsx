import { useForm } from 'react-hook-form';
import { errorCode } from '@/lib/errors';
import { Button } from '@/ui/button';
import { shownTexts } from '@/ui/form/shown-texts';
import { EmailField, PasswordField } from './account-fields';
import { GoogleButton } from './google-button';
import { FormFailure } from './form-failure';
import { type Draft, pointOut } from './model';
import { useSignIn } from './mutations';
import { signInSchema } from './schema';
import { authTexts } from './texts';

interface SignInFormProps {
  draft: Draft;
  onDraft: (typed: Partial<Draft>) => void;
  awaitsMail: boolean;
  onForgotten: () => void;
  onCode: () => void;
}

export function SignInForm({ draft, onDraft, awaitsMail, onForgotten, onCode }: SignInFormProps) {
  const { mutate, isPending, error } = useSignIn();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: shownTexts(signInSchema),
    defaultValues: { email: draft.email, password: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((values) => {
    mutate(values, { onError: (refusal) => pointOut(refusal, { setError, setFocus }) });
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <FormFailure error={error} {...authTexts.signInError} />
      <EmailField
        {...register('email')}
        error={errors.email?.message}
        onInput={(event) => onDraft({ email: event.currentTarget.value })}
      />
      <div className="grid gap-2">
        <PasswordField
          {...register('password')}
          autoComplete="current-password"
          error={errors.password?.message}
        />
        <button
          type="button"
          className="min-h-target justify-self-start underline underline-offset-4 hover:decoration-2"
          onClick={onForgotten}
        >
          Esqueci minha senha
        </button>
      </div>
      <Button type="submit" variant="primary" size="large" isBlock isLoading={isPending}>
        {isPending ? 'Entrando...' : 'Entrar'}
      </Button>
      {awaitsMail || errorCode(error) === 'email_not_confirmed' ? (
        <Button size="large" isBlock onClick={onCode}>
          Tenho um código
        </Button>
      ) : null}
      <GoogleButton label="Entrar com Google" />
    </form>
  );
}
