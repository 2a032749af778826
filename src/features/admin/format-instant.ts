const instant = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Sao_Paulo',
});

/** A moment (ISO 8601 with zone) as 'dd/MM/yyyy HH:mm' in Brasília's time; a dash when it is no date. */
export function formatInstant(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? '—' : instant.format(date).replace(',', '');
}
