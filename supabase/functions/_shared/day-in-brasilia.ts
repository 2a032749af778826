export function dayInBrasilia(moment: number): string {
  const options = {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'America/Sao_Paulo',
  } as const;
  return new Intl.DateTimeFormat('pt-BR', options).format(moment).split('/').reverse().join('-');
}
