import * as z from 'zod/mini';
import { chosenPassword, minimumNewPasswordLength, typedPassword } from '@/lib/password-rules';

/** Spec §5; the fields' order decides which failure shows first. */
export const changePasswordSchema = z
  .object({
    currentPassword: typedPassword.check(z.minLength(1, 'Senha atual é obrigatória')),
    newPassword: chosenPassword('Nova senha', minimumNewPasswordLength),
    confirmation: typedPassword.check(z.minLength(1, 'Confirmação de senha é obrigatória')),
  })
  .check(
    z.refine(({ newPassword, confirmation }) => newPassword === confirmation, {
      path: ['confirmation'],
      error: 'As senhas não coincidem',
    }),
  );
export type ChangePasswordValues = z.infer<typeof changePasswordSchema>;

export const erasureSchema = z.object({
  password: typedPassword.check(z.minLength(1, 'Senha é obrigatória')),
});

const text = z.string();
const textOrNull = z.nullable(text);

/** The answer of exportar_meus_dados(); later columns reach the file unread. */
export const exportSchema = z.looseObject({
  exportado_em: text,
  conta: z.looseObject({
    id: text,
    email: textOrNull,
    nome: textOrNull,
    criada_em: z.optional(textOrNull),
    ultima_entrada_em: z.optional(textOrNull),
    email_confirmado_em: z.optional(textOrNull),
    email_pedido: z.optional(textOrNull),
    identidades: z.optional(
      z.array(
        z.looseObject({
          servico: text,
          criada_em: textOrNull,
          ultima_entrada_em: textOrNull,
          dados: z.record(text, z.unknown()),
        }),
      ),
    ),
  }),
  sessoes: z.array(
    z.looseObject({
      iniciada_em: textOrNull,
      renovada_em: textOrNull,
      endereco: textOrNull,
      aparelho: textOrNull,
    }),
  ),
  papeis: z.array(z.looseObject({ role: text })),
  consentimentos: z.array(
    z.looseObject({ finalidade: text, versao: text, concedido_em: text, revogado_em: textOrNull }),
  ),
  uso_ia: z.array(z.looseObject({ dia: text, n: z.number() })),
});
export type ExportedData = z.infer<typeof exportSchema>;

/** Key, title and columns by their names in the file. */
export interface ChoiceExport {
  key: string;
  title: string;
  columns: Readonly<Record<string, string>>;
}

/** The kind's columns read what it says of the person. */
export const choiceRowsSchema = z.array(
  z.catchall(
    z.object({ favorito: z.boolean(), ignorado: z.boolean(), created_at: text, updated_at: text }),
    z.unknown(),
  ),
);
