import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/button';
import { EmailField, PasswordField } from './account-fields';
import { GoogleButton } from './google-button';
import { type Draft, fieldAtFault } from './model';
import { useSignIn } from './mutations';
import { signInSchema } from './schema';

interface SignInFormProps {
  draft: Draft;
  onDraft: (typed: Partial<Draft>) => void;
  onForgotten: () => void;
}

/** E-mail and password; once signed in, the screen leaves by itself. */
export function SignInForm({ draft, onDraft, onForgotten }: SignInFormProps) {
  const { mutate, isPending } = useSignIn();
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: draft.email, password: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((values) => {
    mutate(values, { onError: (error) => setFocus(fieldAtFault(error)) });
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
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
      <GoogleButton label="Entrar com Google" />
    </form>
  );
}
