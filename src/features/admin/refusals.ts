import { errorCode, policyRefusal } from '@/lib/errors';

export const typedStays = 'O que você digitou continua aqui.';

/** The database raises one for each of its rules. */
export function hasToken(error: unknown, ...tokens: readonly string[]): boolean {
  return error instanceof Error && tokens.includes(error.message);
}

/** `wordsOf` knows the subject's own rules. */
export function refusalText(error: unknown, wordsOf: (message: string) => string | undefined): string {
  const code = errorCode(error);
  if (code === null) return `Sem resposta do servidor. ${typedStays} Tente novamente.`;
  if (code === policyRefusal)
    return `Sua permissão de administrador foi retirada. Nada foi gravado. ${typedStays}`;
  const words = wordsOf(error instanceof Error ? error.message : '');
  return words ?? `O banco de dados recusou a mudança. Nada foi gravado. ${typedStays}`;
}
