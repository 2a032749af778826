import * as z from 'zod/mini';
import {
  isHashedWhole,
  maximumPasswordBytes,
  minimumNewPasswordLength,
  minimumPasswordLength,
} from '@/lib/password-rules';

const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'E-mail é obrigatório'),
    z.regex(z.regexes.email, 'Digite um e-mail completo, como nome@exemplo.com'),
  );

function chosenPassword(minimum: number) {
  return z
    .string()
    .check(
      z.minLength(1, 'Senha é obrigatória'),
      z.minLength(minimum, `Senha deve ter no mínimo ${minimum} caracteres`),
      z.refine(isHashedWhole, `Senha deve ter no máximo ${maximumPasswordBytes} caracteres`),
    );
}

export const signInSchema = z.object({
  email,
  password: z.string().check(z.minLength(1, 'Senha é obrigatória')),
});
export type SignInValues = z.infer<typeof signInSchema>;

export const signUpSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Nome é obrigatório')),
  email,
  password: chosenPassword(minimumPasswordLength),
});
export type SignUpValues = z.infer<typeof signUpSchema>;

export const recoverySchema = z.object({ email });
export type RecoveryValues = z.infer<typeof recoverySchema>;

export const newPasswordSchema = z.object({ password: chosenPassword(minimumNewPasswordLength) });
export type NewPasswordValues = z.infer<typeof newPasswordSchema>;
