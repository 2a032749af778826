import { refusalText as refusalIn, typedStays as kept } from '@/features/admin/refusals';

/** By the database's tokens. */
const refusals: Readonly<Record<string, string>> = {
  explicacao_mudou: `Outra pessoa mexeu nesta explicação antes de você. ${kept} Confira o que mudou, marcado com ‘antes’, e tente novamente.`,
  explicacao_propria: 'Quem escreveu o texto não o publica: outra pessoa da administração precisa conferir.',
  explicacao_sem_autor:
    'Ninguém responde por este texto. Envie-o para revisão: você passa a responder por ele, e outra pessoa publica.',
  explicacao_situacao: 'A explicação não está mais em uma situação que permita isso.',
  explicacao_sem_fonte: `A fonte precisa estar inteira, com um endereço https. ${kept}`,
  explicacao_titulo: `O título precisa ter de 10 a 120 caracteres. ${kept}`,
  explicacao_sim: `O que o Sim significava precisa ter de 20 a 280 caracteres. ${kept}`,
  explicacao_nao: `O que o Não significava precisa ter de 20 a 280 caracteres. ${kept}`,
  explicacao_desigual: `Um lado está contado bem mais longo que o outro. ${kept}`,
  votacao_nao_nominal: 'Só se explica uma votação nominal.',
};

export function refusalText(error: unknown): string {
  return refusalIn(error, (token) => refusals[token]);
}

/** Somebody else's act came first. */
export const overtaking = ['explicacao_mudou', 'explicacao_situacao'] as const;

export const panelTexts = {
  loadError: 'Não foi possível carregar as explicações.',
  ownText: 'O texto é seu: outra pessoa da administração precisa conferir e publicar.',
  nobodys:
    'Ninguém responde por este texto. Quem o enviar para revisão passa a responder por ele, e outra pessoa publica.',
  notSent: 'Só se publica o que foi enviado para revisão.',
  unsaved: 'Salve o que mudou antes de enviar, publicar ou retirar.',
  onAir:
    'Esta explicação está publicada. Salvar uma mudança a tira do ar até que outra pessoa publique o novo texto.',
  notWhole: 'A prévia aparece quando todos os campos estiverem certos.',
  saved: 'Rascunho salvo',
  done: {
    enviar: 'Explicação enviada para revisão',
    publicar: 'Explicação publicada',
    retirar: 'Explicação retirada',
  },
} as const;
