const reasons: Readonly<Record<string, string>> = {
  sem_provedor:
    'Este site não tem inteligência artificial ligada. O texto só conta o que está nos registros.',
  sem_consentimento: 'Você não consentiu com o envio a um serviço de inteligência artificial.',
  sem_dados: 'Os registros das pessoas que você marcou não puderam ser lidos agora.',
  periodo_eleitoral: 'Nos dias em torno da eleição não geramos textos com inteligência artificial.',
  intervalo: 'Só geramos um texto com inteligência artificial por minuto. Espere um pouco para o próximo.',
  cota: 'Você já usou seus textos com inteligência artificial de hoje. Amanhã há outros.',
  orcamento: 'Os textos com inteligência artificial de hoje acabaram para todo mundo.',
  provedor: 'O serviço de inteligência artificial não respondeu.',
  falha: 'Não foi possível gerar o texto com inteligência artificial agora.',
  recusado: 'O texto da inteligência artificial não seguiu nossas regras de neutralidade e foi descartado.',
};

/** Why a text is a summary, in a sentence; '' for a reason that this page does not know. */
export function reasonText(reason: string | null | undefined): string {
  return reasons[reason ?? ''] ?? '';
}
