export const accountTexts = {
  loadError: 'Erro ao carregar informações do usuário',
  passwordChanged: 'Senha alterada com sucesso!',
  wrongPassword: 'Senha atual incorreta',
  passwordError: 'Erro ao alterar senha',
  signedOut: 'Logout realizado com sucesso',
  keptHere: 'As escolhas guardadas neste aparelho continuam aqui.',
  signOutError: 'Erro ao fazer logout',
  exportError: 'Erro ao baixar seus dados',
  erased: {
    title: 'Conta excluída',
    description: 'Sua conta, suas escolhas e suas autorizações foram apagadas.',
  },
  choicesErased: 'Suas escolhas foram apagadas',
  eraseChoicesError: { title: 'Erro ao apagar suas escolhas', description: 'Tente novamente.' },
  eraseError: 'Erro ao excluir a conta',
  wrongErasurePassword: 'Senha incorreta',
  signInAgain:
    'Por segurança, a exclusão exige uma entrada recente. Saia da conta, entre de novo e repita em até 15 minutos.',
  tryAgain: 'Tente novamente.',
} as const;
