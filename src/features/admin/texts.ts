import { spentCode } from '@/lib/session/auth-link';

/** Spec §8; sentences it lacks are ours. */
export const adminTexts = {
  signInError: 'Erro ao fazer login',
  signOutError: 'Erro ao fazer logout',
  signedOut: 'Logout realizado com sucesso',
  accessError: 'Não foi possível verificar o seu acesso.',
  listError: 'Erro ao carregar candidatos',
  updateError: 'Erro ao atualizar candidato',
  archived: 'Candidato arquivado',
  restored: 'Candidato restaurado',
  deleteError: 'Erro ao excluir candidato',
  deleted: 'Candidato excluído',
  recordError: 'Erro ao carregar candidato',
  updated: 'Candidato atualizado com sucesso',
  created: 'Candidato criado com sucesso',
  factsLater: 'Salve primeiro; os fatos e as fontes vêm depois.',
  saveError: 'Erro ao salvar candidato',
  imageError: { title: 'Erro ao carregar imagem', description: 'Verifique se a URL está correta' },
  imageOffline: {
    title: 'Erro ao carregar imagem',
    description: 'Sem conexão. Tente novamente quando a rede voltar.',
  },
} as const;

/** By the service's code, or how the address came. */
const signInRefusals = new Map([
  ['access_denied', 'O acesso não foi autorizado no Google.'],
  [spentCode, 'O endereço venceu ou já foi usado. Entre de novo.'],
  ['opened-elsewhere', 'O login foi começado em outro navegador.'],
  ['signup_disabled', 'Esta conta do Google não tem cadastro aqui.'],
  ['user_banned', 'Esta conta está suspensa.'],
]);

export function signInRefusal(code: string): string {
  return signInRefusals.get(code) ?? 'O login pelo Google não terminou. Tente novamente.';
}

export const reasons = {
  revoked: 'Sua permissão de administrador foi retirada. Nada foi alterado.',
  revokedInForm:
    'Sua permissão de administrador foi retirada. Nada foi salvo; o que você escreveu continua aqui e neste navegador.',
  stale: 'Outra pessoa alterou este candidato antes. A lista foi atualizada: confira e tente novamente.',
  photoMissing: 'Esta ficha não tem foto. Informe a URL da foto no formulário para restaurar.',
  sourceMissing: 'Há um fato sem fonte nesta ficha. Escolha a fonte dele no formulário para restaurar.',
  unreachable: 'Sem resposta do servidor. Nada foi alterado; tente novamente.',
  unreachableInForm: 'Sem resposta do servidor. O que você escreveu continua aqui; tente novamente.',
  unreachableOnCreate:
    'Sem resposta do servidor. O que você escreveu continua aqui; antes de tentar novamente, veja na lista se o candidato já foi criado.',
  gone: 'Este candidato não existe mais. O que você escreveu continua aqui.',
  fields: 'Confira os campos marcados.',
  unknown: 'O banco de dados recusou a mudança. Nada foi alterado.',
} as const;
