import * as z from 'zod/mini';
import {
  chosenPassword,
  minimumNewPasswordLength,
  minimumPasswordLength,
  typedPassword,
} from '@/lib/password-rules';
import { tidyText } from '@/lib/text/tidy-text';
import { mailPurposes } from './mail-proof';

/** Pasted addresses and names bring along what nobody sees. */
const tidy = z.overwrite<string>((text) => tidyText(text));

const email = z
  .string()
  .check(
    tidy,
    z.minLength(1, 'E-mail é obrigatório'),
    z.regex(z.regexes.email, 'Digite um e-mail completo, como nome@exemplo.com'),
  );

const isTyped = z.minLength(1, 'Senha é obrigatória');
const chosen = (minimum: number) => chosenPassword('Senha', minimum, isTyped);

export const signInSchema = z.object({
  email,
  password: typedPassword.check(isTyped),
});
export type SignInValues = z.infer<typeof signInSchema>;

export const signUpSchema = z.object({
  // Every token carries it: headers hold no more than a few thousand bytes.
  name: z
    .string()
    .check(
      tidy,
      z.minLength(1, 'Nome é obrigatório'),
      z.maxLength(120, 'Nome deve ter no máximo 120 caracteres'),
    ),
  email,
  password: chosen(minimumPasswordLength),
});
export type SignUpValues = z.infer<typeof signUpSchema>;

export const recoverySchema = z.object({ email });
export type RecoveryValues = z.infer<typeof recoverySchema>;

/** As a message shows it, or pasted with spaces or any dash between. */
export const codeSchema = z.object({
  type: z.literal(mailPurposes),
  email,
  token: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.normalize('NFKC').replace(/[\s\p{Cf}\p{Pd}]/gu, '')),
    ),
    z
      .string()
      .check(
        z.minLength(1, 'Código é obrigatório'),
        z.regex(/^\d{6,10}$/, 'Digite o código como está no e-mail, com pelo menos 6 números'),
      ),
  ),
});

export const newPasswordSchema = z.object({ password: chosen(minimumNewPasswordLength) });
export type NewPasswordValues = z.infer<typeof newPasswordSchema>;
