const unknown = '—';

const instantDate = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'America/Sao_Paulo',
});

/** A moment (ISO 8601 with zone) as dd/MM/yyyy in Brasília's time; a dash when it is missing or no date. */
export function formatDate(instant: string | null | undefined): string {
  const date = new Date(instant ?? '');
  return Number.isNaN(date.getTime()) ? unknown : instantDate.format(date);
}
