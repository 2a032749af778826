export const analysisTexts = {
  loginRequired: 'Faça login para gerar sua análise',
  sessionRefused:
    'O serviço de análise não reconheceu a sua sessão. Se isso continuar, saia da conta e entre de novo.',
  needsChoices: 'Você precisa favoritar alguns candidatos primeiro',
  failed: 'Erro ao gerar análise política',
  succeeded: 'Análise gerada com sucesso!',
  situationError: 'Não foi possível saber agora se há inteligência artificial ligada',
  consentUnknown: 'Não foi possível ler sua autorização',
  copied: 'Texto copiado',
  notCopied: 'Não foi possível copiar o texto',
  consentError: 'Não foi possível registrar sua autorização. Tente novamente.',
  revocationError: 'Não foi possível retirar sua autorização. Tente novamente.',
  consentGiven: 'Autorização registrada',
  consentRevoked: 'Autorização retirada',
} as const;
