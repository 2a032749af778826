export const linkNoticeTexts = {
  expired: {
    title: 'Este link venceu ou já foi usado',
    description: 'Se a conta já é sua, entre com e-mail e senha. Senão, peça um novo link.',
  },
  refused: {
    title: 'Não foi possível usar este link',
    description: 'Entre com e-mail e senha, ou peça um novo link.',
  },
  'opened-elsewhere': {
    title: 'Este link foi pedido em outro navegador',
    description: 'Entre aqui com e-mail e senha.',
  },
} as const;
