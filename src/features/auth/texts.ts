import { errorCode, isRefusal } from '@/lib/errors';
import { spentCode } from '@/lib/session/auth-link';

/** Spec §8, and ours where it has none. */
export const authTexts = {
  signedIn: 'Login realizado!',
  signInError: { title: 'Erro ao fazer login', fallback: 'Verifique suas credenciais.' },
  signedUp: { title: 'Conta criada!', description: 'Você já pode fazer login.' },
  signUpError: { title: 'Erro ao criar conta', fallback: 'Tente novamente.' },
  google: 'Em breve!',
  recoverySent:
    'Se houver uma conta com este e-mail, enviamos um link e um código para criar uma nova senha. Confira também a caixa de spam.',
  recoveryError: { title: 'Erro ao pedir o link', fallback: 'Tente novamente.' },
  codeError: { title: 'Não foi possível confirmar o código', fallback: 'Tente novamente.' },
  codeRefused: 'Código não aceito',
  linkError: { title: 'Não foi possível usar este link', fallback: 'Tente novamente.' },
  codeSent:
    'Se houver o que confirmar neste e-mail, enviamos um link e um código. Confira também a caixa de spam.',
  otherHalf: 'Falta confirmar pela mensagem que enviamos ao outro e-mail.',
  passwordSaved: 'Senha alterada com sucesso!',
  passwordError: { title: 'Erro ao alterar senha', fallback: 'Tente novamente.' },
} as const;

export const linkProblems = {
  expired: 'Este link venceu ou já foi usado. Peça um novo abaixo.',
  elsewhere:
    'Este link só abre no navegador em que foi pedido. Abra o e-mail nesse navegador ou peça um novo link abaixo.',
  spent: 'Este link venceu ou já foi usado. Peça um novo, ou digite o código da mensagem mais nova.',
  incomplete: 'Este link veio incompleto. Digite o código que está na mensagem.',
  refused: 'Não foi possível usar este link. Peça um novo abaixo.',
} as const;

export const linkWords = {
  recovery: {
    action: 'Criar nova senha',
    reason: 'Para criar uma nova senha, confirme que foi você quem abriu o link.',
  },
  signup: { action: 'Confirmar conta', reason: 'Para usar a conta, confirme que este e-mail é seu.' },
  email_change: {
    action: 'Confirmar troca de e-mail',
    reason: 'Confirme que o e-mail da conta deve ser trocado.',
  },
} as const;

/** The code survives changes of the English message. */
const sentences = new Map([
  ['invalid_credentials', 'E-mail ou senha incorretos.'],
  ['email_not_confirmed', 'Confirme seu e-mail pelo link que enviamos e tente novamente.'],
  ['user_already_exists', 'Já existe uma conta com este e-mail.'],
  ['email_exists', 'Já existe uma conta com este e-mail.'],
  ['email_address_invalid', 'Este e-mail não pode ser usado.'],
  ['email_address_not_authorized', 'Este e-mail não pode ser usado.'],
  [spentCode, 'O código está errado, venceu ou já foi usado. Confira o e-mail e o código, ou peça outro.'],
  ['validation_failed', 'Confira os dados e tente novamente.'],
  ['weak_password', 'A senha é fácil de adivinhar. Escolha outra, mais longa.'],
  ['same_password', 'A nova senha precisa ser diferente da atual.'],
  ['signup_disabled', 'Novos cadastros estão fechados no momento.'],
  ['email_provider_disabled', 'O acesso por e-mail está fechado no momento.'],
  ['user_banned', 'Esta conta está suspensa.'],
  ['session_expired', 'Sua sessão terminou. Entre de novo.'],
  ['session_not_found', 'Sua sessão terminou. Entre de novo.'],
]);

/** The service read the message's code and refused it. */
export const isSpent = (error: unknown): boolean => errorCode(error) === spentCode;

/** Failures without an answer have nothing worth showing ('Failed to fetch'). */
function refusalWords(error: unknown): string | null {
  if (!isRefusal(error)) return null;
  // Gateways before the service refuse too, in words and codes of their own.
  if (error.status === 429) {
    const [, seconds] = /after (\d{1,3}) seconds/.exec(error.message) ?? [];
    const wait =
      seconds === undefined ? 'alguns minutos' : seconds === '1' ? '1 segundo' : `${seconds} segundos`;
    return `Muitas tentativas. Espere ${wait} e tente novamente.`;
  }
  return error.message === '' ? null : error.message;
}

/** Spec §8: translated by code; `fallback` without an answer. */
export function authMessage(error: unknown, fallback: string): string {
  return sentences.get(errorCode(error) ?? '') ?? refusalWords(error) ?? fallback;
}
